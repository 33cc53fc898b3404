"""How things stand, as a phrase: whose turn it is, what is asked for, how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core.bits import members, size
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.stack import argument_in, step_of
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.specialists import COMMAND, EXTINGUISHING, MOVEMENT
from firehouse.games.flashpoint.rules import endings, steps, tokens
from firehouse.games.flashpoint.rules.actions import AT_RANDOM, DIE_BLACK, DIE_RED
from firehouse.games.flashpoint.rules.consequences import beds
from firehouse.games.flashpoint.rules.crew_choice import take_refusal
from firehouse.games.flashpoint.rules.dice import black_of, red_of
from firehouse.games.flashpoint.rules.event_cards import EFFECTS, held_event, other_held_event
from firehouse.games.flashpoint.rules.event_choices import effect_of, left_of
from firehouse.games.flashpoint.rules.fire_cards import drawn_from, in_supply
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.pools import odds
from firehouse.games.flashpoint.rules.purse import BONUS_THERE
from firehouse.games.flashpoint.rules.search import MARKERS
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
from firehouse.games.flashpoint.words.names import (
    called,
    goal,
    spot_name,
    square_name,
    square_names,
    vehicle_name,
)

Asked = Callable[[House, State, int], dict[str, Any]]
"""The arguments of what is asked for."""

_EFFECTS: Final = {number: name for name, number in EFFECTS.items()}
_EXPLOSIONS: Final = (steps.ROLL_SET_UP, steps.ROLL_CENTRE, steps.ROLL_OPPOSITE)
_WORK: Final = {MOVEMENT: "movement", EXTINGUISHING: "extinguishing", COMMAND: "command"}


def situation(g: House, s: State) -> Phrase:
    """What is asked for; on a turn and at the end also how the rescue stands."""
    found = asked(g, s)
    if not s.ended and step_of(s.todo[-1]) != steps.ACT:
        return found
    return phrase(
        "situation.standing",
        asked=found,
        rescued=s.rescued,
        goal=goal(g),
        lost=s.lost,
        lost_limit=g.options.lost_limit,
        damage=s.damage,
        damage_limit=g.options.damage_limit,
    )


def asked(g: House, s: State) -> Phrase:
    """What the game waits for, as a sentence that says what to do; at the end, how it ended."""
    if s.ended:
        return phrase(f"ended.{endings.CODES[s.ended]}")
    entry = s.todo[-1]
    step = step_of(entry)
    name = steps.NAMES[step]
    if step == steps.ACT and place_of(s, s.turn) == OFF_BOARD:
        name = "enter"
    if step == steps.FOLLOW_EVENT:
        name = f"event.{_EFFECTS[effect_of(argument_in(entry))]}"
    return Phrase(f"asked.{name}", ASKED[step](g, s, argument_in(entry)))


def _nothing(g: House, s: State, _: int) -> dict[str, Any]:
    return {}


def _act(g: House, s: State, _: int) -> dict[str, Any]:
    return {
        "who": called(g, s, s.turn),
        "square": square_name(g, place_of(s, s.turn)),
        "points": _points(g, s),
    }


def _points(g: House, s: State) -> Phrase:
    """AP that are left; the saved ones are spent first."""
    role = g.roles[role_of(s, s.turn)]
    return phrase(
        "asked.points",
        ap=s.ap,
        saved=max(s.ap - role.ap, 0),
        free=s.free,
        work=_WORK.get(role.free_for, "nothing"),
        bonus=s.bonus == BONUS_THERE,
    )


def _pawn(g: House, s: State, who: int) -> dict[str, Any]:
    return {"who": called(g, s, who)}


def _specialist(g: House, s: State, who: int) -> dict[str, Any]:
    return {"who": called(g, s, who), "left": not take_refusal(g, s, AT_RANDOM)}


def _explosion(g: House, s: State, _: int) -> dict[str, Any]:
    return {"left": sum(step_of(entry) in _EXPLOSIONS for entry in s.todo)}


def _dodge(g: House, s: State, who: int) -> dict[str, Any]:
    here = square_name(g, place_of(s, who))
    return {"who": called(g, s, who), "square": here, "cost": dodge_cost(g, s, who)}


def _fall(g: House, s: State, who: int) -> dict[str, Any]:
    return {"who": called(g, s, who), "squares": square_names(g, beds(g, s, who))}


def _hazmat(g: House, s: State, _: int) -> dict[str, Any]:
    reached = members(tokens.marked_squares(s.hazmats))
    return {"who": called(g, s, s.turn), "squares": square_names(g, reached)}


def _reveal(g: House, s: State, square: int) -> dict[str, Any]:
    """What a face-down marker can be."""
    named = zip(odds(s, square), MARKERS, strict=True)
    kinds = [phrase(f"a-piece.{kind}") for likely, kind in named if likely]
    return {"square": square_name(g, square), "can_be": phrase("asked.can-be", kinds=kinds)}


def _park(vehicle: str) -> Asked:
    def ask(g: House, s: State, _: int) -> dict[str, Any]:
        number = len(spots(g, vehicle == AMBULANCE))
        found = [spot_name(g, vehicle, spot) for spot in range(number)]
        return {"vehicle": vehicle_name(vehicle), "spots": found}

    return ask


def _aim(g: House, s: State, _: int) -> dict[str, Any]:
    red, black = red_of(s.dice), black_of(s.dice)
    dice = [
        die for die, row in (("red", DIE_RED), ("black", DIE_BLACK)) if not reroll_refusal(s, row)
    ]
    return {
        "who": called(g, s, s.turn),
        "dice": "both" if len(dice) == 2 else dice[0],
        "red": red,
        "black": black,
        "square": square_name(g, aimed_at(g, s.engine, red, black)),
    }


def _ride(vehicle: str) -> Asked:
    def ask(g: House, s: State, who: int) -> dict[str, Any]:
        ambulance = vehicle == AMBULANCE
        exits = spots(g, ambulance)[parked(s, ambulance)]
        return {
            "who": called(g, s, who),
            "vehicle": vehicle_name(vehicle),
            "squares": square_names(g, exits),
        }

    return ask


def _draw_fire(g: House, s: State, _: int) -> dict[str, Any]:
    return {"cards": decks.total(drawn_from(s))}


def _draw_flare_up(g: House, s: State, _: int) -> dict[str, Any]:
    return {"cards": in_supply(s)}


def _draw_event(g: House, s: State, _: int) -> dict[str, Any]:
    return {"cards": size(g.deck.every_event & ~s.events_drawn)}


def _pick(g: House, s: State, effect: int) -> dict[str, Any]:
    return {"effect": _EFFECTS[effect]}


def _choose_event(g: House, s: State, _: int) -> dict[str, Any]:
    held = held_event(s), other_held_event(s)
    titles = [g.deck.events[event].title for event in held]
    return {"who": called(g, s, s.turn), "events": titles}


def _follow_event(g: House, s: State, asked: int) -> dict[str, Any]:
    return {"who": called(g, s, s.turn), "left": left_of(asked)}


ASKED: Final[dict[int, Asked]] = {
    steps.DEAL_ROLE: _pawn,
    steps.ROLL_SET_UP: _explosion,
    steps.ROLL_CENTRE: _explosion,
    steps.ROLL_OPPOSITE: _explosion,
    steps.ROLL_START_POINT: _nothing,
    steps.ROLL_HAZMAT: _nothing,
    steps.ROLL_HOT_SPOT: _nothing,
    steps.ROLL_POINT: _nothing,
    steps.ROLL_ADVANCE: _nothing,
    steps.ROLL_STARVED: _nothing,
    steps.ROLL_GUN: _nothing,
    steps.REROLL_RED: _nothing,
    steps.REROLL_BLACK: _nothing,
    steps.REVEAL_FOUND: _reveal,
    steps.REVEAL_BURNT: _reveal,
    steps.REVEAL_HOSED: _reveal,
    steps.DRAW_FIRE: _draw_fire,
    steps.DRAW_FLARE_UP: _draw_flare_up,
    steps.DRAW_EVENT: _draw_event,
    steps.PICK: _pick,
    steps.PARK_ENGINE: _park(ENGINE),
    steps.PARK_AMBULANCE: _park(AMBULANCE),
    steps.ENTER_AT_START: _pawn,
    steps.ACT: _act,
    steps.AIM: _aim,
    steps.RIDE_ENGINE: _ride(ENGINE),
    steps.RIDE_AMBULANCE: _ride(AMBULANCE),
    steps.DODGE: _dodge,
    steps.FALL: _fall,
    steps.CHOOSE_FIRST: _nothing,
    steps.CHOOSE_SPECIALIST: _specialist,
    steps.CHOOSE_HAZMAT: _hazmat,
    steps.CHOOSE_EVENT: _choose_event,
    steps.FOLLOW_EVENT: _follow_event,
}
"""The arguments of what is asked for at every chance and decision."""
