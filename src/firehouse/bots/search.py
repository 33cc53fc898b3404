"""The bot that looks ahead: it plans a turn by tree search and plays the plan on."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.bot import Budget, Thought, need_decision
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.bots.tree import MOST_PLAYOUTS, Edge, Tree
from firehouse.core.game import Game
from firehouse.core.luck import Rng

SURE: Final = 48
"""Playouts that a step of the plan must have had to be played without another look."""
MOST_SECONDS: Final = 1e9


class SearchBot:
    """Plans up to the next luck; as long as the game follows the plan, it is played on."""

    name = "search"

    def __init__(self, policy: Policy[Any] | None = None) -> None:
        self._given = policy
        self._policy = policy
        self._game: Game[Any] | None = None if policy is None else policy.game
        self._plan: list[tuple[Any, Thought]] = []

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """The next action of the plan; a new plan is made if there is none for this position."""
        return self.think(game, state, luck, budget).action

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same action, with its reason."""
        if not self._plan or self._game is not game or self._plan[0][0] != state:
            self._plan = self._planned(game, state, luck, budget)
        return self._plan.pop(0)[1]

    def line(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> list[Thought]:
        """The actions that it would play one after the other, up to the next luck."""
        return [thought for _, thought in self._planned(game, state, luck, budget)]

    def _planned(
        self, game: Game[Any], state: Any, luck: Rng, budget: Budget
    ) -> list[tuple[Any, Thought]]:
        need_decision(game, state)
        rule = self._rule(game)
        seed = luck.next()
        tree = Tree(rule, state.copy(), seed)
        share = rule.share(state)
        playouts = MOST_PLAYOUTS if budget.playouts is None else int(budget.playouts * share) + 1
        seconds = MOST_SECONDS if budget.seconds is None else budget.seconds * share
        edge = tree.search(playouts, seconds)
        return self._steps(rule, state.copy(), edge)

    def _steps(self, rule: Policy[Any], state: Any, edge: Edge) -> list[tuple[Any, Thought]]:
        """The plan from here: the best edges one after the other, as long as they are sure."""
        game = rule.game
        plan: list[tuple[Any, Thought]] = []
        while True:
            action = int(edge.action)
            thought = Thought(action, rule.why(state, action))
            plan.append((state.copy(), thought))
            game.apply(state, action)
            node = edge.behind.get(0)
            if game.over(state) or game.is_chance(state) or node is None or not node.edges:
                return plan
            edge = max(node.edges, key=lambda candidate: candidate.visits)
            if edge.visits < SURE and len(node.edges) > 1:
                return plan

    def _rule(self, game: Game[Any]) -> Policy[Any]:
        if self._policy is None or self._game is not game:
            self._game, self._policy = game, self._given or policy_of(game)
        return self._policy
