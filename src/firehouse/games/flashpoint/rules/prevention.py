"""The Fire Prevention Specialist: moving smoke and points of interest towards the nearest exit.

Smoke takes every way that is open, by holes in walls as well; a point of interest only doors.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, STAIRS, WAY_NAMES, WAYS
from firehouse.games.flashpoint.data.specialists import NEVER, OTHER
from firehouse.games.flashpoint.rules import actions, features, reasons, steps
from firehouse.games.flashpoint.rules.effects import Log, clear, ignite, turn_door
from firehouse.games.flashpoint.rules.fire import beside, contiguous
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.phases import push_effects
from firehouse.games.flashpoint.rules.pools import moved
from firehouse.games.flashpoint.rules.purse import price_refusal, spend
from firehouse.games.flashpoint.rules.search import taken_by_firefighters, taken_by_markers
from firehouse.games.flashpoint.rules.state import State, role_of
from firehouse.games.flashpoint.rules.walls import closed, edge_of, is_gone

_POINT: Final = 2
"""How many times the price of smoke a point of interest, or a door on its way, costs."""


def _shift(name: str, number: int, way: int) -> Kind:
    """The row of moving something one way; the five ways are five kinds."""
    needs = (features.SHIFTING,) if way < STAIRS else (features.SHIFTING, features.STAIRS)
    form = f"{name}-{WAY_NAMES[way]}"
    return Kind(number, name, form, headings.PREVENTION, needs, typed="shift")


KINDS: Final[tuple[Kind, ...]] = (
    *(_shift("shift-smoke", actions.SHIFT_SMOKE + way, way) for way in range(STAIRS + 1)),
    *(_shift("shift-point", actions.SHIFT_POINT + way, way) for way in range(STAIRS + 1)),
    Kind(
        actions.OPEN_FOR_POINT,
        "open-for-point",
        "door",
        headings.PREVENTION,
        (features.SHIFTING,),
        typed="open",
    ),
)


def shift_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to move smoke by one square."""
    return g.roles[role_of(s, s.turn)].shift


def point_cost(g: House, s: State) -> i64:
    """What it costs to move a point of interest by one square, or to open a door on its way."""
    return shift_cost(g, s) * _POINT


def nearer_out(g: House, s: State, square: i64) -> i64:
    """The dice squares from which the way out is shorter for smoke; none if it has no way out."""
    free_v = ~(g.barriers_v & ~(s.gone_v | s.open_v | g.board.doors.v))
    free_h = ~(g.barriers_h & ~(s.gone_h | s.open_h | g.board.doors.h))
    here = bit(square)
    found = _outlets(g, free_v, free_h)
    nearer: i64 = 0
    while not found & here:
        nearer = found
        found |= beside(g, found, g.board.inner_v & free_v, g.board.inner_h & free_h)
        if found == nearer:
            return 0
    return nearer


def _outlets(g: House, free_v: i64, free_h: i64) -> i64:
    """The dice squares with an outer side that is open."""
    board = g.board
    found = (free_v & ~board.inner_v | free_h & ~board.inner_h) & (bit(DICE_SQUARES) - 1)
    found |= ((free_h >> DICE_SQUARES) & 255) << (DICE_SQUARES - 8)
    row: i64 = 0
    while row < 6:
        east = row * 8 + 7
        if board.floors == 2:
            found |= ((free_v >> (DICE_SQUARES + 6 + row)) & 1) << east
            east -= 4
        found |= ((free_v >> (DICE_SQUARES + row)) & 1) << east
        row += 1
    return found


def smoke_refusal(g: House, s: State, square: i64, way: i64) -> i64:
    """Why the pawn on turn may not move that smoke."""
    if shift_cost(g, s) == NEVER:
        return reasons.NOT_PREVENTION
    if square >= DICE_SQUARES:
        return reasons.NO_SQUARE_THERE
    if not s.smoke & bit(square):
        return reasons.NO_SMOKE_THERE
    return smoke_way_refusal(g, s, square, way, nearer_out(g, s, square))


def smoke_way_refusal(g: House, s: State, square: i64, way: i64, nearer: i64) -> i64:
    """Why smoke may not take this way, if those are the squares that are nearer to the outside."""
    beyond: i64 = g.next[square * WAYS + way]
    if beyond < 0 or (beyond < DICE_SQUARES and not nearer & bit(beyond)):
        return reasons.NOT_THE_WAY_OUT
    edge = edge_of(g, square, way)
    if closed(g, s, edge) and not g.board.doors.has(edge):
        return reasons.NOT_THE_WAY_OUT
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
    if shift_cost(g, s) == NEVER:
        return reasons.NOT_PREVENTION
    if square >= DICE_SQUARES:
        return reasons.NO_SQUARE_THERE
    if not s.poi & bit(square):
        return reasons.NO_POINT_THERE
    beyond: i64 = g.next[square * WAYS + way]
    if beyond < 0 or g.board.way_out[beyond] >= g.board.way_out[square]:
        return reasons.NOT_THE_WAY_OUT
    edge = edge_of(g, square, way)
    if edge >= 0 and g.board.barriers.has(edge) and not g.board.doors.has(edge):
        return reasons.NOT_THE_WAY_OUT
    if beyond < DICE_SQUARES:
        if s.fire & bit(beyond):
            return reasons.SHIFTED_INTO_FIRE
        if taken_by_markers(g, s) & bit(beyond):
            return reasons.POINT_IN_WAY
    if closed(g, s, edge):
        return reasons.DOOR_ON_THE_WAY
    return price_refusal(g, s, point_cost(g, s), OTHER)


def shift_point(g: House, s: State, log: Log, square: i64, way: i64) -> None:
    """Outside, or with a firefighter, a point of interest is turned over."""
    spend(g, s, log, point_cost(g, s), OTHER)
    beyond: i64 = g.next[square * WAYS + way]
    s.poi &= ~bit(square)
    if s.pools:
        moved(s, square, beyond)
    if beyond < DICE_SQUARES:
        s.poi |= bit(beyond)
    if log is not None:
        log.append(events.PoiShifted(square, beyond))
    if beyond >= DICE_SQUARES or taken_by_firefighters(g, s) & bit(beyond):
        push(s.todo, steps.REVEAL_FOUND, beyond)


def opening_refusal(g: House, s: State, edge: i64) -> i64:
    """Why the pawn on turn may not have a door opened for the point of interest behind it."""
    if shift_cost(g, s) == NEVER:
        return reasons.NOT_PREVENTION
    if not g.board.doors.has(edge):
        return reasons.NO_DOOR_THERE
    if is_gone(s, edge):
        return reasons.DOOR_GONE
    if not closed(g, s, edge):
        return reasons.DOOR_OPEN
    waiting: i64 = g.board.behind_door[edge]
    if waiting < 0 or not s.poi & bit(waiting):
        return reasons.NO_POINT_THERE
    return price_refusal(g, s, point_cost(g, s), OTHER)


def open_for_point(g: House, s: State, log: Log, edge: i64) -> None:
    """Open a door on the way of a point of interest."""
    spend(g, s, log, point_cost(g, s), OTHER)
    turn_door(s, log, edge, s.turn)
