"""What a picture must know of the moment: the phase, who acts, whether dice are on the table."""

from __future__ import annotations

from typing import Final

from firehouse.core.stack import step_of
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import FOUGHT, State, has_flag
from firehouse.games.hotshots.rules.turn import awaited

MOVE: Final = "move"
FIGHT: Final = "fight"
CARD: Final = "card"
PHASES: Final = (MOVE, FIGHT, CARD)
SET_UP: Final = "set-up"
OVER: Final = "over"
NOBODY: Final = -1


def phase(s: State) -> str:
    """The phase of the turn, which shows in what is still to come."""
    coming = {step_of(entry) for entry in s.todo}
    if s.ended:
        return OVER
    if steps.DRAW in coming:
        return FIGHT if has_flag(s, FOUGHT) else MOVE
    if steps.END_TURN in coming:
        return CARD
    return MOVE if steps.CHOOSE_CHARACTER in coming else SET_UP


def fighting(s: State) -> bool:
    """Are dice being rolled for a tile?"""
    asked = step_of(s.todo[-1]) if s.todo and not s.ended else NOBODY
    return asked in (steps.ROLL_DICE, steps.LOCK, steps.GO_ON)


def actor(g: House, s: State) -> int:
    """Who decides now; at a chance, whose turn it is; nobody before the first turn and at the end.

    A single player chooses who acts, so that nobody does at that moment.
    """
    if phase(s) in (OVER, SET_UP) or step_of(s.todo[-1]) == steps.CHOOSE_CHARACTER:
        return NOBODY
    who = awaited(g, s, s.todo[-1]).who
    return int(s.turn) if who == NOBODY else who
