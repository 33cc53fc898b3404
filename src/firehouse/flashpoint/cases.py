"""A refused action, and the facts about it that the sentences in `refusals` name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from firehouse.flashpoint import actions, steps, tokens
from firehouse.flashpoint.board import HERE, NO_EDGE, STAIRS
from firehouse.flashpoint.card_text import flare_ups
from firehouse.flashpoint.chance import is_reveal
from firehouse.flashpoint.fire import target
from firehouse.flashpoint.house import House
from firehouse.flashpoint.judge import price
from firehouse.flashpoint.moving import is_burning, way_to
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
from firehouse.flashpoint.situation import asked
from firehouse.flashpoint.state import OFF_BOARD, State, place_of, role_of
from firehouse.flashpoint.vehicles import AMBULANCE, ENGINE, parked, spots
from firehouse.flashpoint.walls import DOOR_COST

STEP: Final = -1
"""The kind of an action that is a step."""

_DOING: Final[Mapping[int, str]] = {
    actions.OPEN: "Opening a door",
    actions.CLOSE: "Closing a door",
    actions.EXTINGUISH: "Extinguishing",
    actions.CHOP: "Chopping",
    actions.TREAT: "Treating a victim",
    actions.DRIVE_ENGINE: "Driving the fire engine",
    actions.DRIVE_AMBULANCE: "Driving the ambulance",
    actions.GUN: "Firing the deck gun",
    actions.RETURN_CARD: "Putting a Flare Up back",
}
_MARKERS: Final = ("victim", "false alarm", "hazmat", "trapped victim")
_TO_THE_AMBULANCE: Final = (steps.PARK_AMBULANCE, steps.RIDE_AMBULANCE)


@dataclass(frozen=True)
class Case:
    """A refused action and the position it was refused in."""

    g: House
    s: State
    action: int

    @property
    def kind(self) -> int:
        return STEP if self.action < actions.BASE else actions.kind_of(self.action)

    @property
    def argument(self) -> int:
        return actions.argument_of(self.action)

    @property
    def load(self) -> int:
        return actions.load_of(self.action) if self.kind == STEP else actions.NOTHING

    @property
    def mover(self) -> int:
        """The number of the pawn that is ordered about; 0 if none is."""
        return actions.mover_of(self.action) if self.kind == STEP else 0

    @property
    def who(self) -> int:
        """The pawn that steps or works."""
        return self.mover - 1 if self.mover > 0 else self.s.turn

    @property
    def here(self) -> int:
        return place_of(self.s, self.who)

    @property
    def edge(self) -> int:
        """The edge that a step crosses or a tool works on."""
        side = self.argument
        if self.kind == STEP:
            side = way_to(self.g, self.here, self.argument)
        return self.g.edge[self.here * 4 + side] if 0 <= side < 4 else NO_EDGE

    @property
    def step(self) -> int:
        return self.s.todo[-1] & steps.KIND

    @property
    def vehicle(self) -> str:
        ambulance = self.kind == actions.DRIVE_AMBULANCE or self.step in _TO_THE_AMBULANCE
        return AMBULANCE if ambulance else ENGINE

    @property
    def spots(self) -> list[list[int]]:
        return spots(self.g, self.vehicle == AMBULANCE)

    @property
    def parked(self) -> int:
        return parked(self.s, self.vehicle == AMBULANCE)


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
    if case.kind != STEP:
        return _DOING[case.kind]
    square = square_name(case.g, case.argument)
    who = f" {called(case.g, case.s, case.who)}" if case.mover else ""
    if case.load:
        return f"Moving{who} to {square} with {LOADS[case.load]}"
    burning = is_burning(case.s, case.argument)
    return f"Moving{who} {'into the fire at' if burning else 'to'} {square}"


def _way_round(case: Case) -> str:
    return "chop it first or go round" if case.g.board.walls.has(case.edge) else "go round"


def _wanted(case: Case) -> str:
    if case.kind == actions.TREAT:
        return "treat"
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
    here = square_name(case.g, case.here)
    if case.argument == HERE:
        return f"{here} is outside the house, where nothing burns"
    toward = towards(case.g, case.here, case.argument)
    if STAIRS < case.argument < HERE:
        return f"What lies {toward} is out of reach, as fire is never fought diagonally"
    return f"No square of the house lies {toward}"


def _choices(case: Case) -> str:
    """The squares that name a spot to park at, or those of the next spots to drive to."""
    if case.kind == actions.PARK:
        return either(case.g, [spot[0] for spot in case.spots])
    number = len(case.spots)
    near = sorted({(case.parked + 1) % number, (case.parked - 1) % number})
    return either(case.g, [square for spot in near for square in case.spots[spot]])


FACTS: Final[Mapping[str, Callable[[Case], str]]] = {
    "asked": _asked,
    "impossible": _impossible,
    "on_turn": lambda case: called(case.g, case.s, case.s.turn),
    "who": lambda case: called(case.g, case.s, case.who),
    "role": lambda case: case.g.roles[role_of(case.s, case.who)].title,
    "here": lambda case: square_name(case.g, case.here),
    "square": lambda case: square_name(case.g, case.argument),
    "target": lambda case: square_name(case.g, target(case.g, case.s, case.argument)),
    "toward": lambda case: towards(case.g, case.here, case.argument),
    "edge": lambda case: edge_name(case.g, case.edge),
    "doing": _doing,
    "cost": lambda case: str(price(case.g, case.s, case.action)),
    "ap": lambda case: str(case.s.ap or "none"),
    "door_cost": lambda case: str(DOOR_COST),
    "way_round": _way_round,
    "wanted": _wanted,
    "treated": _treated,
    "led": lambda case: str(actions.led_of(case.action)),
    "instead": _instead,
    "no_target": _no_target,
    "treated_limit": lambda case: str(case.g.options.treated_limit),
    "mover": lambda case: str(case.mover),
    "crew": lambda case: str(case.g.crew_size),
    "vehicle": lambda case: VEHICLES[case.vehicle],
    "parked": lambda case: either(case.g, case.spots[case.parked]),
    "choices": _choices,
    "die": lambda case: "red" if case.argument == actions.DIE_RED else "black",
    "silence": lambda case: several(case.s.silence, "turn"),
    "flare_ups": lambda case: flare_ups(case.g, case.s),
}
