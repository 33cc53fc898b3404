"""Hazardous materials: fire that reaches one makes it explode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.kinds import Kind
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import actions, features, reasons, tokens
from firehouse.games.flashpoint.rules.effects import Log, remove_hazmat
from firehouse.games.flashpoint.rules.fire import explode
from firehouse.games.flashpoint.rules.hot_spots import leave_hot_spot
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.steps import CHOOSE_HAZMAT

KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        actions.EXPLODE, "explode", "inside", headings.MATERIALS, (features.HAZMATS,), answers=True
    ),
)


def kindle(s: State, log: Log) -> None:
    """Mark every hazmat that fire has reached, before anything puts that fire out."""
    if not tokens.first_in(s.hazmats, s.fire):
        return
    for entry in tokens.entries(s.hazmats):
        square: i64 = tokens.square_of(entry)
        if square < DICE_SQUARES and s.fire & bit(square) and not entry & tokens.MARKED:
            s.hazmats = tokens.remove(s.hazmats, entry)
            s.hazmats = tokens.add(s.hazmats, tokens.slot(square, tokens.MARKED))
            if log is not None:
                log.append(events.HazmatReached(square))


def explode_next(g: House, s: State, log: Log, again: i64) -> bool:
    """Explode one hazmat that fire has reached, and take the step `again` after it.

    The player on turn chooses among several squares. False if fire has reached none.
    """
    reached = tokens.marked_squares(s.hazmats)
    if not reached:
        return False
    s.todo.append(again)
    if reached & (reached - 1):
        s.todo.append(CHOOSE_HAZMAT)
    else:
        set_off(g, s, log, first(reached))
    return True


def set_off(g: House, s: State, log: Log, square: i64) -> None:
    """Explode a hazmat of a square and take it away."""
    explode(g, s, log, square, "hazmat")
    remove_hazmat(s, log, tokens.slot(square, tokens.MARKED), "exploded")
    leave_hot_spot(g, s, log, square, "hazmat")


def set_off_refusal(s: State, square: i64) -> i64:
    """Why no hazmat of this square can be the next to explode."""
    if square < DICE_SQUARES and tokens.marked_squares(s.hazmats) & bit(square):
        return reasons.ALLOWED
    return reasons.HAZMAT_NOT_REACHED
