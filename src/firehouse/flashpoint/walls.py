"""Walls and doors: what stands in the way, opening, closing and chopping."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.flashpoint import reasons
from firehouse.flashpoint.board import LEVEL, NO_EDGE
from firehouse.flashpoint.effects import Log, damage_wall, spend, turn_door
from firehouse.flashpoint.house import House
from firehouse.flashpoint.state import State, place_of, role_of

DOOR_COST: i64 = 1


def closed(g: House, s: State, edge: i64) -> bool:
    """Does a standing wall or a closed door bar this edge?"""
    if edge < LEVEL:
        if edge == NO_EDGE:
            return False
        return (((g.barriers_v & ~s.gone_v & ~s.open_v) >> edge) & 1) != 0
    return (((g.barriers_h & ~s.gone_h & ~s.open_h) >> (edge - LEVEL)) & 1) != 0


def is_gone(s: State, edge: i64) -> bool:
    """Is what stood on this edge destroyed?"""
    word = s.gone_v if edge < LEVEL else s.gone_h
    return ((word >> (edge & 63)) & 1) != 0


def is_open(s: State, edge: i64) -> bool:
    """Is the door on this edge open?"""
    word = s.open_v if edge < LEVEL else s.open_h
    return ((word >> (edge & 63)) & 1) != 0


def door_refusal(g: House, s: State, side: i64, opening: bool) -> i64:
    """Why the pawn on turn may not turn the door on a side of its square."""
    edge: i64 = g.edge[place_of(s, s.turn) * 4 + side] if side < 4 else NO_EDGE
    if edge == NO_EDGE or not g.board.doors.has(edge):
        return reasons.NO_DOOR_THERE
    if is_gone(s, edge):
        return reasons.DOOR_GONE
    if is_open(s, edge) == opening:
        return reasons.DOOR_OPEN if opening else reasons.DOOR_CLOSED
    return reasons.TOO_EXPENSIVE if s.ap < DOOR_COST else reasons.ALLOWED


def work_door(g: House, s: State, log: Log, side: i64) -> None:
    """Open or close the door on a side of the square."""
    spend(s, log, DOOR_COST)
    turn_door(s, log, g.edge[place_of(s, s.turn) * 4 + side], s.turn)


def chop_cost(g: House, s: State) -> i64:
    """What one chop costs the pawn on turn."""
    return g.roles[role_of(s, s.turn)].chop


def chop_refusal(g: House, s: State, side: i64) -> i64:
    """Why the pawn on turn may not chop the wall on a side of its square."""
    edge: i64 = g.edge[place_of(s, s.turn) * 4 + side] if side < 4 else NO_EDGE
    if edge == NO_EDGE or not g.board.walls.has(edge):
        return reasons.NO_WALL_THERE
    if is_gone(s, edge):
        return reasons.WALL_GONE
    return reasons.TOO_EXPENSIVE if s.ap < chop_cost(g, s) else reasons.ALLOWED


def chop(g: House, s: State, log: Log, side: i64) -> None:
    """Put a damage marker on the wall on a side of the square."""
    spend(s, log, chop_cost(g, s))
    damage_wall(g, s, log, g.edge[place_of(s, s.turn) * 4 + side], s.turn)
