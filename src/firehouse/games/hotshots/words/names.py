"""What people call things: pawns, tiles, cards, dice and rewards, as messages."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.hotshots.data import cards, faces, roles, tiles, tokens
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, role_of

REWARDS: Final = (
    "nothing",
    "firebreak",
    "flame",
    "two-and-firebreak",
    "two-and-token",
    "three-and-both",
)
"""What a fight can bring, in the order of the rewards."""

WITH_BREAK: Final = (actions.TWO_AND_FIREBREAK, actions.THREE_AND_BOTH)
"""The rewards of which something is left where no Firebreak can be placed."""

VEHICLES: Final = ("air-tanker", "helicopter", "dozer")


def firefighter(who: int) -> Phrase:
    """A pawn when its character is not known; people count from 1."""
    return phrase("pawn.number", number=int(who) + 1)


def called(s: State, who: int) -> Phrase:
    """A pawn in a sentence, with its character."""
    return _with_role(s, who, "pawn.character")


def pawn_name(s: State, who: int) -> Phrase:
    """A short name for lists: the number and the character."""
    return _with_role(s, who, "pawn.listed")


def _with_role(s: State, who: int, name: str) -> Phrase:
    number = int(role_of(s, who))
    if number >= roles.ROLES:
        return firefighter(who)
    return phrase(name, number=int(who) + 1, role=role(number))


def role(number: int) -> Phrase:
    """A character."""
    return phrase(f"role.{roles.IDS[number]}")


def the(tile: int) -> Phrase:
    """A tile in a sentence."""
    return phrase(f"tile.{tiles.IDS[tile] if 0 <= tile < tiles.TILES else 'none'}")


def tile_title(tile: int) -> Phrase:
    """A tile by itself."""
    return phrase(f"tile-title.{tiles.IDS[tile]}")


def token(number: int) -> Phrase | str:
    """A reward token, or the number where there is none."""
    known = 0 <= number < tokens.TOKENS
    return phrase(f"token.{tokens.IDS[number]}") if known else str(number)


def vehicle(number: int) -> Phrase:
    """A vehicle in a sentence."""
    return phrase(f"vehicle.{VEHICLES[number]}")


def vehicle_title(number: int) -> Phrase:
    """A vehicle by itself."""
    return phrase(f"vehicle-title.{VEHICLES[number]}")


def way(number: int) -> Phrase:
    """Where the wind blows to."""
    return phrase(f"way.{DIRECTIONS[number]}")


def reward(number: int) -> Phrase:
    """What a fight brings."""
    return phrase(f"reward.{REWARDS[number]}")


def face(number: int) -> Phrase:
    """One face of the dice."""
    return phrase(f"face.{faces.NAMES[number]}")


def dice(packed: int) -> Phrase:
    """Faces of dice, such as "2 Hoses and 1 Helmet"."""
    counts = ((name, (packed >> (i * 3)) & 7) for i, name in enumerate(faces.NAMES))
    found = [phrase(f"faces.{name}", number=int(number)) for name, number in counts if number]
    return phrase("dice", dice=found)


def handful(number: int) -> Phrase:
    """The faces of a handful."""
    return dice(faces.PACKED[number]) if 0 <= number < faces.HANDFULS else phrase("those-dice")


def card_title(g: House, card: int) -> Phrase:
    """What a Fire card says, in few words."""
    if not 0 <= card < len(g.cards.kinds):
        return phrase("card.none")
    kind, one, two = g.cards.kinds[card], int(g.cards.first[card]), int(g.cards.second[card])
    if kind == cards.EMBER:
        return phrase("card.ember", tile=the(one))
    if kind == cards.WIND_BLOWS:
        return phrase(f"card.wind-blows.{DIRECTIONS[one]}")
    return phrase(f"card.{cards.KINDS[kind]}", first=one, second=two)
