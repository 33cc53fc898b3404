"""Scorching: the order of it, how it spreads, and what it costs who stands there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.kinds import Kind
from firehouse.core.stack import entry, push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings, tokens
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.roles import HOMES, ROLES
from firehouse.games.hotshots.data.tiles import (
    AIR_BASE,
    FIRE_CACHE,
    FIRE_CAMP,
    LAKE,
    LODGE,
    PROPANE_TANK,
)
from firehouse.games.hotshots.rules import actions, endings, reasons, steps
from firehouse.games.hotshots.rules.effects import Log, add_flames, discard_token, end, owner_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import (
    State,
    burning_tiles,
    change_flames,
    flames,
    hand,
    place_of,
    role_of,
)

LODGE_FLAMES: Final = 3

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.CHOOSE, "choose", "tile", headings.SCORCHING, answers=True),
    Kind(actions.SAVE, "save", "bare", headings.TOKEN_LIST, answers=True),
    Kind(actions.LET, "let", "bare", headings.LOST_DICE, typed="lose", answers=True),
)


def due(g: House, s: State) -> i64:
    """The tiles that scorch next: those with enough flames and the lowest limit among them."""
    found: i64 = 0
    lowest: i64 = 99
    burning = burning_tiles(s)
    while burning:
        tile = first(burning)
        limit: i64 = g.limits[tile]
        if flames(s, tile) >= limit:
            if limit < lowest:
                lowest = limit
                found = 0
            if limit == lowest:
                found |= bit(tile)
        burning &= burning - 1
    return found


def scorch_what_is_due(g: House, s: State, log: Log) -> None:
    """Scorch tile after tile; among equals the players choose."""
    found = due(g, s)
    if not found:
        if not (s.flames_a | s.flames_b):
            end(s, log, endings.FIRE_OUT)
        return
    push(s.todo, steps.SCORCHING)
    if found & (found - 1):
        push(s.todo, steps.SCORCH_FIRST)
    else:
        scorch(g, s, log, first(found))


def scorch(g: House, s: State, log: Log, tile: i64) -> None:
    """Flames off, tile over; then its effect, the spread, and who stands there."""
    number = flames(s, tile)
    change_flames(s, tile, -number)
    s.scorched |= bit(tile)
    if log is not None:
        log.append(events.Scorched(tile, number))
    _lose_what_was_there(g, s, log, tile)
    if tile == FIRE_CAMP:
        end(s, log, endings.FIRE_CAMP)
    elif size(s.scorched) >= g.options.scorch_limit:
        end(s, log, endings.SCORCHED)
    if s.ended:
        return
    s.touched = 0
    push(s.todo, steps.HURT, steps.on_tile(tile, 0))
    if g.options.scorch_takes_token and s.bag:
        push(s.todo, steps.LOSE_TOKEN)
    if tile == PROPANE_TANK:
        _explode(g, s, log, tile)
    else:
        spread = LODGE_FLAMES if tile == LODGE else 1
        push(s.todo, steps.SPREADING, steps.on_tile(tile, spread))


def _lose_what_was_there(g: House, s: State, log: Log, tile: i64) -> None:
    if tile == AIR_BASE and s.vehicles:
        if log is not None:
            log.append(events.VehiclesLost(s.vehicles))
        s.vehicles = 0
    elif tile == FIRE_CACHE and s.bag:
        if log is not None:
            log.append(events.BagLost(size(s.bag)))
        s.bag = 0
    role: i64 = 0
    while role < ROLES:
        if HOMES[role] == tile and log is not None and _plays(g, s, role):
            log.append(events.AbilityLost(role))
        role += 1


def _plays(g: House, s: State, role: i64) -> bool:
    """Is the character in the crew?"""
    who: i64 = 0
    while who < g.crew_size:
        if role_of(s, who) == role:
            return True
        who += 1
    return False


def exposed(s: State, tile: i64) -> i64:
    """The tiles beside one that its fire can reach: not scorched, not the Lake, no Firebreak."""
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other: i64 = s.ground.next[tile * SIDES + side]
        if other >= 0 and other != LAKE:
            edge: i64 = s.ground.edge[tile * SIDES + side]
            if not (s.breaks >> edge) & 1:
                found |= bit(other)
        side += 1
    return found & ~s.scorched


def _explode(g: House, s: State, log: Log, tile: i64) -> None:
    """Propane Tank: a flame on every exposed tile."""
    reached = exposed(s, tile)
    if not reached and log is not None:
        log.append(events.SpreadBlocked(tile))
    while reached and not s.ended:
        add_flames(g, s, log, first(reached), 1, "propane")
        reached &= reached - 1


def lowest_of(g: House, tiles: i64) -> i64:
    """Those of the tiles that have the lowest limit."""
    found: i64 = 0
    lowest: i64 = 99
    while tiles:
        tile = first(tiles)
        limit: i64 = g.limits[tile]
        if limit < lowest:
            lowest = limit
            found = 0
        if limit == lowest:
            found |= bit(tile)
        tiles &= tiles - 1
    return found


def spread_choices(g: House, s: State, tile: i64) -> i64:
    """The exposed tiles with the lowest limit that this scorch has not reached yet."""
    return lowest_of(g, exposed(s, tile) & ~s.touched)


def spread(g: House, s: State, log: Log, argument: i64) -> None:
    """A flame on the exposed tile with the lowest limit; the players choose among equals."""
    tile = steps.tile_in(argument)
    left = steps.number_in(argument)
    choices = spread_choices(g, s, tile)
    if not choices:
        if not s.touched and log is not None:
            log.append(events.SpreadBlocked(tile))
        return
    if size(choices) > left:
        push(s.todo, steps.SPREAD, argument)
        return
    while choices and not s.ended:
        _spread_to(g, s, log, tile, first(choices))
        left -= 1
        choices &= choices - 1
    if left:
        push(s.todo, steps.SPREADING, steps.on_tile(tile, left))


def _spread_to(g: House, s: State, log: Log, tile: i64, other: i64) -> None:
    s.touched |= bit(other)
    add_flames(g, s, log, other, 1, "lodge" if tile == LODGE else "scorch")


def spread_chosen(g: House, s: State, log: Log, argument: i64, other: i64) -> None:
    """The players chose where the fire spreads."""
    tile = steps.tile_in(argument)
    left = steps.number_in(argument) - 1
    if left:
        push(s.todo, steps.SPREADING, steps.on_tile(tile, left))
    _spread_to(g, s, log, tile, other)


def choice_refusal(choices: i64, tile: i64) -> i64:
    """Is the tile among those to choose from?"""
    return reasons.ALLOWED if (choices >> tile) & 1 else reasons.NOT_A_CHOICE


def hurt(g: House, s: State, argument: i64) -> None:
    """Everybody on the scorched tile, from the player on turn, gives up a token and a die."""
    tile = steps.tile_in(argument)
    index = steps.number_in(argument)
    earlier = False
    seat: i64 = 0
    while seat < g.crew_size:
        who = (s.turn + seat) % g.crew_size
        if place_of(s, who) == tile:
            if seat >= index:
                _hurt_one(g, s, tile, seat, who, not (g.solo and earlier))
                return
            earlier = True
        seat += 1


def _hurt_one(g: House, s: State, tile: i64, seat: i64, who: i64, gives_token: bool) -> None:
    push(s.todo, steps.HURT, steps.on_tile(tile, seat + 1))
    push(s.todo, steps.LOSE_DIE, who)
    if gives_token:
        push(s.todo, steps.GIVE_UP_TOKEN, who)
    playable = hand(s, owner_of(g, who)) & ~s.fresh
    if s.dice and playable & bit(tokens.SAVE_DIE):
        push(s.todo, steps.SAVE, who)


def save_die(g: House, s: State, log: Log, who: i64) -> None:
    """The token keeps this firefighter's die in play."""
    discard_token(g, s, log, who, tokens.SAVE_DIE, "save")
    if log is not None:
        log.append(events.DieSaved(who))
    s.todo.remove(entry(steps.LOSE_DIE, who))


def lose_die(s: State, log: Log, who: i64) -> None:
    """A die goes to the Fire Camp."""
    if s.dice:
        s.dice -= 1
        if log is not None:
            log.append(events.DieLost(who, s.dice))
