"""The position to which labels refer: who acts, where, and what the game waits for."""

from __future__ import annotations

from firehouse.core.phrase import Phrase
from firehouse.core.stack import argument_in, step_of
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, LEVEL, WAYS
from firehouse.games.flashpoint.residents import NOBODY_YET, Residents
from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.words.places import places


class Moment:
    """A position with what most labels need of it, looked up once."""

    __slots__ = ("about", "g", "here", "known", "names", "s", "start", "step", "who")

    def __init__(
        self, g: House, s: State, known: Residents = NOBODY_YET, start: int = OFF_BOARD
    ) -> None:
        entry = s.todo[-1]
        self.g = g
        self.s = s
        self.known = known
        self.names = places(g.board).names
        self.step = step_of(entry)
        self.about = argument_in(entry)
        """What the game waits for is about this: a pawn, a square or an effect."""
        self.who = self.about if self.step in steps.OF_A_PAWN else s.turn
        self.here = place_of(s, self.who)
        self.start = self.here if start == OFF_BOARD else start
        """Where the pawn took up what it has with it."""

    def beyond(self, way: int, start: int | None = None) -> int:
        """The square that a way leads to."""
        square = self.here if start is None else start
        return square if way == HERE else self.g.next[square * WAYS + way]

    def edge(self, side: int, who: int | None = None) -> int:
        """The edge on a side of the square of a pawn, else of the one who acts."""
        square = self.here if who is None else place_of(self.s, who)
        return self.g.edge[square * 4 + side]

    def entrance(self, to: int) -> Phrase | None:
        """The entrance that a step of the pawn who acts leads through."""
        for side in range(4):
            if self.beyond(side) == to and self.here != OFF_BOARD:
                return places(self.g.board).way_in(self.edge(side))
        return None

    def burns(self, square: int) -> bool:
        """Is there fire on the square?"""
        s = self.s
        if square < DICE_SQUARES:
            return bool(s.fire >> square & 1)
        return bool(s.fire_outside >> (square - DICE_SQUARES) & 1)

    def calls(self, square: int) -> bool:
        """Does a marker lie there that nobody has turned over?"""
        return square < DICE_SQUARES and bool(self.s.poi >> square & 1)

    def is_damaged(self, edge: int) -> bool:
        """Does the wall carry a damage marker?"""
        return _has(self.s.damaged_v, self.s.damaged_h, edge)

    def is_open(self, edge: int) -> bool:
        """Is the door or window open?"""
        return _has(self.s.open_v, self.s.open_h, edge)


def _has(upright: int, level: int, edge: int) -> bool:
    return bool(upright >> edge & 1 if edge < LEVEL else level >> (edge - LEVEL) & 1)
