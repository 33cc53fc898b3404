"""Characters that draw lines: which one joins arms of given weights."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

NONE: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2

Arms = tuple[int, int, int, int]
"""The weights of the arms up, right, down and left."""

_WEIGHTS: Final = {"LIGHT": LIGHT, "HEAVY": HEAVY}
_SIDES: Final = {
    "UP": (0,),
    "RIGHT": (1,),
    "DOWN": (2,),
    "LEFT": (3,),
    "VERTICAL": (0, 2),
    "HORIZONTAL": (1, 3),
}
_PREFIX: Final = "BOX DRAWINGS "
_FIRST: Final = 0x2500
_LAST: Final = 0x257F


def joined(arms: Arms) -> str:
    """The character with these arms; a blank without any."""
    return _signs().get(arms, " ")


@cache
def _signs() -> dict[Arms, str]:
    found = {}
    for code in range(_FIRST, _LAST + 1):
        arms = _arms(unicodedata.name(chr(code)).removeprefix(_PREFIX))
        if arms is not None:
            found[arms] = chr(code)
    return found


def _arms(name: str) -> Arms | None:
    """The arms that a name such as "DOWN LIGHT AND RIGHT HEAVY" tells; None for other lines."""
    parts = [part.split() for part in name.split(" AND ")]
    leads = parts[0][0] in _WEIGHTS
    arms = [NONE] * 4
    weight = NONE
    for words in parts:
        told = [_WEIGHTS[word] for word in words if word in _WEIGHTS]
        weight = told[0] if told else weight if leads else NONE
        for word in words:
            if word not in _WEIGHTS and word not in _SIDES:
                return None
            for side in _SIDES.get(word, ()):
                arms[side] = weight
    return arms[0], arms[1], arms[2], arms[3]
