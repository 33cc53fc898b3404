"""The bot that plays by rules of thumb, and the table of those rules."""

from __future__ import annotations

from typing import Any

from firehouse.bots.bot import Budget, Thought, need_decision
from firehouse.bots.policy import Policy
from firehouse.bots.random import RandomPolicy
from firehouse.core.catalogue import row_of
from firehouse.core.game import Game
from firehouse.core.luck import Rng


def policy_of(game: Game[Any]) -> Policy[Any]:
    """The rule of thumb for a game, or play at random; made once for many positions of it."""
    policy: type[Policy[Any]] = row_of(game.setup.ruleset).load("policy") or RandomPolicy
    return policy(game)


class GreedyBot:
    """Plays what the rule of thumb says, at once."""

    name = "greedy"
    budgeted = False

    def __init__(self) -> None:
        self._game: Game[Any] | None = None
        self._policy: Policy[Any] | None = None

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """The action that the rule of thumb prefers."""
        need_decision(game, state)
        return int(self._rule(game).choose(state, luck))

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same action, with its reason."""
        action = self.choose(game, state, luck, budget)
        return Thought(action, self._rule(game).why(state, action))

    def _rule(self, game: Game[Any]) -> Policy[Any]:
        if self._policy is None or self._game is not game:
            self._game, self._policy = game, policy_of(game)
        return self._policy
