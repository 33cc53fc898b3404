"""A game that brings no stage is shown by its own words."""

from __future__ import annotations

from firehouse import Game, Setup
from firehouse.core.catalogue import ruleset
from firehouse.stage.choices import DefaultChoices
from firehouse.stage.default import DEFAULT


def test_every_action_is_offered_as_the_game_writes_it() -> None:
    """Without places; the scene tells what every game has."""
    game = Game.of(Setup("hotshots/standard"))
    state = game.start()
    offers = DEFAULT.offers(game, state)

    assert [game.parse(offer.action) for offer in offers] == game.actions(state)
    assert all(offer.label.lower() == offer.action.lower() for offer in offers)
    assert all(offer.spot == "" for offer in offers)
    assert DEFAULT.scene(game)["game"] == "hotshots"
    assert DEFAULT.routes(game, state) == []


def test_choices_go_by_their_ids() -> None:
    """And there is a ready-made game of the rule set as it is."""
    found = ruleset("hotshots/standard")
    words = DefaultChoices(found)

    assert words.board("grand_canyon") == ("Grand canyon", "")
    assert words.role(found.id, "sawyer") == ("Sawyer", "")
    assert [preset.setup for preset in words.presets(found.id)] == [Setup(found.id)]
