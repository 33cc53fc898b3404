"""Making offers: what every game puts together in the same way."""

from __future__ import annotations

from typing import Any

from firehouse.core.game import Game
from firehouse.stage.shapes import Offer, Spots

Described = tuple[str, Spots]
"""What an action is called, and the places that stand for it."""


def offer_of(
    game: Game[Any], state: Any, action: int, described: Described, asks: tuple[int, ...]
) -> Offer:
    """An action with its text form, its verb and its price."""
    words = game.text(action)
    label, spots = described
    return Offer(words, label, words.partition(" ")[0], game.price(state, action), spots, asks)
