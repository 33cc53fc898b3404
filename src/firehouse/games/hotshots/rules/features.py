"""What a set-up has that not every one has. A kind of action names the features it needs."""

from __future__ import annotations

from typing import Final

from firehouse.core.kinds import Feature
from firehouse.games.hotshots.data.roles import CREW_BOSS, LOOKOUT
from firehouse.games.hotshots.rules.house import CHOSEN, House


def can_be(g: House, role: int) -> bool:
    """Is somebody this character, or can somebody draw or take it?"""
    return role in g.crew or min(g.crew) < 0


ORDERS: Final[Feature] = Feature("orders", lambda g: can_be(g, CREW_BOSS))
TWO_CARDS: Final[Feature] = Feature("two-cards", lambda g: can_be(g, LOOKOUT))
FIRE_CACHE: Final[Feature] = Feature("fire-cache", lambda g: g.options.fire_cache)
TWO_TOKENS: Final[Feature] = Feature(
    "two-tokens", lambda g: g.options.fire_cache or g.options.token_choice
)
ONE_PLAYER: Final[Feature] = Feature("one-player", lambda g: g.solo)
CONSENT: Final[Feature] = Feature("consent", lambda g: not g.solo)


def is_asked(g: House) -> bool:
    """Can a player be asked for leave, or a character of a single player be ordered?"""
    return not g.solo or can_be(g, CREW_BOSS)


def leaves_gap(g: House) -> bool:
    """Can a cell be left empty by choice?"""
    return g.options.set_up_chosen and not g.options.fire_cache


def takes_roles(g: House) -> bool:
    """Do players choose their characters?"""
    return CHOSEN in g.crew


def chooses_first(g: House) -> bool:
    """Do the players choose who begins?"""
    return g.options.chosen and not g.solo and g.crew_size > 1
