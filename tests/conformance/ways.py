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
    return [*found, *CREWS, *COMBINED, *CHOSEN]


CREWS = (
    Setup(
        "flashpoint/experienced",
        difficulty="heroic",
        crew=(
            "veteran",
            "rescue-dog",
            "structural-engineer",
            "fire-prevention-specialist",
            "fire-captain",
            "cafs-firefighter",
        ),
    ),
    Setup(
        "flashpoint/experienced",
        "house_back",
        "veteran",
        (
            "paramedic",
            "imaging-technician",
            "hazmat-technician",
            "rescue-specialist",
            "driver-operator",
            "generalist",
        ),
    ),
    Setup("flashpoint/brownstone", crew=("veteran", "rescue-dog")),
    Setup("flashpoint/brownstone", crew=("structural-engineer", "fire-prevention-specialist")),
    Setup("flashpoint/experienced", crew=3, options={"promos": True}),
    Setup(
        "flashpoint/advanced",
        crew=("paramedic", "fire-captain", "rescue-specialist", "driver-operator"),
    ),
    Setup(
        "flashpoint/second-story",
        "villa",
        "heroic",
        ("veteran", "rescue-dog", "fire-captain", "fire-prevention-specialist", "paramedic"),
    ),
    Setup(
        "flashpoint/second-story",
        "hotel",
        "veteran",
        ("structural-engineer", "hazmat-technician", "driver-operator", "rescue-specialist"),
    ),
)
"""Crews by name, so that every specialist is played."""

COMBINED = (
    Setup("flashpoint/advanced", crew=3, options={"knock_down": "ambulance", "hot_spots": True}),
    Setup(
        "flashpoint/advanced",
        "house_back",
        crew=4,
        options={"points_last": True, "consequences_last": True, "smoke_catches": True},
    ),
    Setup(
        "flashpoint/experienced",
        crew=("rescue-dog", "veteran", "fire-captain"),
        options={
            "points_last": False,
            "consequences_last": False,
            "fire_outside": False,
            "knock_down": "lie",
            "no_end_in_fire": False,
            "smoke_catches": False,
            "starved_at": 4,
        },
    ),
    Setup(
        "flashpoint/experienced",
        crew=("hazmat-technician", "fire-prevention-specialist"),
        options={
            "hazmats": 4,
            "hazmat_markers": 0,
            "drive_rule": "any",
            "chop_doors": True,
            "gentle_gun": False,
            "gun_splashes_outside": True,
            "ambulance_by_radio": False,
        },
    ),
    Setup(
        "flashpoint/family",
        crew=3,
        options={"vehicles": True, "specialists": True, "crew_change": True, "perfect_game": True},
    ),
    Setup(
        "flashpoint/basic",
        crew=2,
        options={
            "no_end_in_fire": True,
            "knock_down": "nearest",
            "fire_outside": True,
            "extinguish_through_walls": True,
            "wave_rolls_over_smoke": False,
            "getting_up": "whole_turn",
        },
    ),
    Setup("flashpoint/brownstone", crew=2, options={"placement": "clearing", "lead_limit": 3}),
    Setup("flashpoint/second-story", crew=3, options={"hot_spots": True, "vehicles": True}),
    Setup(
        "flashpoint/second-story",
        "hotel",
        "recruit",
        4,
        options={
            "knock_down": "lie",
            "consequences_last": False,
            "points_last": False,
            "gentle_gun": False,
            "lead_limit": 3,
        },
    ),
    Setup(
        "hotshots/standard",
        crew=3,
        options={
            "set_up_choices": "chosen",
            "fire_cache": False,
            "small_fires": 1,
            "extra_fires": 2,
            "starting_tokens": 1,
        },
    ),
)
"""Combinations that no box prints."""

CHOSEN = tuple(
    Setup(ruleset, None, difficulty, crew, {"choosing": "chosen", **more})
    for ruleset, difficulty, crew, more in (
        ("flashpoint/basic", None, 2, {}),
        ("flashpoint/advanced", "two-alarm", 6, {}),
        ("flashpoint/advanced", None, ("random", "paramedic", "random"), {}),
        ("flashpoint/family", None, 3, {}),
        ("flashpoint/experienced", "veteran", 3, {"promos": True}),
        ("flashpoint/brownstone", "recruit", 2, {}),
        ("flashpoint/second-story", "heroic", 4, {}),
        ("flashpoint/tragic-events", "recruit", 3, {}),
        ("hotshots/standard", None, 3, {}),
        ("hotshots/standard", "barely-even-warm", 4, {}),
        ("hotshots/standard", "not-much-of-a-fire", 1, {}),
    )
)
"""Games in which the players choose their cards and who begins."""


def name_of(setup: Setup) -> str:
    """A test id."""
    told = (setup.ruleset, setup.difficulty, setup.board, setup.crew, *setup.options)
    return "-".join(str(word) for word in told)


every_way = pytest.mark.parametrize("setup", setups(), ids=name_of)
every_choice = pytest.mark.parametrize("setup", CHOSEN, ids=name_of)


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
