"""The Fire Prevention Specialist: moving smoke and points of interest towards the nearest exit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.flashpoint import events, reasons, steps
from firehouse.flashpoint.board import DICE_SQUARES, WAYS
from firehouse.flashpoint.effects import Log, clear, ignite, turn_door
from firehouse.flashpoint.fire import contiguous
from firehouse.flashpoint.house import House
from firehouse.flashpoint.phases import push_effects
from firehouse.flashpoint.pools import moved
from firehouse.flashpoint.purse import price_refusal, spend
from firehouse.flashpoint.search import taken_by_firefighters, taken_by_markers
from firehouse.flashpoint.specialists import NEVER, OTHER
from firehouse.flashpoint.state import State, role_of
from firehouse.flashpoint.walls import closed, edge_of

_POINT: Final = 2
"""How many times the price of smoke a point of interest, or a door on its way, costs."""


def shift_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to move smoke by one square."""
    return g.roles[role_of(s, s.turn)].shift


def point_cost(g: House, s: State, square: i64, way: i64) -> i64:
    """What it costs to move a point of interest by one square, a closed door included."""
    cost = shift_cost(g, s) * _POINT
    return cost * 2 if closed(g, s, edge_of(g, square, way)) else cost


def _way_refusal(g: House, s: State, square: i64, way: i64) -> i64:
    """Only along the shortest way to the nearest exit, through doors but not through breaches."""
    if shift_cost(g, s) == NEVER:
        return reasons.NOT_PREVENTION
    if square >= DICE_SQUARES:
        return reasons.NO_SQUARE_THERE
    beyond: i64 = g.next[square * WAYS + way]
    if beyond < 0 or g.board.way_out[beyond] >= g.board.way_out[square]:
        return reasons.NOT_THE_WAY_OUT
    edge = edge_of(g, square, way)
    if edge >= 0 and g.board.barriers.has(edge) and not g.board.doors.has(edge):
        return reasons.NOT_THE_WAY_OUT
    return reasons.ALLOWED


def smoke_refusal(g: House, s: State, square: i64, way: i64) -> i64:
    """Why the pawn on turn may not move that smoke."""
    refusal = _way_refusal(g, s, square, way)
    if refusal:
        return refusal
    if not s.smoke & bit(square):
        return reasons.NO_SMOKE_THERE
    beyond: i64 = g.next[square * WAYS + way]
    if beyond < DICE_SQUARES and s.fire & bit(beyond):
        return reasons.SHIFTED_INTO_FIRE
    return price_refusal(g, s, shift_cost(g, s), OTHER)


def shift_smoke(g: House, s: State, log: Log, square: i64, way: i64) -> None:
    """Smoke is gone outside; beside fire, or on other smoke, it becomes fire."""
    spend(g, s, log, shift_cost(g, s), OTHER)
    beyond: i64 = g.next[square * WAYS + way]
    clear(s, log, square, "shifted")
    if log is not None:
        log.append(events.SmokeShifted(square, beyond))
    if beyond >= DICE_SQUARES:
        return
    here = bit(beyond)
    if s.smoke & here or contiguous(g, s, here) & s.fire:
        ignite(g, s, log, beyond, "shifted")
        s.todo.append(steps.QUENCH)
        push_effects(g, s)
    else:
        s.smoke |= here
        if log is not None:
            log.append(events.Smoked(beyond))


def point_refusal(g: House, s: State, square: i64, way: i64) -> i64:
    """Why the pawn on turn may not move that point of interest."""
    refusal = _way_refusal(g, s, square, way)
    if refusal:
        return refusal
    if not s.poi & bit(square):
        return reasons.NO_POINT_THERE
    beyond: i64 = g.next[square * WAYS + way]
    if beyond < DICE_SQUARES:
        if s.fire & bit(beyond):
            return reasons.SHIFTED_INTO_FIRE
        if taken_by_markers(g, s) & bit(beyond):
            return reasons.POINT_IN_WAY
    return price_refusal(g, s, point_cost(g, s, square, way), OTHER)


def shift_point(g: House, s: State, log: Log, square: i64, way: i64) -> None:
    """A point of interest opens the doors on its way; outside it is turned over."""
    spend(g, s, log, point_cost(g, s, square, way), OTHER)
    edge = edge_of(g, square, way)
    if closed(g, s, edge):
        turn_door(s, log, edge, s.turn)
    beyond: i64 = g.next[square * WAYS + way]
    s.poi &= ~bit(square)
    if s.pools:
        moved(s, square, beyond)
    if beyond < DICE_SQUARES:
        s.poi |= bit(beyond)
    if log is not None:
        log.append(events.PoiShifted(square, beyond))
    if beyond >= DICE_SQUARES or taken_by_firefighters(g, s) & bit(beyond):
        s.todo.append(steps.REVEAL_FOUND + (beyond << steps.ARGUMENT))
