"""Hazardous materials: fire that reaches one makes it explode."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.flashpoint import events, tokens
from firehouse.flashpoint.board import DICE_SQUARES
from firehouse.flashpoint.effects import Log, remove_hazmat
from firehouse.flashpoint.fire import explode
from firehouse.flashpoint.hot_spots import leave_hot_spot
from firehouse.flashpoint.house import House
from firehouse.flashpoint.state import State


def kindle(s: State, log: Log) -> None:
    """Mark every hazmat that fire has reached, before anything puts that fire out."""
    for entry in tokens.entries(s.hazmats):
        square: i64 = tokens.square_of(entry)
        if square < DICE_SQUARES and s.fire & bit(square) and not entry & tokens.MARKED:
            s.hazmats = tokens.remove(s.hazmats, entry)
            s.hazmats = tokens.add(s.hazmats, tokens.slot(square, tokens.MARKED))
            if log is not None:
                log.append(events.HazmatReached(square))


def explode_next(g: House, s: State, log: Log) -> bool:
    """Explode one hazmat that fire has reached and take it away; False if there is none."""
    entry = tokens.first_marked(s.hazmats)
    if not entry:
        return False
    square = tokens.square_of(entry)
    explode(g, s, log, square, "hazmat")
    remove_hazmat(s, log, entry, "exploded")
    leave_hot_spot(g, s, log, square, "hazmat")
    return True
