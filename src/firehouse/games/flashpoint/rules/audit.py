"""Is everything in exactly one place? A check for tests, long runs and drawn positions."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, size
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.data.board import DICE_SQUARES, SQUARES
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.card_audit import card_fault
from firehouse.games.flashpoint.rules.event_cards import HAZMATS
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import (
    at_engine,
    in_mid_air,
    is_air,
    is_manned,
    on_engine,
)
from firehouse.games.flashpoint.rules.pools import pool_fault
from firehouse.games.flashpoint.rules.purse import save_limit
from firehouse.games.flashpoint.rules.search import bag, on_the_count
from firehouse.games.flashpoint.rules.state import (
    OFF_BOARD,
    State,
    lies,
    place_of,
    role_of,
    saved_of,
)
from firehouse.games.flashpoint.rules.steps import ACT, ROLL_ADVANCE
from firehouse.games.flashpoint.rules.walls import damage_in_sight, doors_gone


def fault(g: House, s: State) -> str:
    """What is wrong with the position; empty if nothing is."""
    found = _markers(g, s) or _fire(g, s) or _building(g, s) or _crew(g, s)
    return found or _ladders(g, s) or card_fault(g, s) or pool_fault(s)


def _markers(g: House, s: State) -> str:
    options = g.options
    victims = s.bag_victims + s.bag_trapped + tokens.total(s.victims) + s.rescued + s.lost
    if victims != options.victims + s.joined:
        return "a victim is missing or too many"
    hazmats = options.hazmats + options.hazmat_markers
    if options.decks and hazmats < HAZMATS:
        hazmats = HAZMATS
    if s.bag_hazmats + tokens.total(s.hazmats) > hazmats:
        return "there are too many hazmats"
    if s.bag_victims < 0 or s.bag_hazmats < 0 or s.bag_trapped < 0:
        return "the bag holds less than nothing"
    if not 0 <= s.bag_false_alarms <= options.false_alarms:
        return "a false alarm is missing or too many"
    if size(s.poi) > bag(s):
        return "more markers lie face down than there are"
    if on_the_count(g, s) > (tokens.CAPACITY if options.decks else options.points_on_board):
        return "too many points of interest are on the board"
    if tokens.marked(s.victims) > options.treated_limit:
        return "too many victims are treated"
    return ""


def _fire(g: House, s: State) -> str:
    if s.fire & s.smoke:
        return "a square has both fire and smoke"
    if size(s.fire | s.smoke) > g.options.fire_discs:
        return "more fire discs lie on the board than there are"
    if (s.fire | s.smoke | s.poi | s.struck | s.hot_spots) >> DICE_SQUARES:
        return "something lies on a square that is none"
    if s.heated < 0 or s.heated > g.options.hot_spots_a_turn:
        return "more hot spots were added than a turn may bring"
    if s.hot_reserve < 0 or size(s.hot_spots) + s.hot_reserve > _hot_spots(g):
        return "there are more hot spots than were brought"
    return ""


def _hot_spots(g: House) -> i64:
    """Hot spots in play: one for each explosion of the set-up, some more, and the reserve."""
    options = g.options
    return options.explosions + options.extra_hot_spots + options.hot_spot_reserve


def _building(g: House, s: State) -> str:
    """Every damage marker is on a wall or was on a door; what changed had something to change."""
    board = g.board
    heavy_v = board.walls.v
    heavy_h = board.walls.h
    on_doors = s.damage - damage_in_sight(g, s)
    if not 0 <= on_doors <= (2 * doors_gone(g, s) if g.options.chop_doors else 0):
        return "the damage on the walls is not what was counted"
    choppable_v = heavy_v | (board.doors.v if g.options.chop_doors else 0)
    choppable_h = heavy_h | (board.doors.h if g.options.chop_doors else 0)
    if (s.damaged_v & ~choppable_v) | (s.damaged_h & ~choppable_h):
        return "damage lies where no wall is"
    if (s.damaged_v & s.gone_v) | (s.damaged_h & s.gone_h):
        return "a destroyed wall is also damaged"
    if (s.gone_v & ~board.barriers.v) | (s.gone_h & ~board.barriers.h):
        return "something was destroyed that never stood"
    openable_v = (board.doors.v | board.windows.v) & ~s.gone_v
    openable_h = (board.doors.h | board.windows.h) & ~s.gone_h
    if (s.open_v & ~openable_v) | (s.open_h & ~openable_h):
        return "something is open that is no door"
    if not s.ended and s.damage >= g.options.damage_limit:
        return "the house should have collapsed"
    return ""


def _crew(g: House, s: State) -> str:
    squares: i64 = len(g.board.places)
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if place != OFF_BOARD and (place >= squares or g.board.barred[place]):
            return "a firefighter stands nowhere"
        if place == OFF_BOARD and lies(s, who):
            return "a firefighter lies off the board"
        if saved_of(s, who) > save_limit(g, s, who):
            return "a firefighter has saved too much"
        who += 1
    if (s.at | s.saved | s.roles) >> (g.crew_size * 8) or s.down >= bit(g.crew_size):
        return "there is a firefighter too many"
    if s.turn >= g.crew_size or s.ap < 0:
        return "the turn is nobody's"
    if s.near and not s.ended:
        return _near_fault(g, s)
    return ""


def _near_fault(g: House, s: State) -> str:
    """Who was near the Veteran counts until the fire of that roll is done."""
    if s.near >= bit(g.crew_size):
        return "somebody is near who is not there"
    if step_of(s.todo[-1]) == ACT or step_of(s.todo[-1]) == ROLL_ADVANCE:
        return "who was near when the dice fell is still remembered"
    who: i64 = 0
    while who < g.crew_size and not (s.near & bit(who) and g.roles[role_of(s, who)].veteran):
        who += 1
    return "somebody is near a Veteran who is not there" if who == g.crew_size else ""


def _ladders(g: House, s: State) -> str:
    """No ladder too many, and none stands where it may not."""
    if not s.ladders and g.air == SQUARES:
        return ""
    if on_engine(g, s) < 0:
        return "there are more ladders than the engine brought"
    for entry in tokens.entries(s.ladders):
        square: i64 = tokens.square_of(entry)
        erected = (entry & tokens.MARKED) != 0
        if is_air(g, square) or (erected and square < DICE_SQUARES):
            return "a ladder is where none can be"
        if not erected and at_engine(g, s, square):
            return "a ladder lies at the engine that carries it"
        if erected and tokens.count(s.ladders, entry) > 1:
            return "two ladders stand in one square"
    if s.ended or step_of(s.todo[-1]) != ACT:
        return ""
    return _in_the_air(g, s)


def _in_the_air(g: House, s: State) -> str:
    """On a turn everybody beside the second floor is alone on a ladder, and nothing else is."""
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if in_mid_air(g, s, place):
            return "a firefighter stands in the air"
        other = who + 1
        while other < g.crew_size:
            if is_air(g, place) and place_of(s, other) == place:
                return "two firefighters are on one ladder"
            other += 1
        who += 1
    for pile in (s.victims, s.hazmats):
        for entry in tokens.entries(pile):
            square: i64 = tokens.square_of(entry)
            if is_air(g, square) and not is_manned(g, s, square):
                return "something was left on a ladder"
    return ""
