"""What a game has that not every one has, and how it is said that it has not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from firehouse.games.hotshots.data.roles import CREW_BOSS, LOOKOUT
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.house import House


@dataclass(frozen=True)
class Feature:
    """Something that not every game has."""

    missing: str
    """The sentence for a game that lacks it."""
    is_in: Callable[[House], bool]


def can_be(g: House, role: int) -> bool:
    """Is somebody this character, or can somebody draw it?"""
    return role in g.crew or -1 in g.crew


ORDERS: Final[Feature] = Feature(
    "In this game nobody moves another firefighter.", lambda g: can_be(g, CREW_BOSS)
)
TWO_CARDS: Final[Feature] = Feature(
    "In this game nobody chooses between Fire cards.", lambda g: can_be(g, LOOKOUT)
)
FIRE_CACHE: Final[Feature] = Feature(
    "There is no Fire Cache in this game, and tokens are not exchanged.",
    lambda g: g.options.fire_cache,
)
TWO_TOKENS: Final[Feature] = Feature(
    "In this game nobody chooses between tokens.",
    lambda g: g.options.fire_cache or g.options.token_choice,
)
ONE_PLAYER: Final[Feature] = Feature("In this game nobody chooses who acts.", lambda g: g.solo)
CONSENT: Final[Feature] = Feature("In this game nobody is asked for leave.", lambda g: not g.solo)

_OF_KIND: Final[Mapping[int, Feature]] = {
    actions.ORDER: ORDERS,
    actions.CARD: TWO_CARDS,
    actions.EXCHANGE: FIRE_CACHE,
    actions.KEEP: TWO_TOKENS,
    actions.USE: ONE_PLAYER,
    actions.YES: CONSENT,
    actions.NO: CONSENT,
}


def lacking(g: House, kind: int) -> Feature | None:
    """What actions of this kind need and the game does not have; None if it has all."""
    feature = _OF_KIND.get(kind)
    return feature if feature is not None and not feature.is_in(g) else None
