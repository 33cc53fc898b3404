"""What the laboratory counts in Hotshots, as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import size
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.deck import cards_left
from firehouse.games.hotshots.rules.state import State, burning_tiles
from firehouse.lab.measure import StackMeasure


class ForestMeasure(StackMeasure[State]):
    """Roles are numbers of characters; tiles burnt down and saved, and Fire cards left."""

    def __init__(self, game: Hotshots) -> None:
        super().__init__(game, steps.ACT, actions.act(actions.END, 0))

    def roles(self, state: State) -> i64:
        """What each pawn is, eight bits for a pawn."""
        return state.roles

    def scores(self, state: State) -> list[int]:
        """Tiles that burnt down, tiles that neither burn nor burnt down, Fire cards left."""
        laid = sum(cell >= 0 for cell in state.cells)
        scorched: int = size(state.scorched)
        burning: int = size(burning_tiles(state))
        return [scorched, laid - scorched - burning, cards_left(state)]
