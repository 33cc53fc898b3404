"""What a game tells a learner about a position, as bits and small numbers."""

from __future__ import annotations

from typing import Final, Generic

from firehouse.core.game import S
from firehouse.envs.row import Bytes, Row, Words, zeros

MOST: Final = 255
"""Numbers above this are told as this."""
CODE: Final = 63
ARGUMENT: Final = 6
"""A feature is its code plus 64 times its argument."""
UNSURE: Final = -1
"""In place of a word that stands for a plane: look at the plane itself."""


class Coder(Generic[S]):
    """Writes planes, and a vector of flags and numbers; each game fills in what it knows."""

    board: Row
    """Where planes go, a row for each."""
    facts: Row
    """Where the vector goes."""
    words: Words
    """What stands for each plane that has been written."""

    def __init__(self, planes: list[int], flags: list[int], numbers: list[int]) -> None:
        self.planes: list[int] = planes
        self.flags: list[int] = flags
        self.numbers: list[int] = numbers

    def into(self, planes: Bytes, vector: Bytes, size: int) -> None:
        """Write into this memory, all 0, which has room for so many positions."""
        count = len(self.planes)
        self.board = Row(planes, len(planes) // max(1, size * count))
        self.facts = Row(vector, len(vector) // size)
        self.words = zeros(size * count)

    def write(self, state: S, number: int) -> None:
        """Tell a position, in the rows of this number; planes that stand there are left."""
        self.look(state)
        row = number * len(self.planes)
        for feature in self.planes:
            code = feature & CODE
            argument = feature >> ARGUMENT
            word = self.word(state, code, argument)
            if word != self.words[row] or word == UNSURE:
                self.words[row] = word
                self.board.begin(row)
                self.plane(state, code, argument, word)
            row += 1
        self.facts.begin(number)
        for feature in self.flags:
            self.flag(state, feature & CODE, feature >> ARGUMENT)
        for feature in self.numbers:
            self.facts.number(min(MOST, self.number(state, feature & CODE, feature >> ARGUMENT)))

    def look(self, state: S) -> None:
        """Find out what several features need."""
        raise TypeError("abstract")

    def word(self, state: S, code: int, argument: int) -> int:
        """A word that stands for a plane among those of its kind; 0 only for an empty one."""
        raise TypeError("abstract")

    def plane(self, state: S, code: int, argument: int, word: int) -> None:
        """Write one plane, for which this word stands."""
        raise TypeError("abstract")

    def flag(self, state: S, code: int, argument: int) -> None:
        """Write the flags of one kind."""
        raise TypeError("abstract")

    def number(self, state: S, code: int, argument: int) -> int:
        """One number; never negative."""
        raise TypeError("abstract")

    def won(self, state: S) -> bool:
        """Has the game been won?"""
        raise TypeError("abstract")

    def score(self, state: S) -> int:
        """How much was saved: victims or tiles."""
        raise TypeError("abstract")

    def potential(self, state: S) -> float:
        """How promising a position is, for the shaped reward; about from -1 to 1."""
        raise TypeError("abstract")
