"""How things stand, in one line: whose turn it is, what is asked for, how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.core.bits import members
from firehouse.games.flashpoint.data.specialists import COMMAND, EXTINGUISHING, MOVEMENT
from firehouse.games.flashpoint.rules import endings, steps, tokens
from firehouse.games.flashpoint.rules.actions import AT_RANDOM, DIE_BLACK, DIE_RED
from firehouse.games.flashpoint.rules.choosing import take_refusal
from firehouse.games.flashpoint.rules.consequences import beds
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.pools import odds
from firehouse.games.flashpoint.rules.purse import BONUS_THERE
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import (
    AMBULANCE,
    ENGINE,
    aimed_at,
    parked,
    reroll_refusal,
    spots,
)
from firehouse.games.flashpoint.rules.veteran import dodge_cost
from firehouse.games.flashpoint.words.card_text import CARD_ASKED
from firehouse.games.flashpoint.words.names import VEHICLES, both, called, either, goal, square_name

Asked = Callable[[House, State, int], str]

_ENDINGS: Final = {
    endings.ACCOUNTED_FOR: "Won: every victim is accounted for and the house stands.",
    endings.RESCUED: "Won: enough victims are rescued.",
    endings.PERFECT: "Won: every victim is rescued, a perfect game.",
    endings.VICTIMS_LOST: "Lost: too many victims died.",
    endings.COLLAPSE: "Lost: the house collapsed under its damage.",
}
_EXPLOSIONS: Final = (steps.ROLL_SET_UP, steps.ROLL_CENTRE, steps.ROLL_OPPOSITE)
_WORK: Final = {MOVEMENT: "move", EXTINGUISHING: "extinguish", COMMAND: "command others"}
_MARKERS: Final = ("a victim", "a false alarm", "a hazmat", "a trapped victim")
_DICE: Final = {
    (True, True): "one or both dice",
    (True, False): "the red die",
    (False, True): "the black die",
}


def situation(g: House, s: State) -> str:
    """What is asked for; on a turn and at the end also how the rescue stands."""
    if s.ended or s.todo[-1] & steps.KIND == steps.ACT:
        return f"{asked(g, s)} {_tally(g, s)}"
    return asked(g, s)


def asked(g: House, s: State) -> str:
    """What the game waits for, as a sentence that says what to do; at the end, how it ended."""
    if s.ended:
        return _ENDINGS[s.ended]
    entry = s.todo[-1]
    return ASKED[entry & steps.KIND](g, s, entry >> steps.ARGUMENT)


def _tally(g: House, s: State) -> str:
    o = g.options
    return (
        f"Rescued {s.rescued} of {goal(g)}, lost {s.lost} of {o.lost_limit}, "
        f"damage {s.damage} of {o.damage_limit}."
    )


def _act(g: House, s: State, _: int) -> str:
    pawn = called(g, s, s.turn)
    here = place_of(s, s.turn)
    if here == OFF_BOARD:
        return f"{pawn} enters on any square outside the house, with {_points(g, s)}."
    return f"{pawn} at {square_name(g, here)} has {_points(g, s)}."


def _points(g: House, s: State) -> str:
    """AP that are left; the saved ones are spent first."""
    role = g.roles[role_of(s, s.turn)]
    extra = s.ap - role.ap
    saved = f" ({extra} saved before)" if extra > 0 else ""
    free = f", {s.free} free AP to {_WORK[role.free_for]}" if s.free else ""
    bonus = ", 1 AP from the Veteran" if s.bonus == BONUS_THERE else ""
    return f"{s.ap or 'no'} AP{saved}{free}{bonus}"


def _deal(g: House, s: State, who: int) -> str:
    return f"Draw a specialist for {called(g, s, who)}."


def _first(g: House, s: State, _: int) -> str:
    return f"Choose who begins, Firefighter 1 to {g.crew_size}; the turns go round from there."


def _specialist(g: House, s: State, who: int) -> str:
    if take_refusal(g, s, AT_RANDOM):
        return f"No specialist is left: {called(g, s, who)} stays a plain firefighter."
    return f"{called(g, s, who)} takes a specialist, or one at random."


def _explosion(dice: str) -> Asked:
    def ask(g: House, s: State, _: int) -> str:
        left = sum(entry & steps.KIND in _EXPLOSIONS for entry in s.todo)
        return f"Roll {dice} for an explosion of the set-up ({left} to go)."

    return ask


def _enter(g: House, s: State, who: int) -> str:
    return f"{called(g, s, who)} starts on any square outside the house."


def _dodge(g: House, s: State, who: int) -> str:
    here = square_name(g, place_of(s, who))
    cost = dodge_cost(g, s, who)
    return f"Fire reaches {called(g, s, who)} at {here}: dodge for {cost} saved AP, or take it."


def _fall(g: House, s: State, who: int) -> str:
    found = either(g, beds(g, s, who))
    return f"{called(g, s, who)} was knocked down and is carried to {found}: choose."


def _hazmat(g: House, s: State, _: int) -> str:
    reached = both(g, members(tokens.marked_squares(s.hazmats)))
    return f"Fire has reached hazmats at {reached}: {called(g, s, s.turn)} chooses which explodes."


def _roll(purpose: str) -> Asked:
    return lambda g, s, _: f"Roll both dice {purpose}."


def _reroll(die: str) -> Asked:
    return lambda g, s, _: f"Roll the {die} die of the deck gun again."


def _reveal(how: str) -> Asked:
    return lambda g, s, square: (
        f"Turn over the marker at {square_name(g, square)}{how}: {_kinds(s, square)}"
    )


def _kinds(s: State, square: int) -> str:
    """What a face-down marker can be."""
    named = zip(odds(s, square), _MARKERS, strict=True)
    kinds = [kind for likely, kind in named if likely]
    if len(kinds) == 1:
        return f"it can only be {kinds[0]}."
    return f"{', '.join(kinds[:-1])} or {kinds[-1]}?"


def _park(vehicle: str) -> Asked:
    def ask(g: House, s: State, _: int) -> str:
        first = [spot[0] for spot in spots(g, vehicle == AMBULANCE)]
        return f"Park {VEHICLES[vehicle]} at the spot that begins at {either(g, first)}."

    return ask


def _aim(g: House, s: State, _: int) -> str:
    red, black = s.dice & 15, (s.dice >> 4) & 15
    free = (not reroll_refusal(s, DIE_RED), not reroll_refusal(s, DIE_BLACK))
    square = square_name(g, aimed_at(g, s.engine, red, black))
    return (
        f"{called(g, s, s.turn)} may re-roll {_DICE[free]} or keep both: "
        f"red {red}, black {black} (aims at {square})."
    )


def _ride(vehicle: str) -> Asked:
    def ask(g: House, s: State, who: int) -> str:
        ambulance = vehicle == AMBULANCE
        exits = either(g, spots(g, ambulance)[parked(s, ambulance)])
        return f"{called(g, s, who)} may ride along with {VEHICLES[vehicle]} to {exits}, or stay."

    return ask


ASKED: Final[dict[int, Asked]] = {
    steps.DEAL_ROLE: _deal,
    steps.ROLL_SET_UP: _explosion("both dice"),
    steps.ROLL_CENTRE: _explosion("the black die"),
    steps.ROLL_OPPOSITE: _explosion("the red die, the black one turned over,"),
    steps.ROLL_START_POINT: _roll("to place a point of interest of the set-up"),
    steps.ROLL_HAZMAT: _roll("to place a hazmat"),
    steps.ROLL_HOT_SPOT: _roll("to place a hot spot"),
    steps.ROLL_POINT: _roll("to place a point of interest"),
    steps.ROLL_ADVANCE: _roll("to advance the fire"),
    steps.ROLL_STARVED: _roll("to see where the fire dies for lack of oxygen"),
    steps.ROLL_GUN: _roll("to aim the deck gun"),
    steps.REROLL_RED: _reroll("red"),
    steps.REROLL_BLACK: _reroll("black"),
    steps.REVEAL_FOUND: _reveal(""),
    steps.REVEAL_BURNT: _reveal(", which the fire reached"),
    steps.REVEAL_HOSED: _reveal(", which the deck gun hit"),
    steps.PARK_ENGINE: _park(ENGINE),
    steps.PARK_AMBULANCE: _park(AMBULANCE),
    steps.ENTER_AT_START: _enter,
    steps.ACT: _act,
    steps.AIM: _aim,
    steps.RIDE_ENGINE: _ride(ENGINE),
    steps.RIDE_AMBULANCE: _ride(AMBULANCE),
    steps.DODGE: _dodge,
    steps.FALL: _fall,
    steps.CHOOSE_FIRST: _first,
    steps.CHOOSE_SPECIALIST: _specialist,
    steps.CHOOSE_HAZMAT: _hazmat,
    **CARD_ASKED,
}
"""What is asked for at every chance and decision."""
