"""Places of the forest as texts that drawn elements carry."""

from __future__ import annotations

from firehouse.games.hotshots.data import tiles, tokens
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.house import House


def tile(number: int) -> str:
    """A tile by its name."""
    return f"tile:{tiles.IDS[number]}"


def side(one: int, other: int) -> str:
    """The side between two tiles, the one with the lower number first."""
    first, second = sorted((one, other))
    return f"side:{tiles.IDS[first]}/{tiles.IDS[second]}"


def cell(g: House, number: int) -> str:
    """A cell of the layout."""
    return f"cell:{g.board.names[number]}"


def pawn(who: int) -> str:
    """A firefighter."""
    return f"pawn:{who}"


def token(number: int) -> str:
    """A reward token."""
    return f"token:{tokens.IDS[number]}"


def card(g: House, number: int) -> str:
    """A Fire card."""
    return f"card:{g.cards.ids[number]}"


def vehicle(number: int) -> str:
    """A vehicle of the Air Attack Base."""
    return f"vehicle:{vehicles.NAMES[number]}"


def reward(number: int) -> str:
    """What a stopped fight brings, by its place among the rewards."""
    return f"reward:{number}"


def dice(letters: str) -> tuple[str, ...]:
    """Dice by the letters of their faces, as many of each as there are."""
    return tuple(f"die:{letter}" for letter in letters)
