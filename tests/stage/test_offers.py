"""Every legal action is offered in words, with something to click."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from known import known_spots
from ways import every_way, walk

from firehouse import Game, Setup
from firehouse.games.flashpoint.rules.kinds import KINDS as HOUSE_KINDS
from firehouse.games.flashpoint.stage import labels as flashpoint_labels
from firehouse.games.hotshots.rules.kinds import KINDS as FOREST_KINDS
from firehouse.games.hotshots.stage import labels as hotshots_labels
from firehouse.stage import Offer, stage_of

SILENT = {"end", "enough", "roll", "fail"}
"""Verbs that no place on the board stands for: they are buttons."""


@every_way
def test_every_legal_action_is_offered(setup: Setup) -> None:
    """Kinds together in the engine's order, with a sentence and places that the scene shows.

    Of a kind, a game may tell the best first; what is dangerous comes after all else.
    """
    game = Game.of(setup)
    stage = stage_of(game)
    spots = known_spots(stage.scene(game), game.view(game.start()))
    rooms = stage.scene(game).get("rooms", {}).values()
    for state in walk(game, seed=3):
        offers = stage.offers(game, state)
        offered = [game.parse(offer.action) for offer in offers]
        dangers = {game.parse(offer.action) for offer in offers if offer.danger}
        listed = [] if game.over(state) else game.actions(state)
        assert sorted(offered) == sorted(listed)
        actions = in_kinds(game, [action for action in listed if action not in dangers])
        actions += in_kinds(game, [action for action in listed if action in dangers])
        assert [offer.verb for offer in offers] == [verb_of(game, action) for action in actions]
        for offer, action in zip(offers, offered, strict=True):
            assert offer.label[0].isupper()
            assert len(unnamed(offer.label, rooms)) < 90
            assert offer.verb == offer.action.split()[0]
            assert offer.price == game.price(state, action)
            assert set(offer.spots) <= spots
            assert offer.spots or offer.verb in SILENT
            assert offer.spot in (*offer.spots, "")
            assert not offer.spot.startswith(("die:", "role:"))
            assert all(0 <= who < len(game.pawns(state)) for who in offer.asks)
        assert game.is_chance(state) or all_differ(offers)


def unnamed(label: str, rooms: Iterable[str]) -> str:
    """A label without the names that a plan gives its rooms."""
    for room in sorted(rooms, key=len, reverse=True):
        label = label.replace(room, "")
    return label


def in_kinds(game: Game[Any], actions: list[int]) -> list[int]:
    """Actions, each kind where its first one is."""
    verbs = [verb_of(game, action) for action in actions]
    return sorted(actions, key=lambda action: verbs.index(verb_of(game, action)))


def verb_of(game: Game[Any], action: int) -> str:
    """The first word of an action."""
    return game.text(action).split()[0]


def all_differ(offers: list[Offer]) -> bool:
    """Does no menu show one label twice, but for two cards that are the same?"""
    labels = [offer.label for offer in offers if offer.verb != "card"]
    return len(labels) == len(set(labels))


def test_every_kind_of_action_has_a_label() -> None:
    """Also those that random games never come to."""
    for labels, kinds in ((flashpoint_labels, HOUSE_KINDS), (hotshots_labels, FOREST_KINDS)):
        assert {kind.form for kind in kinds} == set(labels.FORMS)
        assert set(labels.ODD) <= {kind.number for kind in kinds}
