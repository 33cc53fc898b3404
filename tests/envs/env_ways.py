"""Every way to play that the environments are tested in, and playing them at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from firehouse import Game, Rng, Setup, rulesets

RULESETS = [ruleset.id for ruleset in rulesets()]
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


def settle(game: Game[Any], state: Any, rng: Rng) -> None:
    """Let luck decide as long as it is asked."""
    while game.is_chance(state):
        game.apply(state, game.sample(state, rng))


def legal_numbers(mask: np.ndarray) -> list[int]:
    """The numbers of the legal actions."""
    return [int(number) for number in np.flatnonzero(mask)]


def random_play(env: Any, seed: int, steps: int) -> Iterator[tuple[Any, ...]]:
    """What random legal steps give, from reset on; after an end the environment begins again."""
    choice = Rng(seed + 1000)
    observation, info = env.reset(seed=seed)
    for _ in range(steps):
        legal = legal_numbers(info["action_mask"])
        observation, reward, over, _, info = env.step(legal[choice.below(len(legal))])
        yield observation, reward, over, info
        if over:
            observation, info = env.reset()


def setup_name(setup: Setup) -> str:
    """A test id."""
    told = (setup.ruleset, setup.difficulty, setup.board, setup.crew, *setup.options)
    return "-".join(str(word) for word in told)
