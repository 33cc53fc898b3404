"""The facts about a refused action that the sentences in `refusals` name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from firehouse.core.bits import bit, members
from firehouse.games.flashpoint.data.board import DICE_SQUARES, HERE, NO_EDGE, STAIRS
from firehouse.games.flashpoint.data.options import DRIVE_SIDE
from firehouse.games.flashpoint.data.specialists import EXTINGUISHING, MOVEMENT, OTHER
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.actions import TRAPPED, TREATED, VICTIM
from firehouse.games.flashpoint.rules.chance import is_reveal
from firehouse.games.flashpoint.rules.consequences import beds
from firehouse.games.flashpoint.rules.fire import target
from firehouse.games.flashpoint.rules.judge import price
from firehouse.games.flashpoint.rules.ladders import is_air
from firehouse.games.flashpoint.rules.moving import is_burning, obstacle
from firehouse.games.flashpoint.rules.orders import ordered_into_fire
from firehouse.games.flashpoint.rules.pools import unseen
from firehouse.games.flashpoint.rules.purse import BONUS_THERE, command_points, free_for
from firehouse.games.flashpoint.rules.skills import change_of_ap, is_in_play
from firehouse.games.flashpoint.rules.state import OFF_BOARD, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, by_radio, spot_of
from firehouse.games.flashpoint.rules.walls import DOOR_COST, closed
from firehouse.games.flashpoint.words import ladder_words
from firehouse.games.flashpoint.words.card_text import flare_ups
from firehouse.games.flashpoint.words.cases import STEP, Case
from firehouse.games.flashpoint.words.names import (
    LOADS,
    VEHICLES,
    barrier,
    both,
    called,
    edge_name,
    either,
    several,
    square_name,
    towards,
)
from firehouse.games.flashpoint.words.situation import asked

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
    actions.OPEN_FOR_POINT: "Opening a door for a point of interest",
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
    actions.ORDER_ERECT: "use ladders",
    actions.ORDER_COLLAPSE: "use ladders",
    actions.CHANGE: "change cards",
}
_ENGINEERING: Final[Mapping[int, str]] = {
    actions.CLEAR: "clear a hot spot",
    actions.REPAIR: "repair walls",
    actions.RETURN_CARD: "put a Flare Up back",
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
        kind = _MARKERS[case.argument]
        if unseen(case.s)[case.argument]:
            return f"When this marker was placed, the pool had no {kind} for it."
        return f"No {kind} is left among the markers that are face down."
    if case.step == steps.DEAL_ROLE and case.kind == actions.ROLE:
        return "That card is not among those that are left."
    return "That cannot come out here."


def _doing(case: Case) -> str:
    who = f" {called(case.g, case.s, case.who)}" if case.mover else ""
    if case.kind == actions.ORDER_DOOR:
        return f"Having{who} work a door"
    if case.kind in ladder_words.ORDERED:
        return f"Having{who} {ladder_words.ORDERED[case.kind]}"
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
    changed = change_of_ap(case.g, case.s, case.argument) if case.kind == actions.CHANGE else 0
    return str(case.s.ap + changed + free + (case.s.bonus == BONUS_THERE) or "none")


def _way_round(case: Case) -> str:
    chops = case.g.board.walls.has(case.edge) and not case.role.dog
    return "chop it first or go round" if chops else "go round"


def _by_whom(case: Case) -> str:
    if case.role.dog:
        return "somebody else must open it"
    return f"open it for {DOOR_COST} AP"


def _not_a_step(case: Case) -> str:
    here, square = square_name(case.g, case.here), square_name(case.g, case.argument)
    if case.argument == case.here:
        return f"{called(case.g, case.s, case.who)} stands at {here} already"
    return f"{square} is not one step away from {here}; go there square by square"


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


def _prevention(case: Case) -> str:
    """What only the Fire Prevention Specialist can do."""
    if case.kind == actions.OPEN_FOR_POINT:
        return "have a door opened from afar"
    return f"move {_shifted(case)}"


def _toward(case: Case) -> str:
    """Where a door or wall was looked for."""
    if case.kind != actions.OPEN_FOR_POINT:
        return towards(case.g, case.here, case.way)
    ends = case.g.board.ends.get(case.edge, ())
    return f"between {both(case.g, ends)}" if ends else "there"


def _there(case: Case) -> str:
    """Where a point of interest was looked for."""
    if case.kind == actions.OPEN_FOR_POINT:
        return f"whose way out leads through {edge_name(case.g, case.edge)}"
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
        return "That card is not in the game; option promos brings in more of them"
    who = next(who for who in range(case.g.crew_size) if role_of(case.s, who) == role)
    return f"Firefighter {who + 1} is the {title} already"


def _wanted(case: Case) -> str:
    if case.kind != STEP:
        return _WANTED[case.kind]
    if case.load == actions.HAZMAT:
        return "carry"
    if case.load != VICTIM or not tokens.count_at(case.s.victims, case.here):
        return "carry"
    treated = tokens.count(case.s.victims, tokens.slot(case.here, tokens.MARKED))
    return f"carry but a {'treated' if treated else 'trapped'} one"


def _taking(case: Case) -> str:
    """What was to be done with treated victims."""
    carried = "carry one" if case.load == TREATED else ""
    return " and ".join(word for word in (carried, f"lead {case.led}" if case.led else "") if word)


def _caught(case: Case) -> str:
    """Who stands in fire: somebody on the Captain's orders, else the pawn on turn."""
    on_turn = case.s.turn
    ordered = ordered_into_fire(case.g, case.s)
    own = ordered < 0 or is_burning(case.s, place_of(case.s, on_turn))
    return called(case.g, case.s, on_turn if own else ordered)


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
    "toward": _toward,
    "edge": lambda case: edge_name(case.g, case.edge),
    "doing": _doing,
    "cost": lambda case: str(price(case.g, case.s, case.action)),
    "ap": _points,
    "by_whom": _by_whom,
    "obstacle": lambda case: edge_name(case.g, obstacle(case.g, case.s, case.here, case.way)),
    "not_a_step": _not_a_step,
    "dog_work": _dog_work,
    "engineering": lambda case: _ENGINEERING[case.kind],
    "too_late": lambda case: (
        "walk through" if case.kind == actions.CHOP else "nothing is left of it"
    ),
    "opening": lambda case: "go round" if case.role.dog else "make an opening",
    "prevention": _prevention,
    "passing": lambda case: (
        "doors and holes in walls" if case.kind < actions.SHIFT_POINT else "doors"
    ),
    "there": _there,
    "manned": _manned,
    "taken": _taken,
    "reached": lambda case: either(case.g, members(tokens.marked_squares(case.s.hazmats))),
    "beds": lambda case: either(case.g, beds(case.g, case.s, case.who)),
    "lead_limit": lambda case: several(case.g.options.lead_limit, "treated victim"),
    "not_next": _not_next,
    "choose": lambda case: "choose" if _sent(case) else "get out at",
    "way_round": _way_round,
    "wanted": _wanted,
    "treated": _treated,
    "taking": _taking,
    "caught": _caught,
    "victim": lambda case: "trapped victim" if case.load == TRAPPED else "victim",
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
