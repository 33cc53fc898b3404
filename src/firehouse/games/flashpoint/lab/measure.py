"""What the laboratory counts in Flash Point, as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.state import State
from firehouse.lab.measure import StackMeasure


class HouseMeasure(StackMeasure[State]):
    """Roles are rows of the house's specialists; people rescued and lost, and damage."""

    def __init__(self, game: FlashPoint) -> None:
        super().__init__(game, steps.ACT, actions.act(actions.END, 0))

    def roles(self, state: State) -> i64:
        """What each pawn is, eight bits for a pawn."""
        return state.roles

    def scores(self, state: State) -> list[int]:
        """People rescued, people lost, damage to the house."""
        return [state.rescued, state.lost, state.damage]
