"""What a game tells a learner about a position, as bits and small numbers in a row."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from firehouse.core.game import S
from firehouse.envs.row import Row

MOST: Final = 255
"""Numbers above this are told as this."""
CODE: Final = 63
ARGUMENT: Final = 6
"""A feature is its code plus 64 times its argument."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Coder(Generic[S]):
    """Writes planes, then flags, then numbers; each game fills in what it knows."""

    def __init__(self, planes: list[int], flags: list[int], numbers: list[int]) -> None:
        self.planes: vec[i64] = vec[i64](planes)
        self.flags: vec[i64] = vec[i64](flags)
        self.numbers: vec[i64] = vec[i64](numbers)
        self.row = Row()

    def write(self, state: S, words: vec[i64], at: i64) -> None:
        """Tell a position, from the word `at` on."""
        row = self.row
        row.begin(words, at)
        self.look(state)
        index: i64 = 0
        while index < len(self.planes):
            feature = self.planes[index]
            self.plane(state, feature & CODE, feature >> ARGUMENT)
            index += 1
        index = 0
        while index < len(self.flags):
            feature = self.flags[index]
            self.flag(state, feature & CODE, feature >> ARGUMENT)
            index += 1
        row.align()
        index = 0
        while index < len(self.numbers):
            feature = self.numbers[index]
            value = self.number(state, feature & CODE, feature >> ARGUMENT)
            row.bits(value if value < MOST else MOST, 8)
            index += 1
        row.align()

    def look(self, state: S) -> None:
        """Find out what several features need."""
        raise TypeError("abstract")

    def plane(self, state: S, code: i64, argument: i64) -> None:
        """Write one plane."""
        raise TypeError("abstract")

    def flag(self, state: S, code: i64, argument: i64) -> None:
        """Write the flags of one kind."""
        raise TypeError("abstract")

    def number(self, state: S, code: i64, argument: i64) -> i64:
        """One number; never negative."""
        raise TypeError("abstract")

    def won(self, state: S) -> bool:
        """Has the game been won?"""
        raise TypeError("abstract")

    def score(self, state: S) -> i64:
        """How much was saved: victims or tiles."""
        raise TypeError("abstract")

    def potential(self, state: S) -> float:
        """How promising a position is, for the shaped reward; about from -1 to 1."""
        raise TypeError("abstract")
