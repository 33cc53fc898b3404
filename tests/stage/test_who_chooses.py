"""Who is asked to choose before a game, and what they are shown."""

from __future__ import annotations

import pytest

from firehouse import Game, Rng, Setup
from firehouse.stage import stage_of
from firehouse.stage.card_choice import at_a_table
from firehouse.stage.catalogue import catalogue

CHOSEN = {"choosing": "chosen"}


@pytest.mark.parametrize(
    "setup",
    [
        Setup("flashpoint/advanced"),
        Setup("flashpoint/experienced", crew=3),
        Setup("flashpoint/second-story", difficulty="recruit", crew=2),
        Setup("flashpoint/family", crew=2, options={"specialists": True}),
        Setup("hotshots/standard", crew=1),
    ],
    ids=str,
)
def test_people_choose_where_there_are_cards(setup: Setup) -> None:
    """The option is added, and somebody has a card to take."""
    asked = at_a_table(setup)
    assert asked.options == {**setup.options, **CHOSEN}
    assert -2 in Game.of(asked).house.crew


@pytest.mark.parametrize(
    "setup",
    [
        Setup("flashpoint/basic"),
        Setup("flashpoint/family", crew=3),
        Setup("flashpoint/second-story"),
        Setup("flashpoint/advanced", options={"specialists": False}),
        Setup("flashpoint/experienced", crew=("paramedic", "random")),
        Setup("flashpoint/experienced", crew=2, options={"choosing": "dealt"}),
    ],
    ids=str,
)
def test_a_set_up_that_says_otherwise_is_left_alone(setup: Setup) -> None:
    """Without cards, with a named crew, or with the option set."""
    assert at_a_table(setup) == setup


def test_the_catalogue_tells_which_levels_have_cards() -> None:
    """So that a page need not know the rules."""
    found = {row["id"]: row["choosing"] for row in catalogue("")["rulesets"]}
    assert found["flashpoint/basic"] == found["flashpoint/family"] == []
    assert found["flashpoint/second-story"] == ["recruit", "veteran", "heroic"]
    assert found["flashpoint/advanced"] == ["one-alarm", "two-alarm", "three-alarm"]
    assert len(found["hotshots/standard"]) == 7


@pytest.mark.parametrize(
    ("ruleset", "asked", "label"),
    [
        ("flashpoint/advanced", "choose-specialist", "Take the Paramedic"),
        ("hotshots/standard", "choose-role", "Take the Crew Boss"),
    ],
)
def test_cards_are_offered_with_their_place_and_text(ruleset: str, asked: str, label: str) -> None:
    """The scene tells what the card says that an offer lights."""
    game = Game.of(Setup(ruleset, crew=3, options=CHOSEN))
    stage, state, rng = stage_of(game), game.start(), Rng(2)
    while game.view(state)["awaits"]["what"] != asked:
        chance = game.is_chance(state)
        game.apply(state, game.sample(state, rng) if chance else game.actions(state)[1])
    offers = stage.offers(game, state)
    roles = stage.scene(game)["roles"]
    assert offers[0].label == label
    for offer in offers[:-1]:
        assert roles[offer.spots[0].removeprefix("role:")]["text"]
    assert offers[-1].action == "take random"
