"""The dice of a fight up to renaming of faces: 75 spots, every roll's hits, and their chances.

A spot is how many icons are open: of the two faces that an ability makes one, and of each other
face in falling order. Which faces they are does not matter to luck.
"""

from __future__ import annotations

from itertools import product
from math import comb
from typing import Final

from mypy_extensions import i64

from firehouse.games.hotshots.data.faces import DICE, FACES

Parts = tuple[int, tuple[int, ...]]
"""Open icons of the exchanged pair, then of the other faces in falling order."""

ICONS: Final = 6
CODES: Final = 4704
_DIGITS: Final = [0, 1, 7, 28, 84, 168, 336]
"""What a face with so many open icons adds to a code; sums of six icons are all different."""
_PAIR: Final = 672


def _falling(total: int, most: int) -> list[tuple[int, ...]]:
    """Every way to write a number as a falling sum."""
    if not total:
        return [()]
    found: list[tuple[int, ...]] = []
    for part in range(min(total, most), 0, -1):
        found.extend((part, *rest) for rest in _falling(total - part, part))
    return found


def _all_parts() -> list[Parts]:
    """Every spot, those with fewer open icons first."""
    found: list[Parts] = []
    for total in range(ICONS + 1):
        for pair in range(total + 1):
            found.extend((pair, parts) for parts in _falling(total - pair, ICONS))
    return found


def _sorted(pair: int, parts: list[int]) -> Parts:
    return pair, tuple(sorted((part for part in parts if part), reverse=True))


def _code(parts: Parts) -> int:
    return parts[0] * _PAIR + sum(_DIGITS[part] for part in parts[1])


def _ways(hits: list[tuple[int, int, int]], dice: int) -> int:
    """In how many ways dice show these hits: (faces, open, hit), where all open means or more."""
    ways = [1] + [0] * dice
    sides = FACES
    for size, cap, hit in hits:
        sides -= size
        following = [0] * (dice + 1)
        for used, number in enumerate(ways):
            for more in range(hit, dice - used + 1 if hit == cap else hit + 1):
                if number and used + more <= dice:
                    following[used + more] += number * comb(used + more, more) * size**more
        ways = following
    return sum(
        number * comb(dice, used) * sides ** (dice - used) for used, number in enumerate(ways)
    )


class Spots:
    """The tables, flat: a spot's outcomes from `first`, an outcome's choices from `start`."""

    def __init__(self) -> None:
        self.parts = _all_parts()
        self.spot_of: list[int] = [0] * CODES
        """The spot of a code."""
        self.open: list[int] = []
        """Icons open at a spot."""
        for spot, parts in enumerate(self.parts):
            self.spot_of[_code(parts)] = spot
            self.open.append(parts[0] + sum(parts[1]))
        self.first: list[int] = []
        self.start: list[int] = []
        self.choices: list[int] = []
        """The spots that an outcome can be locked into."""
        self.ways: list[int] = []
        """Outcome × 7 + dice: in how many ways so many dice come to it."""
        self.misses: list[int] = []
        """Spot × 7 + dice: in how many ways nothing matches."""
        for parts in self.parts:
            self._describe(parts)
        self.first.append(len(self.start))
        self.start.append(len(self.choices))

    def _describe(self, parts: Parts) -> None:
        pair, others = parts
        sizes = [2] * (pair > 0) + [1] * len(others)
        caps = [pair] * (pair > 0) + list(others)
        counted: dict[tuple[tuple[int, int, int], ...], int] = {}
        for hits in product(*(range(cap + 1) for cap in caps)):
            kind = tuple(sorted(zip(sizes, caps, hits, strict=True)))
            counted[kind] = counted.get(kind, 0) + 1
        self.first.append(len(self.start))
        for kind, number in counted.items():
            ways = [number * _ways(list(kind), dice) for dice in range(DICE + 1)]
            if not any(hit for _, _, hit in kind):
                self.misses.extend(ways)
                continue
            self.start.append(len(self.choices))
            self.choices.extend(sorted(self._locks(list(kind))))
            self.ways.extend(ways)

    def _locks(self, kind: list[tuple[int, int, int]]) -> set[int]:
        """The spots after locking one die or more of these hits."""
        found: set[int] = set()
        for locked in product(*(range(hit + 1) for _, _, hit in kind)):
            if any(locked):
                left = [cap - less for (_, cap, _), less in zip(kind, locked, strict=True)]
                pair = sum(n for (size, _, _), n in zip(kind, left, strict=True) if size == 2)
                rest = [n for (size, _, _), n in zip(kind, left, strict=True) if size == 1]
                found.add(self.spot_of[_code(_sorted(pair, rest))])
        return found


SPOTS: Final = Spots()


def spot_of(opened: i64, face: i64, other: i64) -> i64:
    """The spot of packed open icons; the two faces are those an ability exchanges, or -1."""
    code: i64 = 0
    at: i64 = 0
    while opened:
        number = opened & 7
        if number:
            if at == face or at == other:  # noqa: SIM109 - no tuple in hot code
                code += number * _PAIR
            else:
                digit: i64 = _DIGITS[number]
                code += digit
        opened >>= 3
        at += 1
    found: i64 = SPOTS.spot_of[code]
    return found
