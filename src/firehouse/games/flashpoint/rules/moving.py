"""Stepping from square to square, alone, carrying or leading; entering the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import (
    DICE_SQUARES,
    EAST,
    NO_EDGE,
    NORTH,
    SOUTH,
    STAIRS,
    WAYS,
    WEST,
)
from firehouse.games.flashpoint.data.specialists import Role
from firehouse.games.flashpoint.rules import actions, reasons, tokens
from firehouse.games.flashpoint.rules.actions import (
    HAZMAT,
    LADDER,
    TRAPPED,
    TREATED,
    VICTIM,
)
from firehouse.games.flashpoint.rules.effects import Log, is_damaged, remove_hazmat, rescue
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import ladder_refusal, rides, stow, take, take_refusal
from firehouse.games.flashpoint.rules.purse import moving_price_refusal, spend_on_moving
from firehouse.games.flashpoint.rules.spells import is_pinned
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, put, role_of
from firehouse.games.flashpoint.rules.steps import REVEAL_FOUND
from firehouse.games.flashpoint.rules.vehicles import is_safe
from firehouse.games.flashpoint.rules.walls import closed, edge_of

_STEP: Final = 1
_INTO_FIRE: Final = 2
_CARRYING: Final = 2
_FREEING: Final = 3
"""The price of a step with a trapped victim."""
_SQUEEZE: Final = 2

KINDS: Final[tuple[Kind, ...]] = (Kind(actions.ENTER, "enter", "outside"),)


def way_to(g: House, here: i64, square: i64) -> i64:
    """The way that leads from one square to another in one step; -1 if none does."""
    way: i64 = 0
    while way < WAYS:
        if g.next[here * WAYS + way] == square:
            return way
        way += 1
    return -1


def is_burning(s: State, square: i64) -> bool:
    """Does the square burn?"""
    if square < DICE_SQUARES:
        return ((s.fire >> square) & 1) != 0
    return ((s.fire_outside >> (square - DICE_SQUARES)) & 1) != 0


def step_cost(g: House, s: State, who: i64, way: i64, load: i64) -> i64:
    """What a step costs with that load; whoever is led costs nothing."""
    role = g.roles[role_of(s, who)]
    if load == HAZMAT:
        return _CARRYING
    if load and load != LADDER:
        return _FREEING if role.drag < _FREEING and load == TRAPPED else role.drag
    here = place_of(s, who)
    if is_burning(s, g.next[here * WAYS + way]):
        return _INTO_FIRE
    if role.dog and way < STAIRS and closed(g, s, g.edge[here * 4 + way]):
        return _SQUEEZE
    return _STEP


def is_easy(g: House, s: State, role: Role, here: i64, square: i64) -> bool:
    """Is a step along an open way one that nothing but a point is needed for?"""
    return not (role.dog or here >= g.air or square >= g.air or is_burning(s, square))


def victim_flags(load: i64) -> i64:
    """The flags of the victim that a load is; -1 for a load that is none."""
    if load == VICTIM:
        return 0
    if load == TREATED:
        return tokens.MARKED
    return tokens.TRAPPED if load == TRAPPED else -1


def move_refusal(g: House, s: State, who: i64, square: i64, load: i64, led: i64) -> i64:
    """Why a pawn may not step there with that load."""
    way = way_to(g, place_of(s, who), square)
    if way < 0:
        return reasons.NOT_A_STEP
    return step_refusal(g, s, who, way, load, led)


def step_refusal(g: House, s: State, who: i64, way: i64, load: i64, led: i64) -> i64:
    """Why a pawn may not take this way with that load; the pawn on turn pays."""
    refusal = way_refusal(g, s, who, way, load, led)
    return refusal or moving_price_refusal(g, s, step_cost(g, s, who, way, load), who)


def way_refusal(g: House, s: State, who: i64, way: i64, load: i64, led: i64) -> i64:
    """Why a pawn may not take this way with that load, whoever pays."""
    if is_pinned(s):
        return reasons.PINNED_DOWN
    if g.board.barred[g.next[place_of(s, who) * WAYS + way]]:
        return reasons.BARRED
    refusal = path_refusal(g, s, who, way)
    if not refusal and (load or led):
        refusal = load_refusal(g, s, who, load, led)
    return refusal or arrival_refusal(g, s, who, way, load, led)


def path_refusal(g: House, s: State, who: i64, way: i64) -> i64:
    """Why a pawn may not take this way even with empty hands: what stands there."""
    here = place_of(s, who)
    if way < STAIRS:
        edge: i64 = g.edge[here * 4 + way]
        if not closed(g, s, edge):
            return reasons.ALLOWED
        if g.board.doors.has(edge) or g.board.windows.has(edge):
            return reasons.DOOR_IN_WAY
        squeezes = g.roles[role_of(s, who)].dog and is_damaged(s, edge)
        return reasons.ALLOWED if squeezes else reasons.WALL_IN_WAY
    if way == STAIRS:
        return reasons.ALLOWED
    if not g.roles[role_of(s, who)].diagonal:
        return reasons.NO_DIAGONALS
    return reasons.ALLOWED if obstacle(g, s, here, way) == NO_EDGE else reasons.CORNER_IN_WAY


def load_refusal(g: House, s: State, who: i64, load: i64, led: i64) -> i64:
    """Why what the pawn would take along is not there or not for it, whichever way it goes."""
    here = place_of(s, who)
    dog = g.roles[role_of(s, who)].dog
    flags = victim_flags(load)
    if flags >= 0 and load != TREATED and not tokens.count(s.victims, tokens.slot(here, flags)):
        return reasons.NO_VICTIM_HERE
    if load == HAZMAT:
        if dog:
            return reasons.NOT_FOR_DOGS
        if not tokens.count(s.hazmats, tokens.slot(here, 0)):
            return reasons.NO_HAZMAT_HERE
    if load == LADDER:
        refusal = take_refusal(g, s, who)
        if refusal:
            return refusal
    if led and dog:
        return reasons.NOT_FOR_DOGS
    treated = led + 1 if load == TREATED else led
    if treated and tokens.count(s.victims, tokens.slot(here, tokens.MARKED)) < treated:
        return reasons.NOT_ENOUGH_TREATED
    return reasons.LEADS_TOO_MANY if led > g.options.lead_limit else reasons.ALLOWED


def arrival_refusal(g: House, s: State, who: i64, way: i64, load: i64, led: i64) -> i64:
    """Why a pawn may not come to where an open way leads with what it takes along."""
    here = place_of(s, who)
    square: i64 = g.next[here * WAYS + way]
    if load:
        if closed(g, s, edge_of(g, here, way)):  # a dog squeezes through with empty paws only
            return reasons.WALL_IN_WAY
        if load == LADDER and rides(g, s, here, square):
            return reasons.LADDER_RIDES
    if here >= g.air or square >= g.air:
        refusal = ladder_refusal(g, s, who, here, square, load, led)
        if refusal:
            return refusal
    if is_burning(s, square):
        if load or led:
            return reasons.CARRIED_INTO_FIRE
        if g.roles[role_of(s, who)].dog:
            return reasons.NOT_FOR_DOGS
    return reasons.ALLOWED


def obstacle(g: House, s: State, here: i64, way: i64) -> i64:
    """The first closed edge of the four that meet at a corner; NO_EDGE if all are open."""
    level: i64 = EAST if way <= STAIRS + 2 else WEST
    upright: i64 = NORTH if way == STAIRS + 1 or way == STAIRS + 4 else SOUTH
    edge: i64 = g.edge[here * 4 + level]
    if closed(g, s, edge):
        return edge
    edge = g.edge[here * 4 + upright]
    if closed(g, s, edge):
        return edge
    beside: i64 = g.next[here * WAYS + level]
    edge = g.edge[beside * 4 + upright]
    if closed(g, s, edge):
        return edge
    beside = g.next[here * WAYS + upright]
    edge = g.edge[beside * 4 + level]
    return edge if closed(g, s, edge) else NO_EDGE


def move(g: House, s: State, log: Log, who: i64, square: i64, load: i64, led: i64) -> None:
    """Step, and take along what is carried and led; the pawn on turn pays."""
    here = place_of(s, who)
    spend_on_moving(g, s, log, step_cost(g, s, who, way_to(g, here, square), load), who)
    put(s, who, square)
    if log is not None:
        log.append(events.Moved(who, here, square, load, led, s.turn))
    flags = victim_flags(load)
    if flags >= 0:
        take_victim(g, s, log, here, square, flags)
    elif load == HAZMAT:
        _take_hazmat(g, s, log, here, square)
    elif load == LADDER:
        take(s, here, tokens.slot(square, 0))
        stow(g, s, log, square)
    while led > 0 and not s.ended:
        take_victim(g, s, log, here, square, tokens.MARKED)
        led -= 1
    look(s, square)


def look(s: State, square: i64) -> None:
    """A firefighter who comes to a point of interest turns it over."""
    if square < DICE_SQUARES and s.poi & bit(square):
        push(s.todo, REVEAL_FOUND, square)


def take_victim(g: House, s: State, log: Log, here: i64, square: i64, flags: i64) -> None:
    """Bring a victim along to a square."""
    entry = tokens.slot(square, flags)
    s.victims = tokens.add(tokens.remove(s.victims, tokens.slot(here, flags)), entry)
    if is_safe(g, s, square):
        rescue(g, s, log, entry)


def _take_hazmat(g: House, s: State, log: Log, here: i64, square: i64) -> None:
    entry = tokens.slot(square, 0)
    s.hazmats = tokens.add(tokens.remove(s.hazmats, tokens.slot(here, 0)), entry)
    if DICE_SQUARES <= square < g.air:
        remove_hazmat(s, log, entry, "carried-out")


def enter_refusal(g: House, s: State, who: i64, square: i64) -> i64:
    """Why a pawn may not enter the board there."""
    if place_of(s, who) != OFF_BOARD:
        return reasons.ALREADY_ON_BOARD
    return reasons.ALLOWED if square in g.outside else reasons.NOT_OUTSIDE
