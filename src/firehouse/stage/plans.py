"""A line of actions, with the offer for each step, for explaining a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.known import Known
from firehouse.stage.shapes import Offer
from firehouse.stage.stage import Stage


class PlannedOffer(NamedTuple):
    """A step of a plan: what it is called there, and whether it only leads to the next."""

    offer: Offer
    is_way: bool


def offered_plan(
    stage: Stage, game: Game[Any], state: Any, known: Known, actions: Sequence[int]
) -> list[PlannedOffer]:
    """The steps of a plan up to the first luck, for viewers who know these residents by name."""
    found: list[PlannedOffer] = []
    here = state.copy()
    texts = [*map(game.text, actions), ""]
    for action, text, following in zip(actions, texts, texts[1:], strict=False):
        offers = stage.offers(game, here, known)
        offer = next(offer for offer in offers if offer.action == text)
        found.append(PlannedOffer(offer, stage.is_way(text, following)))
        if game.is_chance(here):
            break
        happened: list[Event] = []
        game.apply(here, action, happened)
        for event in happened:
            known, _ = known.after(event, None)
    return found
