"""The cards of one game, and piles of Fire cards as counts packed into one native word.

A pile keeps six bits for each kind of card: which cards are in it is known, their order is not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RAGES: Final = 0
ACCELERATE: Final = 1
RESPITE: Final = 2
FIRST_FLARE_UP: Final = 3
KINDS: Final = 10
"""More kinds of Fire cards than this do not fit a pile."""
MOST: Final = 60
"""More copies of one card than this do not fit a pile."""

# What a Fire card can do.
ADVANCE: Final = 0
EVENT: Final = 1
FLARE_UP: Final = 2
FIRE_CARD: Final = 3
SHUFFLE: Final = 4
CARD_EFFECTS: Final = ("advance", "event", "flare-up", "fire-card", "shuffle")

_WIDTH: Final = 6
_MASK: Final = 63


def count(pile: i64, card: i64) -> i64:
    """How many cards of a kind are in a pile."""
    return (pile >> (card * _WIDTH)) & _MASK


def add(pile: i64, card: i64, number: i64) -> i64:
    """The pile with so many cards of a kind more, or fewer."""
    return pile + (number << (card * _WIDTH))


def total(pile: i64) -> i64:
    """How many cards are in a pile."""
    found: i64 = 0
    while pile:
        found += pile & _MASK
        pile >>= _WIDTH
    return found


class Card:
    """A row of the Fire deck or of the Flare Ups."""

    def __init__(
        self, id: str, title: str, text: str, copies: int, does: list[int], saved: int = 0
    ) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.copies = copies
        self.does = does
        """What happens, in order."""
        self.saved = saved
        """AP that the firefighter on turn may save on top."""


class EventCard:
    """A row of the Event deck."""

    def __init__(self, id: str, title: str, text: str, does: str, effect: int = -1) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.does = does
        """The name of what it does."""
        self.effect = effect
        """The number of that in the rules, once a game is played with the card."""


class Deck:
    """The cards of one game: rows, and how many of each are in play at the start."""

    start: i64
    bottom: i64
    supply: i64
    every_event: i64

    def __init__(
        self,
        cards: list[Card],
        events: list[EventCard],
        start: int,
        bottom: int,
        supply: int,
        every_event: int,
    ) -> None:
        self.cards = cards
        self.events = events
        self.start = start
        """The Fire deck, but for what lies at its bottom."""
        self.bottom = bottom
        """The cards that lie under all others at the start."""
        self.supply = supply
        """Flare Ups in the supply, taken at random from all there are."""
        self.every_event = every_event
        """The Events that are in the deck, as bits."""


NO_DECK: Final = Deck([], [], 0, 0, 0, 0)
