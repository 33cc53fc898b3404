"""A refused action, and the position it was refused in, as the sentences look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from firehouse.core.stack import argument_in, step_of
from firehouse.games.flashpoint.data.board import NO_EDGE, STAIRS
from firehouse.games.flashpoint.data.specialists import Role
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.moving import way_to
from firehouse.games.flashpoint.rules.state import State, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE, parked, spots

STEP: Final = -1
"""The kind of an action that is a step."""

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
    def led(self) -> int:
        if self.kind == actions.DODGE_LEADING:
            return 1
        return actions.led_of(self.action) if self.kind == STEP else 0

    @property
    def mover(self) -> int:
        """The number of the pawn that is ordered about; 0 if none is."""
        if self.kind == actions.ORDER_DOOR:
            return actions.ordered_to_door(self.argument) + 1
        if self.kind in (actions.ORDER_ERECT, actions.ORDER_COLLAPSE):
            return self.argument + 1
        return actions.mover_of(self.action) if self.kind == STEP else 0

    @property
    def who(self) -> int:
        """The pawn that steps or works."""
        if self.mover > 0:
            return self.mover - 1
        entry = self.s.todo[-1] if self.s.todo else 0
        of_a_pawn = step_of(entry) in steps.OF_A_PAWN
        return argument_in(entry) if of_a_pawn else self.s.turn

    @property
    def role(self) -> Role:
        return self.g.roles[role_of(self.s, self.who)]

    @property
    def here(self) -> int:
        return place_of(self.s, self.who)

    @property
    def way(self) -> int:
        """The way that a step takes or a tool works."""
        if self.kind == STEP:
            return way_to(self.g, self.here, self.argument)
        door = self.kind == actions.ORDER_DOOR
        return actions.ordered_side(self.argument) if door else self.argument

    @property
    def edge(self) -> int:
        """The edge that a step crosses or a tool works on."""
        if self.kind == actions.OPEN_FOR_POINT:
            return self.argument
        way = self.way
        return self.g.edge[self.here * 4 + way] if 0 <= way < STAIRS else NO_EDGE

    @property
    def step(self) -> int:
        return step_of(self.s.todo[-1])

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

    @property
    def shifts(self) -> bool:
        """Is smoke or a point of interest moved towards an exit?"""
        return actions.SHIFT_SMOKE <= self.kind <= actions.SHIFT_POINT + STAIRS
