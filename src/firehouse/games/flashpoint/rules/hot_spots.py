"""Hot spots: a target that has one flares up, and the last of a chain gets one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.specialists import NEVER, OTHER
from firehouse.games.flashpoint.rules import reasons
from firehouse.games.flashpoint.rules.effects import Log, add_hot_spot
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.phases import push_advance
from firehouse.games.flashpoint.rules.purse import price_refusal, spend
from firehouse.games.flashpoint.rules.state import State, place_of, role_of
from firehouse.games.flashpoint.rules.walls import fire_near

_SQUARE: Final = 127
_HOT: Final = 128
_CHAIN: Final = 256


def note_target(s: State, square: i64) -> None:
    """Remember the target of an advance, whether it was hot, and whether it was a flare-up."""
    hot: i64 = _HOT if s.hot_spots & bit(square) else 0
    s.target = (s.target & _CHAIN) | hot | (square + 1)


def flare(g: House, s: State, log: Log) -> None:
    """A hot target is followed by another advance; the end of such a chain becomes hot itself."""
    square = (s.target & _SQUARE) - 1
    if s.target & _HOT:
        if log is not None:
            log.append(events.FlaredUp(square))
        s.target = _CHAIN
        push_advance(g, s)
        return
    if s.target & _CHAIN:
        leave_hot_spot(g, s, log, square, "flare-up")
    s.target = 0


def leave_hot_spot(g: House, s: State, log: Log, square: i64, cause: str) -> None:
    """Add a hot spot from the reserve, unless one is there or the turn has brought enough."""
    if s.hot_reserve <= 0 or s.hot_spots & bit(square):
        return
    most = g.options.hot_spots_a_turn
    if most:
        if s.heated >= most:
            return
        s.heated += 1
    s.hot_reserve -= 1
    add_hot_spot(s, log, square, cause)


def clear_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to clear a hot spot."""
    return g.roles[role_of(s, s.turn)].clear


def clear_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not clear the hot spot of its square."""
    cost = clear_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_ENGINEER
    here = place_of(s, s.turn)
    if here >= DICE_SQUARES or not s.hot_spots & bit(here):
        return reasons.NO_HOT_SPOT_HERE
    if fire_near(g, s, here):
        return reasons.FIRE_NEAR
    return price_refusal(g, s, cost, OTHER)


def clear_hot_spot(g: House, s: State, log: Log) -> None:
    """Put the hot spot of the square back into the reserve."""
    spend(g, s, log, clear_cost(g, s), OTHER)
    here = place_of(s, s.turn)
    s.hot_spots &= ~bit(here)
    s.hot_reserve += 1
    if log is not None:
        log.append(events.HotSpotCleared(here, s.hot_reserve))
