"""Walls, doors and windows: what stands in the way, opening, closing, chopping and repairing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, size
from firehouse.core.kinds import Kind
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, NO_EDGE, WAYS, has_edge
from firehouse.games.flashpoint.data.specialists import MOVEMENT, NEVER, OTHER
from firehouse.games.flashpoint.rules import actions, reasons
from firehouse.games.flashpoint.rules.effects import (
    Log,
    damage_wall,
    is_damaged,
    repair_wall,
    turn_door,
)
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.purse import (
    order_price_refusal,
    price_refusal,
    spend,
    spend_on,
)
from firehouse.games.flashpoint.rules.state import State, place_of, role_of

DOOR_COST: Final = 1

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.OPEN, "open", "side", headings.DOOR),
    Kind(actions.CLOSE, "close", "side", headings.DOOR),
    Kind(actions.CHOP, "chop", "side", headings.CHOP),
)


def closed(g: House, s: State, edge: i64) -> bool:
    """Does a standing wall or a closed door bar this edge?"""
    upright = g.barriers_v & ~(s.gone_v | s.open_v)
    return has_edge(upright, g.barriers_h & ~(s.gone_h | s.open_h), edge)


def is_gone(s: State, edge: i64) -> bool:
    """Is what stood on this edge destroyed?"""
    return has_edge(s.gone_v, s.gone_h, edge)


def is_open(s: State, edge: i64) -> bool:
    """Is the door or window on this edge open?"""
    return has_edge(s.open_v, s.open_h, edge)


def edge_of(g: House, square: i64, side: i64) -> i64:
    """The edge on a side of a square; NO_EDGE for what is no side."""
    return g.edge[square * 4 + side] if side < 4 else NO_EDGE


def door_refusal(g: House, s: State, who: i64, side: i64, opening: bool) -> i64:
    """Why a pawn may not turn the door or window on a side of its square, but for the price."""
    if g.roles[role_of(s, who)].dog:
        return reasons.NOT_FOR_DOGS
    edge = edge_of(g, place_of(s, who), side)
    if edge == NO_EDGE or not (g.board.doors.has(edge) or g.board.windows.has(edge)):
        return reasons.NO_DOOR_THERE
    if is_gone(s, edge):
        return reasons.DOOR_GONE
    if is_open(s, edge) == opening:
        return reasons.DOOR_OPEN if opening else reasons.DOOR_CLOSED
    return reasons.ALLOWED


def own_door_refusal(g: House, s: State, side: i64, opening: bool) -> i64:
    """Why the pawn on turn may not turn the door on a side of its square."""
    refusal = door_refusal(g, s, s.turn, side, opening)
    return refusal or price_refusal(g, s, DOOR_COST, MOVEMENT)


def order_door_refusal(g: House, s: State, who: i64, side: i64) -> i64:
    """Why the Captain may not make another pawn turn the door on a side of its square."""
    edge = edge_of(g, place_of(s, who), side)
    opening = edge == NO_EDGE or not is_open(s, edge)
    refusal = door_refusal(g, s, who, side, opening)
    return refusal or order_price_refusal(g, s, DOOR_COST, who)


def work_door(g: House, s: State, log: Log, side: i64) -> None:
    """Open or close the door on a side of the square."""
    spend(g, s, log, DOOR_COST, MOVEMENT)
    turn_door(s, log, edge_of(g, place_of(s, s.turn), side), s.turn)


def order_door(g: House, s: State, log: Log, who: i64, side: i64) -> None:
    """Make another pawn open or close the door on a side of its square."""
    spend_on(g, s, log, DOOR_COST, who)
    turn_door(s, log, edge_of(g, place_of(s, who), side), who)


def chop_cost(g: House, s: State) -> i64:
    """What one chop costs the pawn on turn."""
    return g.roles[role_of(s, s.turn)].chop


def chop_refusal(g: House, s: State, side: i64) -> i64:
    """Why the pawn on turn may not chop what stands on a side of its square."""
    edge = edge_of(g, place_of(s, s.turn), side)
    if edge == NO_EDGE or not g.board.barriers.has(edge):
        return reasons.NO_WALL_THERE
    if g.board.doors.has(edge) and not g.options.chop_doors:
        return reasons.NO_WALL_THERE
    if is_gone(s, edge):
        return reasons.WALL_GONE
    cost = chop_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_FOR_DOGS
    return price_refusal(g, s, cost, OTHER)


def chop(g: House, s: State, log: Log, side: i64) -> None:
    """Put a damage marker on what stands on a side of the square."""
    spend(g, s, log, chop_cost(g, s), OTHER)
    damage_wall(g, s, log, edge_of(g, place_of(s, s.turn), side), s.turn)


def repair_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to repair a wall."""
    return g.roles[role_of(s, s.turn)].repair


def repair_refusal(g: House, s: State, side: i64) -> i64:
    """Why the pawn on turn may not repair the wall on a side of its square."""
    cost = repair_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_ENGINEER
    edge = edge_of(g, place_of(s, s.turn), side)
    if edge == NO_EDGE or not g.board.walls.has(edge):
        return reasons.NO_WALL_THERE
    if is_gone(s, edge):
        return reasons.WALL_GONE
    if not is_damaged(s, edge):
        return reasons.WALL_WHOLE
    if fire_near(g, s, place_of(s, s.turn)):
        return reasons.FIRE_NEAR
    return price_refusal(g, s, cost, OTHER)


def repair(g: House, s: State, log: Log, side: i64) -> None:
    """Take one damage marker off the wall on a side of the square."""
    spend(g, s, log, repair_cost(g, s), OTHER)
    repair_wall(s, log, edge_of(g, place_of(s, s.turn), side), s.turn)


def damage_in_sight(g: House, s: State) -> i64:
    """Damage markers on walls, and on doors that stand; those of destroyed doors are gone."""
    board = g.board
    heavy = size(s.gone_v & board.walls.v) + size(s.gone_h & board.walls.h)
    light = size(s.gone_v & (board.windows.v | board.lights.v))
    light += size(s.gone_h & (board.windows.h | board.lights.h))
    return size(s.damaged_v) + size(s.damaged_h) + 2 * heavy + light


def doors_gone(g: House, s: State) -> i64:
    """Doors that are destroyed."""
    return size(s.gone_v & g.board.doors.v) + size(s.gone_h & g.board.doors.h)


def fire_near(g: House, s: State, square: i64) -> bool:
    """Does a square burn, or one beside it with nothing between?"""
    if square < DICE_SQUARES and s.fire & bit(square):
        return True
    way: i64 = 0
    while way < 5:
        other: i64 = g.next[square * WAYS + way]
        burns = 0 <= other < DICE_SQUARES and (s.fire >> other) & 1
        if burns and not closed(g, s, edge_of(g, square, way)):
            return True
        way += 1
    return False
