"""Any legal action, each as likely as the others: a bot, and the rule of games that bring none."""

from __future__ import annotations

from typing import Any

from firehouse.bots.bot import Budget, Thought, need_decision
from firehouse.bots.playouts import TO_THE_END
from firehouse.bots.policy import Policy
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.words.language import say


class RandomBot:
    """Plays at random."""

    name = "random"
    budgeted = False

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """Any legal action."""
        need_decision(game, state)
        return int(game.random_action(state, luck))

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """Any legal action, for no reason."""
        return Thought(self.choose(game, state, luck, budget), say(phrase("reason.drawn")))


class RandomPolicy(Policy[Any]):
    """Stands in for a rule of thumb: it plays at random, and only the end of a game has merit."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.horizon = TO_THE_END

    def choose(self, state: Any, rng: Rng) -> int:
        """Any legal action."""
        return self.game.random_action(state, rng)

    def candidates(self, state: Any) -> list[int]:
        """Every legal action."""
        return self.game.actions(state)

    def share(self, state: Any) -> float:
        """Every decision may be the one that matters."""
        return 1.0

    def merit(self, state: Any) -> float:
        """A win is a win."""
        return float(self.game.result(state) == WON)

    def stream(self, state: Any) -> int:
        """Nothing is known of the luck, so that all of it is one stream, and none is the fire's."""
        return 1

    def why(self, state: Any, action: int) -> str:
        """That there is no reason."""
        return say(phrase("reason.no-rule"))
