"""The catalogue has words for everything, and every preset can be played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from firehouse import Game, Rng, Setup, playout
from firehouse.stage.catalogue import catalogue

CATALOGUE = catalogue("2026-11-15")
PRESETS = [
    (ruleset["id"], preset) for ruleset in CATALOGUE["rulesets"] for preset in ruleset["presets"]
]


def test_it_is_plain_data() -> None:
    """It goes over the wire as it is."""
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE
    assert CATALOGUE["today"] == "2026-11-15"
    assert {bot["id"] for bot in CATALOGUE["bots"]} == {"random", "greedy", "search"}


@pytest.mark.parametrize("ruleset", CATALOGUE["rulesets"], ids=lambda ruleset: ruleset["id"])
def test_everything_has_a_title_and_a_line_of_text(ruleset: dict[str, Any]) -> None:
    """Boards, difficulties, roles, options and presets; titles are short and tell them apart."""
    for key in ("boards", "difficulties", "roles", "options", "presets"):
        titles = [row["title"] for row in ruleset[key]]
        assert len(titles) == len(set(titles))
        assert all(0 < len(title) <= 45 and not title[0].islower() for title in titles)
        assert all(row["text"].endswith(".") for row in ruleset[key])
    assert ruleset["text"].endswith(".")
    assert 3 <= len(ruleset["presets"]) <= 8


@pytest.mark.parametrize(("ruleset", "preset"), PRESETS, ids=lambda row: str(row)[:40])
def test_a_preset_is_a_game_of_its_rule_set(ruleset: str, preset: dict[str, Any]) -> None:
    """It can be built and played to its end."""
    setup = Setup.from_json(preset["setup"])
    game = Game.of(setup)
    state = game.start()
    playout(game, state, Rng(1))

    assert setup.ruleset == ruleset
    assert game.over(state)
