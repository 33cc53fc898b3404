"""Places of the building as texts that drawn elements carry."""

from __future__ import annotations

from firehouse.games.flashpoint.data.decks import Card, EventCard
from firehouse.games.flashpoint.rules.house import House


def square(g: House, number: int) -> str:
    """A square by the dice that name it."""
    return f"square:{g.board.names[number]}"


def edge(g: House, number: int) -> str:
    """A wall, door or opening by the squares on its two sides."""
    one, other = g.board.ends[number]
    return f"edge:{g.board.names[one]}-{g.board.names[other]}"


def pawn(who: int) -> str:
    """A firefighter."""
    return f"pawn:{who}"


def card(found: Card | EventCard) -> str:
    """A Fire card, Flare Up or Event."""
    return f"card:{found.id}"
