"""Fire cards by number: what each one does, and the three classes they are dealt by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.unknown import unknown

SINGLE: Final = 0
MULTIPLE: Final = 1
LOWEST: Final = 2
EMBER: Final = 3
WIND: Final = 4
WIND_BLOWS: Final = 5
KINDS: Final = ("single", "multiple", "lowest", "ember", "wind", "wind-blows")

OTHER: Final = 0
BLOWS: Final = 1
BREEZE: Final = 2
CLASSES: Final = 3
"""The cards of one class are equally likely at every place of their class in the deck."""

MOST: Final = 60


class Cards:
    """The Fire cards of a game as columns of a table."""

    every: i64
    embers: i64
    others: i64
    blows: i64
    breezes: i64

    def __init__(
        self,
        kinds: list[int],
        first: list[int],
        second: list[int],
        ids: list[str],
        reconstructed: list[bool],
    ) -> None:
        self.kinds = kinds
        self.first = first
        """A limit, a tile, a direction, or 1 for a gust."""
        self.second = second
        """The second limit, or 1 for a feeding wind."""
        self.ids = ids
        self.reconstructed = reconstructed
        self.every = 0
        self.embers = 0
        self.others = 0
        self.blows = 0
        self.breezes = 0
        for card, kind in enumerate(kinds):
            here: int = bit(card)
            self.every |= here
            if kind == WIND_BLOWS:
                self.blows |= here
            elif kind == WIND:
                self.breezes |= here
            elif kind == EMBER:
                self.embers |= here
                self.others |= here
            elif kind == SINGLE or kind == MULTIPLE or kind == LOWEST:  # noqa: SIM109 - no tuple in hot code
                self.others |= here
            else:
                raise unknown("Fire card", kind)

    def of_class(self, group: i64) -> i64:
        """The set of the cards of a class."""
        if group == OTHER:
            return self.others
        if group == BLOWS:
            return self.blows
        if group == BREEZE:
            return self.breezes
        raise unknown("class", group)

    def class_of(self, card: i64) -> i64:
        """The class of a card."""
        if (self.others >> card) & 1:
            return OTHER
        if (self.blows >> card) & 1:
            return BLOWS
        if (self.breezes >> card) & 1:
            return BREEZE
        raise unknown("card", card)
