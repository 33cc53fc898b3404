"""The bot that looks ahead: it compares plans for a turn by playouts and plays the best one on."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.bot import Budget, Thought, need_decision
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.bots.race import MOST_PLAYOUTS, Race
from firehouse.core.game import Game
from firehouse.core.luck import Rng

MOST_SECONDS: Final = 1e9


class SearchBot:
    """Plans up to the next luck; as long as the game follows the plan, it is played on."""

    name = "search"

    def __init__(self, policy: Policy[Any] | None = None) -> None:
        self._given = policy
        self._policy = policy
        self._game: Game[Any] | None = None if policy is None else policy.game
        self._plan: list[tuple[Any, int]] = []

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """The next action of the plan; a new plan is made if there is none for this position."""
        if not self._plan or self._game is not game or self._plan[0][0] != state:
            self._plan = self._planned(game, state, luck, budget)
        return self._plan.pop(0)[1]

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same action, with its reason."""
        action = self.choose(game, state, luck, budget)
        return Thought(action, self._rule(game).why(state, action))

    def line(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> list[Thought]:
        """The actions that it would play one after the other, up to the next luck."""
        rule = self._rule(game)
        steps = self._planned(game, state, luck, budget)
        return [Thought(action, rule.why(before, action)) for before, action in steps]

    def _planned(
        self, game: Game[Any], state: Any, luck: Rng, budget: Budget
    ) -> list[tuple[Any, int]]:
        """The actions of the best plan, each with the position that it is played in."""
        need_decision(game, state)
        rule = self._rule(game)
        race = Race(rule, state, luck.next())
        share = rule.share(state)
        playouts = MOST_PLAYOUTS if budget.playouts is None else int(budget.playouts * share) + 1
        seconds = MOST_SECONDS if budget.seconds is None else budget.seconds * share
        here = state.copy()
        steps: list[tuple[Any, int]] = []
        for action in race.run(playouts, seconds).actions:
            steps.append((here.copy(), action))
            game.apply(here, action)
        return steps

    def _rule(self, game: Game[Any]) -> Policy[Any]:
        if self._policy is None or self._game is not game:
            self._game, self._policy = game, self._given or policy_of(game)
        return self._policy
