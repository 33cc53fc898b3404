"""Whoever is alone goes in: the rule of thumb does not sit at the deck gun while people wait."""

from __future__ import annotations

import pytest

from firehouse import Game, Rng, Setup
from firehouse.bots.greedy import policy_of
from firehouse.bots.runner import runner_of
from firehouse.games.flashpoint.rules.state import role_of

GAMES = 100


def won(**chosen) -> int:
    """How many games of a hundred the rule of thumb wins, on luck that is always the same."""
    game = Game.of(Setup(**chosen))
    runner = runner_of(policy_of(game))
    (found,) = runner.outcomes([runner.held(game.start())], 2_011, 0, GAMES)
    return sum(found)


@pytest.mark.parametrize(
    ("ruleset", "difficulty", "fair"),
    [
        ("flashpoint/experienced", "recruit", 60),
        ("flashpoint/experienced", "veteran", 30),
        ("flashpoint/brownstone", "recruit", 60),
        ("flashpoint/second-story", "recruit", 40),
    ],
)
@pytest.mark.parametrize("stays", [False, True], ids=["any-card", "gunner"])
def test_a_lone_firefighter_wins_a_fair_share(
    ruleset: str, difficulty: str, fair: int, stays: bool
) -> None:
    """With whatever card is dealt, and as who aims best and cannot change."""
    gunner = {"crew": ("driver-operator",), "options": {"crew_change": False}}
    alone = gunner if stays else {"crew": 1}

    assert won(ruleset=ruleset, difficulty=difficulty, **alone) >= fair


@pytest.mark.parametrize(
    ("crew", "first_at_the_end"),
    [
        (("driver-operator",), "generalist"),
        (("driver-operator", "generalist"), "driver-operator"),
    ],
)
def test_only_who_is_alone_gives_up_the_gun(crew: tuple[str, ...], first_at_the_end: str) -> None:
    """With others to go in, the gun is worth a firefighter of its own."""
    game = Game.of(Setup("flashpoint/experienced", difficulty="veteran", crew=crew))
    policy = policy_of(game)
    rng = Rng(1)
    state = game.start()
    while not game.over(state):
        luck = game.is_chance(state)
        game.apply(state, game.sample(state, rng) if luck else policy.choose(state, rng))

    assert game.house.roles[role_of(state, 0)].id == first_at_the_end
