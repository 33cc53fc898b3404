"""Every way to play, for tests that hold for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from firehouse import Game, Rng, Setup, rulesets


def setups() -> list[Setup]:
    """Every rule set × difficulty × board, with crew sizes taken in turn so that all occur."""
    found: list[Setup] = []
    for ruleset in rulesets():
        for difficulty in ruleset.difficulties or (None,):
            for board in ruleset.boards:
                crew = ruleset.crew[len(found) % len(ruleset.crew)]
                found.append(Setup(ruleset.id, board, difficulty, crew))
        for crew in ruleset.crew:
            found.append(Setup(ruleset.id, crew=crew))
    return found


def name_of(setup: Setup) -> str:
    """A test id."""
    return f"{setup.ruleset}-{setup.difficulty}-{setup.board}-{setup.crew}"


every_way = pytest.mark.parametrize("setup", setups(), ids=name_of)


def walk(game: Game[Any], seed: int) -> Iterator[Any]:
    """The positions of one random game; each is changed for the next, so copy what you keep."""
    rng = Rng(seed)
    state = game.start()
    while not game.over(state):
        yield state
        game.apply(state, step(game, state, rng))
    yield state


def step(game: Game[Any], state: Any, rng: Rng) -> int:
    """A random action, or an outcome by its weight."""
    return game.sample(state, rng) if game.is_chance(state) else game.random_action(state, rng)
