"""Hazardous materials: fire that reaches one makes it explode."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.flashpoint import events, reasons, tokens
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.effects import Log, add_hot_spot, remove_hazmat
from firehouse.flashpoint.fire import explode
from firehouse.flashpoint.house import House
from firehouse.flashpoint.state import State
from firehouse.flashpoint.steps import CHOOSE_HAZMAT


def kindle(s: State, log: Log) -> None:
    """Mark every hazmat that fire has reached, before anything puts that fire out."""
    for entry in tokens.entries(s.hazmats):
        square: i64 = tokens.square_of(entry)
        if square < DICE_SQUARES and s.fire & bit(square) and not entry & tokens.MARKED:
            s.hazmats = tokens.remove(s.hazmats, entry)
            s.hazmats = tokens.add(s.hazmats, tokens.slot(square, tokens.MARKED))
            if log is not None:
                log.append(events.HazmatReached(square))


def explode_next(g: House, s: State, log: Log, again: i64) -> None:
    """Explode one hazmat that fire has reached, and take the step `again` after it.

    The player on turn chooses among several squares.
    """
    reached = tokens.marked_squares(s.hazmats)
    if not reached:
        return
    s.todo.append(again)
    if reached & (reached - 1):
        s.todo.append(CHOOSE_HAZMAT)
    else:
        set_off(g, s, log, first(reached))


def set_off(g: House, s: State, log: Log, square: i64) -> None:
    """Explode a hazmat of a square and take it away."""
    explode(g, s, log, square, "hazmat")
    remove_hazmat(s, log, tokens.slot(square, tokens.MARKED), "exploded")
    if s.hot_reserve > 0 and not s.hot_spots & bit(square):
        s.hot_reserve -= 1
        add_hot_spot(s, log, square, "hazmat")


def set_off_refusal(s: State, square: i64) -> i64:
    """Why no hazmat of this square can be the next to explode."""
    if square < DICE_SQUARES and tokens.marked_squares(s.hazmats) & bit(square):
        return reasons.ALLOWED
    return reasons.HAZMAT_NOT_REACHED
