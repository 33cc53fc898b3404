"""A learnt policy as a bot: it sees what an environment would tell, and answers with a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.bots.bot import Budget, Thought, as_action, need_decision
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.core.row import imported
from firehouse.words.language import tell

ENCODING: Final = "firehouse.envs.encoding:Encoding"
"""Imported when a policy first plays: bots need no arrays, policies do."""

Function = Callable[[Any, Any], Any]
"""Takes an observation and the mask of legal actions, gives the number of one."""


def from_policy(policy: Any, name: str = "policy") -> PolicyBot:
    """A bot of a function (observation, mask) → number, or of a model with such a `predict`.

    A model is asked as sb3-contrib's are, with `action_masks` and `deterministic=True`.
    """
    if callable(getattr(policy, "predict", None)):
        return PolicyBot(_asking(policy), name)
    if not callable(policy):
        raise ValueError("A policy is a function of an observation and a mask, or has a `predict`.")
    return PolicyBot(policy, name)


def _asking(model: Any) -> Function:
    def choose(observation: Any, mask: Any) -> Any:
        return model.predict(observation, action_masks=mask, deterministic=True)[0]

    return choose


class PolicyBot:
    """Plays what a policy says, in every set-up whose arrays the policy understands."""

    def __init__(self, policy: Function, name: str) -> None:
        self.name = name
        self._policy = policy
        self._game: Game[Any] | None = None
        self._encoding: Any = None

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        """The action of the number that the policy gives; a ValueError if it is not legal."""
        need_decision(game, state)
        if self._game is not game:
            self._game, self._encoding = game, imported(ENCODING)(game.setup)
        encoding = self._encoding
        number = as_action(self._policy(encoding.observe(state), encoding.mask(state)))
        refusal = encoding.refusal(state, number)
        if refusal is not None:
            raise ValueError(refusal)
        return int(encoding.actions[number])

    def think(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> Thought:
        """The same action; a policy has no reasons."""
        return Thought(
            self.choose(game, state, luck, budget), tell("reason.learnt", name=self.name)
        )
