"""The next step of a way, and the action that begins it: open, chop, put out or go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.games.flashpoint.bot.routes import FAR, Routes
from firehouse.games.flashpoint.data.board import STAIRS, WAYS, has_edge
from firehouse.games.flashpoint.data.specialists import NEVER
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import NOTHING, act
from firehouse.games.flashpoint.rules.moving import is_burning
from firehouse.games.flashpoint.rules.purse import order_price_refusal
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.walls import closed

_THROUGH_FIRE: Final = 3
"""AP for a step into fire and one out of it."""


def best_way(routes: Routes, s: State, here: i64) -> i64:
    """The way out of a square that leads on; -1 where the way has ended or there is none."""
    g = routes.g
    best: i64 = -1
    least = routes.cost(here)
    if least == 0 or least >= FAR:
        return -1
    lowest: i64 = FAR
    way: i64 = 0
    while way <= STAIRS:
        other: i64 = g.next[here * WAYS + way]
        if other >= 0:
            left = routes.cost(other)
            if left < least and left + _toll(routes, s, here, way, other) < lowest:
                lowest = left + _toll(routes, s, here, way, other)
                best = way
        way += 1
    return best if lowest <= least else -1


def _toll(routes: Routes, s: State, here: i64, way: i64, other: i64) -> i64:
    """What a step takes, as the floods count it."""
    toll = routes.pace
    if way < STAIRS:
        edge: i64 = routes.g.edge[here * 4 + way]
        if edge >= 0 and closed(routes.g, s, edge):
            toll += _side(routes, edge)
    if is_burning(s, other):
        toll += routes.water if routes.pace > 1 else 1
    return toll


def _side(routes: Routes, edge: i64) -> i64:
    if has_edge(routes.door_v, routes.door_h, edge):
        return 1
    if has_edge(routes.weak_v, routes.weak_h, edge):
        return 1 if routes.dog else 3
    if not has_edge(routes.wall_v, routes.wall_h, edge):
        return FAR
    return 6 if routes.pace <= 2 else 8 - routes.pace


def _leads_through(routes: Routes, s: State, who: i64, square: i64) -> bool:
    """Does the way lead out of a burning square at once, and can the Captain pay both steps?"""
    g = routes.g
    way = best_way(routes, s, square)
    if way < 0:
        return False
    if way < STAIRS and closed(g, s, g.edge[square * 4 + way]):
        return False
    beyond: i64 = g.next[square * WAYS + way]
    return not is_burning(s, beyond) and not order_price_refusal(g, s, _THROUGH_FIRE, who)


def first_action(
    routes: Routes, s: State, here: i64, way: i64, load: i64, led: i64, mover: i64
) -> i64:
    """The action that a step begins with; -1 if an ordered pawn cannot be told to do it."""
    g = routes.g
    other: i64 = g.next[here * WAYS + way]
    if way < STAIRS:
        edge: i64 = g.edge[here * 4 + way]
        if edge >= 0 and closed(g, s, edge):
            door = g.board.doors.has(edge) or g.board.windows.has(edge)
            if mover:
                return act(actions.ORDER_DOOR, (mover - 1) * 4 + way) if door else -1
            if not (routes.dog and not door):
                return act(actions.OPEN if door else actions.CHOP, way)
    if is_burning(s, other):
        if mover:
            through = load == NOTHING and not led and _leads_through(routes, s, mover - 1, other)
            return actions.move(mover, other, NOTHING, 0) if through else -1
        if routes.water != NEVER and (routes.water == 1 or load != NOTHING or led):
            return act(actions.EXTINGUISH, way)
    return actions.move(mover, other, load, led)
