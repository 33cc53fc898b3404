"""The Events: drawing one, or one of two, and what each of them does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL
from firehouse.games.flashpoint.events import HazmatPlaced
from firehouse.games.flashpoint.rules import reasons, steps, tokens
from firehouse.games.flashpoint.rules.actions import REVEALED_TRAPPED, REVEALED_VICTIM
from firehouse.games.flashpoint.rules.effects import Log, add_smoke, damage_wall, ignite, take_down
from firehouse.games.flashpoint.rules.fire import burn_outside, contiguous
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.phases import push_effects
from firehouse.games.flashpoint.rules.pools import join
from firehouse.games.flashpoint.rules.purse import change_saved, save_limit
from firehouse.games.flashpoint.rules.search import on_the_count, taken_by_firefighters
from firehouse.games.flashpoint.rules.spells import (
    FREE_WATER,
    LOW_PRESSURE,
    PINNED,
    cast,
    silence_radio,
)
from firehouse.games.flashpoint.rules.state import State, saved_of
from firehouse.games.flashpoint.rules.walls import is_gone, is_open

EDGES: Final = 120
BY_WEIGHT: Final = -2
"""Who damages a wall when its own weight does."""
HAZMATS: Final = 6
"""Hazmat markers in the box."""
_LEFT: Final = 5
"""How far the number of smoke still to be removed is shifted."""


def event_card(g: House, s: State, log: Log) -> None:
    """Have an Event drawn; when all have been, those that are done are shuffled first."""
    every = g.deck.every_event
    if not every:
        return
    if s.events_drawn == every:
        held = s.events_held & 255
        s.events_drawn = bit(held - 1) if held else 0
        if log is not None:
            log.append(card_events.EventsShuffled())
    s.todo.append(steps.DRAW_EVENT)


def event_drawn(g: House, s: State, log: Log, event: i64) -> None:
    """Turn an Event over; by tweak 13 a second one, to choose from."""
    s.events_drawn |= bit(event)
    if log is not None:
        log.append(card_events.EventDrawn(event))
    if not g.options.choose_event or size(g.deck.every_event) < 2:
        befall(g, s, log, event)
    elif s.events_held:
        s.events_held |= (event + 1) << 8
        s.todo.append(steps.CHOOSE_EVENT)
    else:
        s.events_held = event + 1
        s.todo.append(steps.EVENT_CARD)


def choice_refusal(s: State, event: i64) -> i64:
    """Why an Event may not be chosen."""
    held = event + 1 == s.events_held & 255 or event + 1 == s.events_held >> 8
    return reasons.ALLOWED if held else reasons.EVENT_NOT_DRAWN


def choose_event(g: House, s: State, log: Log, event: i64) -> None:
    """The chosen Event happens, the other one does not."""
    s.events_held = 0
    if log is not None:
        log.append(card_events.EventChosen(s.turn, event))
    befall(g, s, log, event)


def befall(g: House, s: State, log: Log, event: i64) -> None:
    """Let an Event happen, or ask luck or the player on turn how."""
    effect: i64 = g.deck.events[event].does
    if effect == decks.BACKDRAFT or effect == decks.GAS_LEAK or effect == decks.WEAK_BEAMS:
        happens = _have_picked(g, s, effect)
    elif effect == decks.CLEAR_AIR:
        happens = follow(g, s, effect, 3)
    elif effect == decks.GRENADE or effect == decks.TIP or effect == decks.SHORE:
        happens = follow(g, s, effect, 1)
    elif effect <= decks.TRAP_VICTIM:
        happens = _trouble_people(g, s, log, effect)
    else:
        happens = _change_house(g, s, log, effect)
    if not happens and log is not None:
        log.append(card_events.EventInVain(g.deck.events[event].id))


def _trouble_people(g: House, s: State, log: Log, effect: i64) -> bool:
    if effect == decks.ANOTHER_POINT:
        return another_point(g, s)
    if effect == decks.LOSE_SIGHT:
        return lose_sight(g, s, log)
    if effect == decks.EXHAUST:
        return exhaust(g, s, log)
    if effect == decks.PIN_DOWN:
        return cast(s, log, PINNED)
    return trap_victim(s, log)


def _change_house(g: House, s: State, log: Log, effect: i64) -> bool:
    if effect == decks.SLAM_DOORS:
        return slam_doors(g, s, log)
    if effect == decks.ROLLING_SMOKE:
        return rolling_smoke(g, s, log)
    if effect == decks.RADIO_SILENCE:
        return silence_radio(g, s, log)
    if effect == decks.SECOND_WIND:
        return second_wind(g, s, log)
    return cast(s, log, LOW_PRESSURE if effect == decks.LOW_PRESSURE else FREE_WATER)


def another_point(g: House, s: State) -> bool:
    """Fill the board up to one point of interest more than it should have."""
    now = on_the_count(g, s)
    usual = g.options.points_on_board
    wanted = (now if now > usual else usual) + 1
    if wanted > tokens.CAPACITY:
        return False
    s.todo.append(steps.DETECT + (wanted << steps.ARGUMENT))
    return True


def lose_sight(g: House, s: State, log: Log) -> bool:
    """Untreated victims inside whom no firefighter is with are face down again, in the bag."""
    minded = taken_by_firefighters(g, s)
    found = False
    for entry in tokens.entries(s.victims):
        square = tokens.square_of(entry)
        if entry & tokens.MARKED or square >= DICE_SQUARES or minded & bit(square):
            continue
        found = True
        s.victims = tokens.remove(s.victims, entry)
        trapped = (entry & tokens.TRAPPED) != 0
        join(s, REVEALED_TRAPPED if trapped else REVEALED_VICTIM)
        if log is not None:
            log.append(card_events.VictimStrayed(square, trapped))
    return found


def exhaust(g: House, s: State, log: Log) -> bool:
    """Nobody has saved AP any more."""
    found = s.saved != 0
    who: i64 = 0
    while who < g.crew_size:
        change_saved(s, log, who, 0, "exhaustion")
        who += 1
    return found


def second_wind(g: House, s: State, log: Log) -> bool:
    """Everybody saves one AP more, up to the limit."""
    before = s.saved
    who: i64 = 0
    while who < g.crew_size:
        limit = save_limit(g, s, who)
        more = saved_of(s, who) + 1
        change_saved(s, log, who, more if more < limit else limit, "second-wind")
        who += 1
    return s.saved != before


def trap_victim(s: State, log: Log) -> bool:
    """One trapped victim more is among the markers."""
    join(s, REVEALED_TRAPPED)
    s.joined += 1
    if log is not None:
        log.append(card_events.TrappedVictimJoined())
    return True


def slam_doors(g: House, s: State, log: Log) -> bool:
    """Close every open door; windows stay as they are."""
    found = False
    edge: i64 = 0
    while edge < EDGES:
        if g.board.doors.has(edge) and is_open(s, edge):
            found = True
            if edge < LEVEL:
                s.open_v &= ~bit(edge)
            else:
                s.open_h &= ~bit(edge - LEVEL)
            if log is not None:
                log.append(card_events.DoorSlammed(edge))
        edge += 1
    return found


def rolling_smoke(g: House, s: State, log: Log) -> bool:
    """Fill every empty square that touches fire with smoke; it flashes over at once."""
    area = contiguous(g, s, s.fire) & ~(s.fire | s.smoke)
    if not area:
        return False
    while area:
        add_smoke(g, s, log, first(area))
        area &= area - 1
    push_effects(g, s)
    return True


def _have_picked(g: House, s: State, effect: i64) -> bool:
    """Ask luck where, if there is such a place."""
    place: i64 = 0
    while place < EDGES:
        if can_strike(g, s, effect, place):
            s.todo.append(steps.PICK + (effect << steps.ARGUMENT))
            return True
        place += 1
    return False


def can_strike(g: House, s: State, effect: i64, place: i64) -> bool:
    """Can the Event strike there: a square for a gas leak, else an edge?"""
    if effect == decks.GAS_LEAK:
        if place >= DICE_SQUARES or tokens.total(s.hazmats) + s.bag_hazmats >= HAZMATS:
            return False
        return not (s.fire | tokens.dice_squares(s.hazmats)) & bit(place)
    if place >= EDGES or is_gone(s, place):
        return False
    if effect == decks.WEAK_BEAMS:
        return g.board.walls.has(place) or g.board.lights.has(place)
    return g.board.doors.has(place) and not is_open(s, place) and _burning_end(g, s, place) >= 0


def _burning_end(g: House, s: State, edge: i64) -> i64:
    """A burning square beside an edge; -1 if there is none."""
    number: int = edge
    for square in g.board.ends[number]:
        if square < DICE_SQUARES and s.fire & bit(square):
            return square
    return -1


def struck(g: House, s: State, log: Log, effect: i64, place: i64) -> None:
    """Luck has picked the place of an Event."""
    if effect == decks.GAS_LEAK:
        s.hazmats = tokens.add(s.hazmats, tokens.slot(place, 0))
        if log is not None:
            log.append(HazmatPlaced(place))
    elif effect == decks.WEAK_BEAMS:
        damage_wall(g, s, log, place, BY_WEIGHT)
    else:
        _backdraft(g, s, log, place)


def _backdraft(g: House, s: State, log: Log, edge: i64) -> None:
    """The door goes, and the square behind it ignites."""
    take_down(s, edge)
    if log is not None:
        log.append(card_events.DoorBlownOut(edge, s.damage))
    number: int = edge
    for square in g.board.ends[number]:
        if square >= DICE_SQUARES:
            burn_outside(g, s, log, square)
        elif not s.fire & bit(square):
            ignite(g, s, log, square, "backdraft")
    push_effects(g, s)


def follow(g: House, s: State, effect: i64, number: i64) -> bool:
    """Ask the player on turn, if there is anything to choose."""
    if effect == decks.CLEAR_AIR and not s.smoke:
        return False
    if effect == decks.TIP and not s.poi:
        return False
    if effect == decks.SHORE:
        walls = g.board.walls
        if not (s.damaged_v & walls.v | s.damaged_h & walls.h):
            return False
    if number:
        s.todo.append(steps.FOLLOW_EVENT + ((effect | (number << _LEFT)) << steps.ARGUMENT))
    return True


def effect_of(argument: i64) -> i64:
    """The effect that a FOLLOW_EVENT is about."""
    return argument & 31


def left_of(argument: i64) -> i64:
    """How often the player may still choose."""
    return argument >> _LEFT
