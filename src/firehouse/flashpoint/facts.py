"""The facts about a refused action that the sentences in `refusals` name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from firehouse.core.bits import bit
from firehouse.flashpoint import actions, ladder_words, steps, tokens
from firehouse.flashpoint.board import DICE_SQUARES, HERE, NO_EDGE, STAIRS
from firehouse.flashpoint.card_text import flare_ups
from firehouse.flashpoint.cases import STEP, Case
from firehouse.flashpoint.chance import is_reveal
from firehouse.flashpoint.consequences import beds
from firehouse.flashpoint.fire import target
from firehouse.flashpoint.judge import price
from firehouse.flashpoint.ladders import is_air
from firehouse.flashpoint.moving import is_burning
from firehouse.flashpoint.names import (
    LOADS,
    VEHICLES,
    barrier,
    called,
    edge_name,
    either,
    several,
    square_name,
    towards,
)
from firehouse.flashpoint.options import DRIVE_SIDE
from firehouse.flashpoint.purse import BONUS_THERE, command_points, free_for
from firehouse.flashpoint.situation import asked
from firehouse.flashpoint.skills import is_in_play
from firehouse.flashpoint.specialists import EXTINGUISHING, MOVEMENT, OTHER
from firehouse.flashpoint.state import OFF_BOARD, place_of, role_of
from firehouse.flashpoint.vehicles import AMBULANCE, by_radio, spot_of
from firehouse.flashpoint.walls import DOOR_COST, closed

_DOING: Final[Mapping[int, str]] = {
    actions.OPEN: "Opening a door",
    actions.CLOSE: "Closing a door",
    actions.EXTINGUISH: "Extinguishing",
    actions.CHOP: "Chopping",
    actions.TREAT: "Treating a victim",
    actions.DRIVE_ENGINE: "Driving the fire engine",
    actions.DRIVE_AMBULANCE: "Driving the ambulance",
    actions.GUN: "Firing the deck gun",
    actions.IDENTIFY: "Turning over a point of interest",
    actions.DISPOSE: "Removing a hazmat",
    actions.CLEAR: "Clearing a hot spot",
    actions.REPAIR: "Repairing a wall",
    actions.CHANGE: "A crew change",
    actions.RETURN_CARD: "Putting a Flare Up back",
    **ladder_words.DOING,
}
_WANTED: Final[Mapping[int, str]] = {
    actions.TREAT: "treat",
    actions.CHOP: "chop",
    actions.REPAIR: "repair",
    actions.DISPOSE: "remove",
}
_NOT_FOR_DOGS: Final[Mapping[int, str]] = {
    actions.CHOP: "chop",
    actions.DRIVE_ENGINE: "drive",
    actions.DRIVE_AMBULANCE: "drive",
    actions.GUN: "fire the deck gun",
    actions.ERECT: "use ladders",
    actions.COLLAPSE: "use ladders",
}
_WORK: Final[Mapping[int, int]] = {
    STEP: MOVEMENT,
    actions.OPEN: MOVEMENT,
    actions.CLOSE: MOVEMENT,
    actions.EXTINGUISH: EXTINGUISHING,
    actions.ERECT: MOVEMENT,
    actions.COLLAPSE: MOVEMENT,
}
"""What free points may pay for."""
_MARKERS: Final = ("victim", "false alarm", "hazmat", "trapped victim")


class Facts(dict[str, str]):
    """What a template may name, worked out when it is asked for."""

    def __init__(self, case: Case) -> None:
        super().__init__()
        self._case = case

    def __missing__(self, name: str) -> str:
        return FACTS[name](self._case)


def _asked(case: Case) -> str:
    on_turn = not case.s.ended and case.step == steps.ACT
    if on_turn and place_of(case.s, case.s.turn) != OFF_BOARD:
        return f"{asked(case.g, case.s)} Act, or end the turn."
    return asked(case.g, case.s)


def _impossible(case: Case) -> str:
    """Why luck cannot bring this."""
    if is_reveal(case.step) and case.kind == actions.REVEAL and case.argument < len(_MARKERS):
        return f"No {_MARKERS[case.argument]} is left among the markers that are face down."
    if case.step == steps.DEAL_ROLE and case.kind == actions.ROLE:
        return "That card is not among those that are left."
    return "That cannot come out here."


def _doing(case: Case) -> str:
    who = f" {called(case.g, case.s, case.who)}" if case.mover else ""
    if case.kind == actions.ORDER_DOOR:
        return f"Having{who} work a door"
    if case.shifts:
        return f"Moving {_shifted(case)}"
    if case.kind != STEP:
        return _DOING[case.kind]
    square = square_name(case.g, case.argument)
    if closed(case.g, case.s, case.edge):
        return f"Squeezing through to {square}"
    if case.load:
        return f"Moving{who} to {square} with {LOADS[case.load]}"
    burning = is_burning(case.s, case.argument)
    return f"Moving{who} {'into the fire at' if burning else 'to'} {square}"


def _points(case: Case) -> str:
    """What may be spent on this work."""
    if case.mover:
        free = command_points(case.g, case.s, case.who)
    else:
        free = free_for(case.g, case.s, _WORK.get(case.kind, OTHER))
    return str(case.s.ap + free + (case.s.bonus == BONUS_THERE) or "none")


def _way_round(case: Case) -> str:
    chops = case.g.board.walls.has(case.edge) and not case.role.dog
    return "chop it first or go round" if chops else "go round"


def _by_whom(case: Case) -> str:
    if case.role.dog:
        return "somebody else must open it"
    return f"open it for {DOOR_COST} AP"


def _diagonals(case: Case) -> str:
    known = any(role.diagonal for role in case.g.roles) or not case.g.options.points_last
    return "which only the Rescue Specialist can take" if known else "which nobody can take"


def _dog_work(case: Case) -> str:
    """What a dog was asked to do."""
    if case.kind != STEP:
        return _NOT_FOR_DOGS.get(case.kind, "work doors")
    if case.load == actions.HAZMAT:
        return "carry a hazmat"
    if case.load == actions.LADDER or is_air(case.g, case.here) or is_air(case.g, case.argument):
        return "use ladders"
    return "lead treated victims" if case.led else "go into fire"


def _shifted(case: Case) -> str:
    return "smoke" if case.kind < actions.SHIFT_POINT else "a point of interest"


def _there(case: Case) -> str:
    """Where a point of interest was looked for."""
    if case.kind == actions.SCENT:
        return towards(case.g, case.here, case.way)
    return f"at {square_name(case.g, case.argument)}"


def _manned(case: Case) -> str:
    area = case.g.board.gun_areas[case.parked]
    inside = [
        called(case.g, case.s, who)
        for who in range(case.g.crew_size)
        if place_of(case.s, who) < DICE_SQUARES and area & bit(place_of(case.s, who))
    ]
    return f"{' and '.join(inside)} {'is' if len(inside) == 1 else 'are'}"


def _taken(case: Case) -> str:
    """Why a card is not to be had."""
    role = case.argument
    title = case.g.roles[role].title
    if not is_in_play(case.g, case.s, role):
        return f"The {title}'s card is not in the game; option promos brings it in"
    who = next(who for who in range(case.g.crew_size) if role_of(case.s, who) == role)
    return f"Firefighter {who + 1} is the {title} already"


def _wanted(case: Case) -> str:
    if case.kind != STEP:
        return _WANTED[case.kind]
    if case.load == actions.HAZMAT:
        return "carry"
    treated = tokens.count_at(case.s.victims, case.here)
    return "carry, as treated ones are led" if treated else "carry"


def _treated(case: Case) -> str:
    number = tokens.count(case.s.victims, tokens.slot(case.here, tokens.MARKED))
    if number == 1:
        return "There is 1 treated victim"
    return f"There are {number} treated victims" if number else "There is no treated victim"


def _instead(case: Case) -> str:
    """What is there in place of the wall or door that was wanted."""
    if case.edge == NO_EDGE:
        return ""
    noun = barrier(case.g, case.edge)
    return f", only {'an' if noun[0] in 'eo' else 'a'} {noun}"


def _no_target(case: Case) -> str:
    if case.shifts:
        return f"{square_name(case.g, case.argument)} is outside the house already"
    here = square_name(case.g, case.here)
    if case.argument == HERE:
        return f"{here} is outside the house, where nothing burns"
    toward = towards(case.g, case.here, case.argument)
    if STAIRS < case.argument < HERE:
        return f"What lies {toward} is out of reach, as fire is never fought diagonally"
    return f"No square of the house lies {toward}"


def _not_next(case: Case) -> str:
    there = spot_of(case.g, case.vehicle == AMBULANCE, case.argument) == case.parked
    return "is there already" if there else "drives one parking spot at a time"


def _sent(case: Case) -> bool:
    """Is the spot named by its first square, as nobody need be aboard?"""
    return case.kind == actions.PARK or by_radio(case.g, case.vehicle == AMBULANCE)


def _choices(case: Case) -> str:
    """The squares that name a spot to park at, or those of the spots to drive to."""
    number = len(case.spots)
    near: Iterable[int] = range(number)
    if case.kind != actions.PARK and case.g.options.drive_rule < DRIVE_SIDE:
        near = sorted({(case.parked + 1) % number, (case.parked - 1) % number})
    spots = [case.spots[spot] for spot in near if spot != case.parked]
    return either(case.g, [square for spot in spots for square in spot[: 1 if _sent(case) else 2]])


FACTS: Final[Mapping[str, Callable[[Case], str]]] = {
    "asked": _asked,
    "impossible": _impossible,
    "on_turn": lambda case: called(case.g, case.s, case.s.turn),
    "who": lambda case: called(case.g, case.s, case.who),
    "role": lambda case: case.role.title,
    "here": lambda case: square_name(case.g, case.here),
    "square": lambda case: square_name(case.g, case.argument),
    "target": lambda case: square_name(case.g, target(case.g, case.s, case.argument)),
    "toward": lambda case: towards(case.g, case.here, case.way),
    "edge": lambda case: edge_name(case.g, case.edge),
    "doing": _doing,
    "cost": lambda case: str(price(case.g, case.s, case.action)),
    "ap": _points,
    "by_whom": _by_whom,
    "diagonals": _diagonals,
    "dog_work": _dog_work,
    "engineering": lambda case: (
        "clear a hot spot" if case.kind == actions.CLEAR else "repair walls"
    ),
    "too_late": lambda case: (
        "walk through" if case.kind == actions.CHOP else "nothing is left of it"
    ),
    "opening": lambda case: "go round" if case.role.dog else "make an opening",
    "shifted": _shifted,
    "there": _there,
    "manned": _manned,
    "taken": _taken,
    "beds": lambda case: either(case.g, beds(case.g, case.s, case.who)),
    "lead_limit": lambda case: several(case.g.options.lead_limit, "treated victim"),
    "not_next": _not_next,
    "choose": lambda case: "choose" if _sent(case) else "get out at",
    "way_round": _way_round,
    "wanted": _wanted,
    "treated": _treated,
    "led": lambda case: str(case.led),
    "instead": _instead,
    "no_target": _no_target,
    "treated_limit": lambda case: str(case.g.options.treated_limit),
    "mover": lambda case: str(case.mover),
    "starter": lambda case: str(case.argument + 1),
    "crew": lambda case: str(case.g.crew_size),
    "vehicle": lambda case: VEHICLES[case.vehicle],
    "parked": lambda case: either(case.g, case.spots[case.parked]),
    "choices": _choices,
    "die": lambda case: "red" if case.argument == actions.DIE_RED else "black",
    "silence": lambda case: several(case.s.silence, "turn"),
    "flare_ups": lambda case: flare_ups(case.g, case.s),
}
