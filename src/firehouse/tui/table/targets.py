"""What a click on a place does: the actions and ways that belong to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from firehouse.stage.shapes import MAIN, Offer, Route, Spots, is_on_board
from firehouse.tui.table.offers import price_words
from firehouse.words.language import tell

FREE: Final = "✓"
FAR: Final = "·"
"""On a place that only a way of several actions leads to."""


@dataclass(frozen=True)
class Choice:
    """One line of the menu at a place, or what a click does at once."""

    label: str
    price: int
    actions: tuple[str, ...]
    order: int
    through: Spots | None = None
    """The places that a way of several actions goes through."""

    @property
    def main(self) -> bool:
        """Is it what a click means first?"""
        return self.order == MAIN

    def words(self, currency: str) -> str:
        """What it does and costs."""
        price = price_words(self.price, currency)
        return tell("screen.table.priced", label=self.label, price=price) if price else self.label


Targets = dict[str, list[Choice]]
"""The choices at each place, in the order in which they are shown."""


def targets_of(offers: Iterable[Offer], routes: Iterable[Route] = ()) -> Targets:
    """What offers and routes say that clicks on the places of the board mean."""
    found: Targets = {}
    for offer in offers:
        for at in offer.at:
            if is_on_board(at.spot):
                choice = Choice(offer.label, offer.price, (offer.action,), at.order)
                found.setdefault(at.spot, []).append(choice)
    for way in routes:
        through = (*way.through, way.to)
        choice = Choice(way.label, way.price, way.actions, way.order, through)
        found.setdefault(way.to, []).append(choice)
    for choices in found.values():
        choices.sort(key=attrgetter("order"))
    return found


def _tag(choices: Iterable[Choice]) -> str:
    """The price on a lit place: "2", "1-3", a tick for what is free."""
    prices = [choice.price for choice in choices if choice.through is None]
    if not prices:
        return FAR
    low, high = min(prices), max(prices)
    if not high:
        return FREE
    return f"{low}" if low == high else f"{low}-{high}"


def tags_of(targets: Targets) -> dict[str, str]:
    """The lit places with their prices."""
    return {spot: _tag(choices) for spot, choices in targets.items()}


def choices_at(targets: Targets, spots: Sequence[str]) -> list[Choice]:
    """What can be done at places that are meant together, in their order, each thing once."""
    found: dict[tuple[str, ...], Choice] = {}
    for spot in spots:
        for choice in targets.get(spot, ()):
            found.setdefault(choice.actions, choice)
    return list(found.values())
