"""How things stand, in one line: whose turn it is, what is asked for, how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.flashpoint import endings, steps
from firehouse.flashpoint.actions import DIE_BLACK, DIE_RED
from firehouse.flashpoint.card_text import CARD_ASKED
from firehouse.flashpoint.house import House
from firehouse.flashpoint.names import VEHICLES, called, either, square_name
from firehouse.flashpoint.state import OFF_BOARD, State, place_of, role_of
from firehouse.flashpoint.vehicles import (
    AMBULANCE,
    ENGINE,
    aimed_at,
    parked,
    reroll_refusal,
    spots,
)

Asked = Callable[[House, State, int], str]

_ENDINGS: Final = {
    endings.ACCOUNTED_FOR: "Won: every victim is accounted for and the house stands.",
    endings.VICTIMS_LOST: "Lost: too many victims died.",
    endings.COLLAPSE: "Lost: the house collapsed under its damage.",
}
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
        f"Rescued {s.rescued} of {o.victims}, lost {s.lost} of {o.lost_limit}, "
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
    extra = s.ap - g.roles[role_of(s, s.turn)].ap
    saved = f" ({extra} saved before)" if extra > 0 else ""
    return f"{s.ap or 'no'} AP{saved}"


_EXPLOSIONS: Final = (steps.ROLL_SET_UP, steps.ROLL_CENTRE, steps.ROLL_OPPOSITE)


def _deal(g: House, s: State, who: int) -> str:
    return f"Draw a specialist for {called(g, s, who)}."


def _set_up(g: House, s: State, _: int) -> str:
    left = sum(entry & steps.KIND in _EXPLOSIONS for entry in s.todo)
    return f"Roll both dice for an explosion of the set-up ({left} to go)."


def _roll(purpose: str) -> Asked:
    return lambda g, s, _: f"Roll both dice {purpose}."


def _reroll(die: str) -> Asked:
    return lambda g, s, _: f"Roll the {die} die of the deck gun again."


def _reveal(how: str) -> Asked:
    return lambda g, s, square: (
        f"Turn over the marker at {square_name(g, square)}{how}: {_kinds(s)}"
    )


def _kinds(s: State) -> str:
    """What a face-down marker can be."""
    bag = (
        (s.bag_victims, "a victim"),
        (s.bag_false_alarms, "a false alarm"),
        (s.bag_hazmats, "a hazmat"),
        (s.bag_trapped, "a trapped victim"),
    )
    kinds = [kind for number, kind in bag if number]
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
    steps.ROLL_SET_UP: _set_up,
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
    steps.ACT: _act,
    steps.AIM: _aim,
    steps.RIDE_ENGINE: _ride(ENGINE),
    steps.RIDE_AMBULANCE: _ride(AMBULANCE),
    **CARD_ASKED,
}
"""What is asked for at every chance and decision."""
