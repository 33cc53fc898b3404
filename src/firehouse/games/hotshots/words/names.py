"""What people call things: pawns, tiles, cards, dice, rewards and numbers of things."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.data import cards, faces, roles, tiles
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, role_of
from firehouse.games.hotshots.words.notation import listed

REWARDS: Final = (
    "nothing",
    "a Firebreak",
    "a flame",
    "two flames and a Firebreak",
    "two flames and a token",
    "three flames, a Firebreak and a token",
)
"""What a fight can bring, in the order of the rewards."""

WITHOUT_BREAK: Final = {
    actions.TWO_AND_FIREBREAK: "two flames",
    actions.THREE_AND_BOTH: "three flames and a token",
}
"""What is left of a reward where no Firebreak can be placed."""

VEHICLES: Final = ("Air Tanker", "Helicopter", "Dozer")


def pawn_name(s: State, who: int) -> str:
    """A short name for lists: the number and the character."""
    role = role_of(s, who)
    return f"{who + 1} {roles.TITLES[role]}" if role < roles.ROLES else firefighter(who)


def called(s: State, who: int) -> str:
    """A pawn in a sentence, with its character."""
    role = role_of(s, who)
    return firefighter(who) + (f" ({roles.TITLES[role]})" if role < roles.ROLES else "")


def firefighter(who: int) -> str:
    """A pawn in a sentence when its character is not known; people count from 1."""
    return f"Firefighter {who + 1}"


def the(tile: int) -> str:
    """A tile in a sentence."""
    if not 0 <= tile < tiles.TILES:
        return "that tile"
    title = tiles.TITLES[tile]
    return title if title[-1].isdigit() else f"the {title}"


def between(tile: int, other: int) -> str:
    """An edge in a sentence."""
    return f"between {the(tile)} and {the(other)}"


def dice(packed: int) -> str:
    """Faces of dice, such as "2 Hoses and 1 Helmet"."""
    found = [
        several(number, title)
        for title, number in (
            (faces.TITLES[face], (packed >> (face * 3)) & 7) for face in range(faces.FACES)
        )
        if number
    ]
    return joined(found) or "nothing"


def handful(number: int) -> str:
    """The faces of a handful."""
    return dice(faces.PACKED[number]) if 0 <= number < faces.HANDFULS else "those dice"


def card_title(g: House, card: int) -> str:
    """What a Fire card says, in few words."""
    if not 0 <= card < len(g.cards.kinds):
        return "that card"
    kind, one, two = g.cards.kinds[card], g.cards.first[card], g.cards.second[card]
    if kind == cards.SINGLE:
        return f"Single Increase {one}"
    if kind == cards.MULTIPLE:
        return f"Multiple Increase {one}/{two}"
    if kind == cards.LOWEST:
        return "Lowest Increase"
    if kind == cards.EMBER:
        return f"Ember on {the(one)}"
    if kind == cards.WIND_BLOWS:
        return f"Wind Blows {DIRECTIONS[one].title()}"
    strength = "Strong" if one else "Light"
    return f"{strength}{' Feeding' if two else ''} {'Gust' if one else 'Breeze'}"


def card_told(g: House, card: int) -> str:
    """A Fire card in a sentence; a mark tells that no source shows it."""
    unsure = 0 <= card < len(g.cards.kinds) and g.cards.reconstructed[card]
    return card_title(g, card) + (" (?)" if unsure else "")


def vehicle_name(vehicle: int) -> str:
    """A vehicle in a sentence."""
    return f"the {listed(VEHICLES, vehicle)}"


def several(number: int, thing: str) -> str:
    """A number of things, as in "no die", "1 die", "2 dice"."""
    if thing == "die" and number != 1:
        return f"{number or 'no'} dice"
    return f"{number or 'no'} {thing}{'s' if number != 1 else ''}"


def joined(words: list[str], last: str = "and") -> str:
    """A list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capital(sentence: str) -> str:
    """The sentence with a capital letter first."""
    return sentence[:1].upper() + sentence[1:]
