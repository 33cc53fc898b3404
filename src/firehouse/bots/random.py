"""The bot that plays any legal action, each as likely as the others."""

from __future__ import annotations

from typing import Any

from firehouse.bots.bot import Budget, Thought, need_decision
from firehouse.core.game import Game
from firehouse.core.luck import Rng


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """Any legal action."""
        need_decision(game, state)
        return int(game.random_action(state, luck))

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """Any legal action, for no reason."""
        return Thought(self.choose(game, state, luck, budget), "It was drawn at random.")
