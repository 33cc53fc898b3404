"""Dice faces, and handfuls of them: every multiset of up to six faces has a number.

A handful is also a packed word of counts, three bits a face. Handful 0 is empty; `ADD` leads from
a handful and a face to the handful with one more, so that rolling needs no search.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PULASKI: Final = 0
COMBI_TOOL: Final = 1
HOSE: Final = 2
CHAINSAW: Final = 3
MCLEOD: Final = 4
HELMET: Final = 5
FACES: Final = 6

NAMES: Final = ("pulaski", "combi", "hose", "chainsaw", "mcleod", "helmet")
LETTERS: Final = "PCHSMT"

DICE: Final = 6
HANDFULS: Final = 924
"""How many handfuls of none to six dice there are."""


def unit(face: i64) -> i64:
    """One face as a packed word."""
    found: i64 = _UNITS[face]
    return found


def count(packed: i64, face: i64) -> i64:
    """How often a face is in a packed word."""
    return (packed >> (face * 3)) & 7


def total(packed: i64) -> i64:
    """How many dice a packed word holds."""
    found: i64 = 0
    while packed:
        found += packed & 7
        packed >>= 3
    return found


_UNITS: Final = [1, 8, 64, 512, 4096, 32768]


def _all_packed() -> list[int]:
    """Every handful, smaller ones first, each size in a fixed order."""
    found: list[int] = [0]
    layer: list[int] = [0]
    for _ in range(DICE):
        following: list[int] = []
        for word in layer:
            highest = _highest(word)
            for face in range(highest, FACES):
                following.append(word + _UNITS[face])
        found.extend(following)
        layer = following
    return found


def _highest(word: int) -> int:
    """The highest face in a word; 0 if it is empty."""
    found = 0
    for face in range(FACES):
        if (word >> (face * 3)) & 7:
            found = face
    return found


def _weight(word: int) -> int:
    """In how many ways dice can show this handful."""
    ways = 1
    dice = 0
    for face in range(FACES):
        for taken in range((word >> (face * 3)) & 7):
            dice += 1
            ways = ways * dice // (taken + 1)
    return ways


PACKED: Final = _all_packed()
"""The packed word of each handful."""

NUMBER: Final = {word: number for number, word in enumerate(PACKED)}
"""The number of a packed word; a dict, so not for hot code."""

SIZES: Final = [sum((word >> (face * 3)) & 7 for face in range(FACES)) for word in PACKED]
"""How many dice each handful has."""

WEIGHTS: Final = [_weight(word) for word in PACKED]
"""In how many ways that many dice show each handful."""

FIRST_OF_SIZE: Final = [SIZES.index(dice) for dice in range(DICE + 1)] + [HANDFULS]
"""Where the handfuls of a size begin; one more entry for the end."""

ADD: Final = [
    NUMBER.get(word + _UNITS[face], -1) if size < DICE else -1
    for word, size in zip(PACKED, SIZES, strict=True)
    for face in range(FACES)
]
"""Handful × 6 + face: the handful with that face added; -1 beyond six dice."""


def letters(packed: int) -> str:
    """A packed word as letters in the order of the faces."""
    return "".join(letter * ((packed >> (i * 3)) & 7) for i, letter in enumerate(LETTERS))


def words(packed: int) -> list[str]:
    """A packed word as names in the order of the faces."""
    return [name for i, name in enumerate(NAMES) for _ in range((packed >> (i * 3)) & 7)]


def packed_letters(text: str) -> int:
    """The packed word of letters; a ValueError for one that is no face."""
    return sum(_UNITS[LETTERS.index(letter)] for letter in text)
