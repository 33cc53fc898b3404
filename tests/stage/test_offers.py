"""Every legal action is offered in words, with something to click."""

from __future__ import annotations

from known import known_spots
from ways import every_way, walk

from firehouse import Game, Setup
from firehouse.games.flashpoint.stage import labels as flashpoint_labels
from firehouse.games.hotshots.stage import labels as hotshots_labels
from firehouse.stage import Offer, stage_of

SILENT = {"end", "enough", "roll", "fail"}
"""Verbs that no place on the board stands for: they are buttons."""


@every_way
def test_every_legal_action_is_offered(setup: Setup) -> None:
    """In the engine's order, each with a sentence and places that the scene shows."""
    game = Game.of(setup)
    stage = stage_of(game)
    spots = known_spots(stage.scene(game), game.view(game.start()))
    for state in walk(game, seed=3):
        offers = stage.offers(game, state)
        actions = [] if game.over(state) else game.actions(state)
        assert [game.parse(offer.action) for offer in offers] == actions
        for offer, action in zip(offers, actions, strict=True):
            assert offer.label[0].isupper()
            assert len(offer.label) < 90
            assert offer.verb == offer.action.split()[0]
            assert offer.price == game.price(state, action)
            assert set(offer.spots) <= spots
            assert offer.spots or offer.verb in SILENT
            assert offer.spot in (*offer.spots, "")
            assert not offer.spot.startswith(("die:", "role:"))
            assert all(0 <= who < len(game.pawns(state)) for who in offer.asks)
        assert game.is_chance(state) or all_differ(offers)


def all_differ(offers: list[Offer]) -> bool:
    """Does no menu show one label twice, but for two cards that are the same?"""
    labels = [offer.label for offer in offers if offer.verb != "card"]
    return len(labels) == len(set(labels))


def test_every_kind_of_action_has_a_label() -> None:
    """Also those that random games never come to."""
    assert set(flashpoint_labels.LABELS) == set(range(62))
    assert set(hotshots_labels.LABELS) == set(range(45))
