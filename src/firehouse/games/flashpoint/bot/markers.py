"""How likely face-down markers are victims."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from firehouse.core.bits import first, size
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import pools
from firehouse.games.flashpoint.rules.state import State


def share_of_victims(s: State) -> float:
    """Victims among the markers that have not been turned over; 0 if there are none."""
    found = float(s.bag_victims + s.bag_trapped)
    total = found + float(s.bag_false_alarms + s.bag_hazmats)
    return found / total if total > 0.0 else 0.0


def victims_hidden(s: State) -> float:
    """How many victims are to be expected under the face-down markers."""
    if not s.pools:
        return share_of_victims(s) * float(size(s.poi))
    expected = 0.0
    left = s.poi
    while left:
        expected += pools.likely(s, first(left))
        left &= left - 1
    return expected


@final
class Markers:
    """The chance of each face-down marker; weighed again only if markers have changed."""

    poi: i64
    bag: i64

    def __init__(self) -> None:
        self.poi = 0
        self.bag = -1
        self.pools: list[int] = []
        self.chances: list[float] = [0.0] * DICE_SQUARES

    def weigh(self, s: State) -> None:
        """Take in what lies face down and what it can be."""
        bag = s.bag_victims | (s.bag_false_alarms << 8)
        bag |= (s.bag_hazmats << 16) | (s.bag_trapped << 24)
        if self.poi == s.poi and self.bag == bag and self.pools == s.pools:
            return
        self.poi = s.poi
        self.bag = bag
        self.pools = s.pools
        share = share_of_victims(s)
        left = s.poi
        while left:
            square = first(left)
            left &= left - 1
            self.chances[square] = pools.likely(s, square) if s.pools else share

    def of(self, square: i64) -> float:
        """The chance that the marker on a square is a victim."""
        return self.chances[square]
