"""Fire engine and ambulance: parking, driving, riding and the deck gun."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.board import DICE_SQUARES, WAYS
from firehouse.games.flashpoint.data.options import DRIVE_SIDE
from firehouse.games.flashpoint.data.specialists import NEVER, OTHER
from firehouse.games.flashpoint.rules import actions, features, reasons, tokens
from firehouse.games.flashpoint.rules.actions import DIE_RED
from firehouse.games.flashpoint.rules.dice import (
    BLACK_AGAIN,
    RED_AGAIN,
    black_of,
    red_of,
    thrown,
    with_black,
    with_red,
)
from firehouse.games.flashpoint.rules.effects import Log, lose, rescue
from firehouse.games.flashpoint.rules.fire import contiguous, smother
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.ladders import stow_all
from firehouse.games.flashpoint.rules.purse import price_refusal, spend
from firehouse.games.flashpoint.rules.state import State, place_of, put, role_of
from firehouse.games.flashpoint.rules.steps import (
    AIM,
    KNOCK,
    REROLL_BLACK,
    REROLL_RED,
    REVEAL_HOSED,
    RIDE_AMBULANCE,
    RIDE_ENGINE,
    ROLL_GUN,
    SPLASH,
)

ENGINE: Final = "engine"
AMBULANCE: Final = "ambulance"

_VEHICLES: Final = (features.VEHICLES,)
_REROLLS: Final = (features.VEHICLES, features.REROLLS)
KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.DRIVE_ENGINE, "drive-engine", "engine", headings.DRIVE, _VEHICLES, typed="drive"),
    Kind(
        actions.DRIVE_AMBULANCE,
        "drive-ambulance",
        "ambulance",
        headings.DRIVE,
        _VEHICLES,
        typed="drive",
    ),
    Kind(actions.GUN, "gun", "bare", headings.GUN, _VEHICLES),
    Kind(actions.KEEP, "keep", "bare", headings.OPERATOR, _REROLLS, answers=True),
    Kind(actions.REROLL, "reroll", "die", headings.OPERATOR, _REROLLS, answers=True),
    Kind(actions.PARK, "park", "spot", headings.PARK, _VEHICLES, answers=True),
    Kind(actions.RIDE, "ride", "vehicle", headings.RIDE, _VEHICLES, answers=True),
    Kind(actions.STAY, "stay", "bare", headings.RIDE, _VEHICLES, answers=True),
)


def spots(g: House, ambulance: bool) -> list[list[int]]:
    """The parking spots of a vehicle, clockwise."""
    return g.board.ambulance_spots if ambulance else g.board.engine_spots


def spot_of(g: House, ambulance: bool, square: i64) -> i64:
    """The parking spot that a square belongs to; -1 if none."""
    return g.board.ambulance_spot_at[square] if ambulance else g.board.engine_spot_at[square]


def parked(s: State, ambulance: bool) -> i64:
    """Where the vehicle stands."""
    return s.ambulance if ambulance else s.engine


def in_ambulance(g: House, s: State, square: i64) -> bool:
    """Is this one of the two squares of the ambulance?"""
    spot: i64 = g.board.ambulance_spot_at[square]
    return spot >= 0 and spot == s.ambulance


def is_safe(g: House, s: State, square: i64) -> bool:
    """Is a victim rescued here: outside, or at the ambulance where there is one?"""
    if g.options.vehicles:
        return in_ambulance(g, s, square)
    return square >= DICE_SQUARES


def park_refusal(g: House, ambulance: bool, square: i64) -> i64:
    """Why a vehicle may not start there; a spot is named by its first square."""
    spot = spot_of(g, ambulance, square)
    if spot < 0 or spots(g, ambulance)[spot][0] != square:
        return reasons.NOT_A_SPOT
    return reasons.ALLOWED


def park(g: House, s: State, log: Log, ambulance: bool, square: i64) -> None:
    """Place a vehicle before the first turn."""
    spot = spot_of(g, ambulance, square)
    _set_spot(s, ambulance, spot)
    if log is not None:
        log.append(events.Parked(AMBULANCE if ambulance else ENGINE, spot))
    stow_all(g, s, log)


def _set_spot(s: State, ambulance: bool, spot: i64) -> None:
    if ambulance:
        s.ambulance = spot
    else:
        s.engine = spot


def drive_cost(g: House, s: State, ambulance: bool, spot: i64) -> i64:
    """What it costs the pawn on turn to drive to a spot."""
    cost = g.roles[role_of(s, s.turn)].drive
    if g.options.drive_rule == DRIVE_SIDE and not _same_side(g, ambulance, spot, s):
        cost *= 2  # Brownstone: Drive
    return cost


def _same_side(g: House, ambulance: bool, spot: i64, s: State) -> bool:
    """Do the vehicle and the spot stand on one side of the house?"""
    places = g.board.places
    here = places[spots(g, ambulance)[parked(s, ambulance)][0]]
    there = places[spots(g, ambulance)[spot][0]]
    if here[1] in (0, 7) or there[1] in (0, 7):
        return here[1] == there[1]
    return here[2] == there[2]


def is_aboard(g: House, s: State, ambulance: bool) -> bool:
    """Does the pawn on turn stand in the vehicle?"""
    spot = spot_of(g, ambulance, place_of(s, s.turn))
    return spot >= 0 and spot == parked(s, ambulance)


def by_radio(g: House, ambulance: bool) -> bool:
    """May anybody make this vehicle drive, wherever they are?"""
    return ambulance and g.options.ambulance_by_radio


def drive_refusal(g: House, s: State, ambulance: bool, square: i64) -> i64:
    """Why the pawn on turn may not drive a vehicle and get out at that square.

    A vehicle called by radio is sent to a spot, named by its first square.
    """
    refusal = driver_refusal(g, s, ambulance)
    if refusal:
        return refusal
    spot = spot_of(g, ambulance, square)
    if spot < 0 or (by_radio(g, ambulance) and spots(g, ambulance)[spot][0] != square):
        return reasons.NOT_A_SPOT
    return trip_refusal(g, s, ambulance, spot)


def driver_refusal(g: House, s: State, ambulance: bool) -> i64:
    """Why the pawn on turn may not drive a vehicle anywhere."""
    if not g.options.vehicles:
        return reasons.NO_VEHICLES
    if g.roles[role_of(s, s.turn)].drive == NEVER:
        return reasons.NOT_FOR_DOGS
    if s.silence:
        return reasons.RADIO_SILENCE
    if not by_radio(g, ambulance) and not is_aboard(g, s, ambulance):
        return reasons.NOT_IN_VEHICLE
    return reasons.ALLOWED


def trip_refusal(g: House, s: State, ambulance: bool, spot: i64) -> i64:
    """Why the pawn on turn may not drive a vehicle to that spot."""
    here = parked(s, ambulance)
    apart = spot - here if spot > here else here - spot
    near = apart == 1 or apart == len(spots(g, ambulance)) - 1
    if not apart or not (near or g.options.drive_rule >= DRIVE_SIDE):
        return reasons.NOT_NEXT_SPOT
    return price_refusal(g, s, drive_cost(g, s, ambulance, spot), OTHER)


def drive(g: House, s: State, log: Log, ambulance: bool, square: i64) -> None:
    """Drive to a spot; whoever stood at the vehicle may ride along."""
    spot = spot_of(g, ambulance, square)
    spend(g, s, log, drive_cost(g, s, ambulance, spot), OTHER)
    left = spots(g, ambulance)[parked(s, ambulance)]
    _set_spot(s, ambulance, spot)
    if log is not None:
        log.append(events.Drove(AMBULANCE if ambulance else ENGINE, spot, s.turn))
    stow_all(g, s, log)
    radio = by_radio(g, ambulance)
    if not radio:
        _get_out(s, log, s.turn, square)
    step: i64 = RIDE_AMBULANCE if ambulance else RIDE_ENGINE
    who = g.crew_size - 1
    while who >= 0:
        rides = (radio or who != s.turn) and not g.roles[role_of(s, who)].dog
        if rides and place_of(s, who) in left:
            push(s.todo, step, who)
        who -= 1
    if ambulance:
        _load_ambulance(g, s, log)


def _get_out(s: State, log: Log, who: i64, square: i64) -> None:
    put(s, who, square)
    if log is not None:
        log.append(events.Rode(who, square))


def _load_ambulance(g: House, s: State, log: Log) -> None:
    """Rescue the victims that lie where the ambulance has arrived."""
    for square in g.board.ambulance_spots[s.ambulance]:
        for flags in (0, tokens.MARKED, tokens.TRAPPED):
            entry = tokens.slot(square, flags)
            while not s.ended and tokens.count(s.victims, entry):
                rescue(g, s, log, entry)


def ride_refusal(g: House, s: State, ambulance: bool, square: i64) -> i64:
    """Why a rider may not get out at that square."""
    if spot_of(g, ambulance, square) != parked(s, ambulance):
        return reasons.NOT_THE_SPOT
    return reasons.ALLOWED


def ride(s: State, log: Log, who: i64, square: i64) -> None:
    """Go along with the vehicle."""
    _get_out(s, log, who, square)


def stay(log: Log, who: i64) -> None:
    """Let the vehicle drive without oneself."""
    if log is not None:
        log.append(events.StayedBehind(who))


def gun_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to fire the deck gun."""
    return g.roles[role_of(s, s.turn)].gun


def gun_refusal(g: House, s: State) -> i64:
    """Why the pawn on turn may not fire the deck gun."""
    if not g.options.vehicles:
        return reasons.NO_VEHICLES
    if gun_cost(g, s) == NEVER:
        return reasons.NOT_FOR_DOGS
    if s.silence:
        return reasons.RADIO_SILENCE
    if not is_aboard(g, s, False):
        return reasons.NOT_IN_ENGINE
    if g.options.gentle_gun and _manned(g, s, g.board.gun_areas[s.engine]):
        return reasons.GUN_AREA_MANNED
    return price_refusal(g, s, gun_cost(g, s), OTHER)


def _manned(g: House, s: State, area: i64) -> bool:
    """Is a firefighter in this area?"""
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if place < DICE_SQUARES and area & bit(place):
            return True
        who += 1
    return False


def fire_gun(g: House, s: State, log: Log) -> None:
    """Pay, and let the dice aim."""
    spend(g, s, log, gun_cost(g, s), OTHER)
    if log is not None:
        log.append(events.GunFired(s.turn))
    s.todo.append(ROLL_GUN)


def gun_rolled(g: House, s: State, log: Log, red: i64, black: i64) -> None:
    """The first roll of both dice; the Driver/Operator may roll again."""
    s.dice = thrown(red, black)
    if g.roles[role_of(s, s.turn)].rerolls:
        s.todo.append(AIM)
    else:
        _shoot(g, s, log)


def reroll_refusal(s: State, die: i64) -> i64:
    """Why a die may not be rolled again."""
    done: i64 = RED_AGAIN if die == DIE_RED else BLACK_AGAIN
    return reasons.DIE_ALREADY_REROLLED if s.dice & done else reasons.ALLOWED


def reroll(s: State, die: i64) -> None:
    """Roll one die again."""
    s.todo.append(REROLL_RED if die == DIE_RED else REROLL_BLACK)


def rerolled(g: House, s: State, log: Log, die: i64, value: i64) -> None:
    """The new result replaces the old one; the other die may still be rolled again."""
    if die == DIE_RED:
        s.dice = with_red(s.dice, value)
    else:
        s.dice = with_black(s.dice, value)
    if log is not None:
        log.append(events.DieRerolled("red" if die == DIE_RED else "black", value))
    if s.dice & RED_AGAIN and s.dice & BLACK_AGAIN:
        _shoot(g, s, log)
    else:
        s.todo.append(AIM)


def keep(g: House, s: State, log: Log) -> None:
    """Fire with the dice as they lie."""
    _shoot(g, s, log)


def _shoot(g: House, s: State, log: Log) -> None:
    square = aimed_at(g, s.engine, red_of(s.dice), black_of(s.dice))
    s.dice = 0
    if log is not None:
        log.append(events.GunHit(square))
    push(s.todo, SPLASH, square)


def aimed_at(g: House, spot: i64, red: i64, black: i64) -> i64:
    """The square the gun hits: dice that miss its area are turned upside down."""
    area: i64 = g.board.gun_areas[spot]
    if not (area >> ((red - 1) * 8)) & 255:
        red = 7 - red
    square = (red - 1) * 8 + black - 1
    if not (area >> square) & 1:
        square = (red - 1) * 8 + 8 - black
    return square


def splash(g: House, s: State, log: Log, square: i64) -> None:
    """Clear the target and the squares beside it; the 2010 gun also hits whoever is there."""
    if g.options.gentle_gun:
        smother(s, log, bit(square) | contiguous(g, s, bit(square)), "deck-gun")
        return
    area: i64 = g.board.around[square]
    smother(s, log, area, "deck-gun")
    if s.poi & area:
        push(s.todo, SPLASH, square)
        push(s.todo, REVEAL_HOSED, first(s.poi & area))
        return
    while not s.ended:
        entry = tokens.first_in(s.victims, area)
        if not entry and g.options.gun_splashes_outside:
            entry = _drenched(g, s, square)
        if not entry:
            break
        s.victims = tokens.remove(s.victims, entry)
        lose(g, s, log, entry, "deck-gun")
    if not s.ended:
        s.struck = area
        beside: i64 = square + 1 if g.options.gun_splashes_outside else 0
        push(s.todo, KNOCK, beside)


def _drenched(g: House, s: State, square: i64) -> i64:
    """A victim outside beside the target; 0 if there is none."""
    side: i64 = 0
    while side < 4:
        beyond: i64 = g.next[square * WAYS + side]
        if beyond >= DICE_SQUARES:
            for flags in (0, tokens.MARKED, tokens.TRAPPED):
                entry = tokens.slot(beyond, flags)
                if tokens.count(s.victims, entry):
                    return entry
        side += 1
    return 0
