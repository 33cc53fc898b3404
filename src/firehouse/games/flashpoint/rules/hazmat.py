"""Hazardous materials: fire that reaches one makes it explode."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.effects import Log, add_hot_spot, remove_hazmat
from firehouse.games.flashpoint.rules.fire import explode
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State


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
    if s.hot_reserve > 0 and not s.hot_spots & bit(square):
        s.hot_reserve -= 1
        add_hot_spot(s, log, square, "hazmat")
    return True
