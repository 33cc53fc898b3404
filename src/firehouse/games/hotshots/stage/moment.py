"""The position to which labels refer: who acts, where, and what the game waits for."""

from __future__ import annotations

from firehouse.core.stack import argument_in, step_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, place_of
from firehouse.games.hotshots.rules.turn import awaited


class Moment:
    """A position with what most labels need of it, looked up once."""

    __slots__ = ("about", "g", "here", "s", "step", "who")

    def __init__(self, g: House, s: State) -> None:
        entry = s.todo[-1]
        self.g = g
        self.s = s
        self.step = step_of(entry)
        self.about = argument_in(entry)
        """What the game waits for is about this: a pawn, a tile, or several packed into one."""
        self.who = awaited(g, s, entry).who
        self.here = place_of(s, s.turn)
