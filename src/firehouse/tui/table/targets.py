"""What a click on a place does: the actions and ways that belong to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from firehouse.stage.shapes import Offer, Route, Spots, is_on_board
from firehouse.tui.table.offers import price_words

FREE: Final = "✓"
FAR: Final = "·"
"""On a place that only a way of several actions leads to."""


@dataclass(frozen=True)
class Choice:
    """One line of the menu at a place, or what a click does at once."""

    label: str
    price: int
    actions: tuple[str, ...]
    through: Spots = ()
    """The places that a way of several actions goes through."""
    main: bool = False
    """Is it what a click means first?"""

    def words(self, currency: str) -> str:
        """What it does and costs."""
        price = price_words(self.price, currency)
        return f"{self.label} ({price})" if price else self.label


def _way(way: Route) -> Choice:
    return Choice(way.label, way.price, way.actions, (*way.through, way.to), way.main)


@dataclass
class Target:
    """What belongs to a place; `stands` says that it only stands in for a better one."""

    offers: list[Offer] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)
    stands: bool = False

    def choices(self) -> list[Choice]:
        """What is meant first, then the rest; what is dangerous comes last.

        The ways to a place come before what it only stands in for.
        """
        own = [Choice(o.label, o.price, (o.action,)) for o in self.offers if not o.danger]
        danger = [Choice(o.label, o.price, (o.action,)) for o in self.offers if o.danger]
        mains = [_way(way) for way in self.routes if way.main]
        ways = [_way(way) for way in self.routes if not way.main]
        return [*mains, *(ways + own if self.stands else own + ways), *danger]

    def tag(self) -> str:
        """The price on a lit place: "2", "1-3", a tick for what is free."""
        if not self.offers:
            return FAR
        prices = [offer.price for offer in self.offers]
        low, high = min(prices), max(prices)
        if not high:
            return FREE
        return f"{low}" if low == high else f"{low}-{high}"


def targets_of(offers: Iterable[Offer], routes: Iterable[Route] = ()) -> dict[str, Target]:
    """The targets by place.

    An offer belongs to the best of its places. Its other places stand for it only where nothing
    belongs to them, so that a click asks back as seldom as possible.
    """
    found: dict[str, Target] = {}
    spare: dict[str, list[Offer]] = {}
    for offer in offers:
        if is_on_board(offer.spot):
            found.setdefault(offer.spot, Target()).offers.append(offer)
        for spot in filter(is_on_board, offer.spots):
            spare.setdefault(spot, []).append(offer)
    for spot, offered in spare.items():
        if spot not in found:
            found[spot] = Target(offered, stands=True)
    for route in routes:
        found.setdefault(route.to, Target()).routes.append(route)
    return found


def tags_of(targets: Mapping[str, Target]) -> dict[str, str]:
    """The lit places with their prices."""
    return {spot: target.tag() for spot, target in targets.items()}


def choices_at(targets: Mapping[str, Target], spots: Sequence[str]) -> list[Choice]:
    """What can be done at places that are meant together, in their order, each thing once."""
    found: dict[tuple[str, ...], Choice] = {}
    for spot in spots:
        if spot in targets:
            for choice in targets[spot].choices():
                found.setdefault(choice.actions, choice)
    return list(found.values())
