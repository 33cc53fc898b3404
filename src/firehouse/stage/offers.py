"""Making offers: what every game puts together in the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from firehouse.core.game import Game
from firehouse.core.phrase import Phrase, brief
from firehouse.stage.choices import choices_of
from firehouse.stage.shapes import DANGER, NOWHERE, OWN, STAND_IN, At, Odds, Offer, Spots

TAKE: Final = "take"
ROLE: Final = "role:"


class Described(NamedTuple):
    """What an action is called, and the places that stand for it."""

    label: str
    spots: Spots
    phrase: Phrase | None = None
    odds: tuple[Odds, ...] = ()
    about: str = ""
    """What is said of it besides: what comes of it."""


def offer_of(
    game: Game[Any],
    state: Any,
    action: int,
    described: Described | tuple[str, Spots],
    asks: tuple[int, ...],
    dice: tuple[str, ...] = (),
) -> Offer:
    """An action with its text form, its verb and its price."""
    words = game.text(action)
    found = Described(*described)
    price = game.price(state, action)
    verb = words.partition(" ")[0]
    about = found.about or _card_text(game, verb, found.spots)
    told = found.label, verb, price, found.spots, asks, found.phrase, about, dice, found.odds
    return Offer(words, *told)


def _card_text(game: Game[Any], verb: str, spots: Spots) -> str:
    """What the card of a specialist or character says that an action takes."""
    if verb != TAKE or not spots or not spots[0].startswith(ROLE):
        return ""
    ruleset = game.setup.ruleset
    _, text = choices_of(ruleset).role(ruleset, spots[0].removeprefix(ROLE))
    return str(text)


def told_apart(offers: Iterable[Offer], say: Callable[[Phrase], str]) -> list[Offer]:
    """Labels name the whole, such as a room, where no other offer could then be meant."""
    found = list(offers)
    short = [brief(offer.phrase) if offer.phrase else None for offer in found]
    labels = [say(said) if said else "" for said in short]
    often = Counter(labels)
    return [
        replace(offer, label=label, phrase=said) if said and often[label] == 1 else offer
        for offer, said, label in zip(found, short, labels, strict=True)
    ]


def together(offers: Iterable[Offer]) -> list[Offer]:
    """Offers of one kind side by side, the kinds in the order in which they come, danger last.

    Each with the places where a click means it. An offer belongs to the best of its places. Its
    others stand in for it only where nothing belongs to them, so that a click seldom asks back.
    """
    kinds: dict[tuple[str, bool], list[Offer]] = {}
    for offer in sorted(offers, key=lambda offer: offer.danger):
        kinds.setdefault((offer.verb, offer.danger), []).append(offer)
    found = [offer for kind in kinds.values() for offer in kind]
    owned = {offer.spot for offer in found}
    return [replace(offer, at=tuple(_places(offer, owned))) for offer in found]


def _places(offer: Offer, owned: set[str]) -> Iterator[At]:
    if offer.spot:
        yield At(offer.spot, DANGER if offer.danger else OWN)
    for spot in dict.fromkeys(offer.spots):
        if spot not in owned and spot.partition(":")[0] not in NOWHERE:
            yield At(spot, DANGER if offer.danger else STAND_IN)
