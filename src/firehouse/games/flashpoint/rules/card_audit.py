"""Is every card in exactly one place?"""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.rules.event_cards import held_event, other_held_event
from firehouse.games.flashpoint.rules.fire_cards import seen
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State


def card_fault(g: House, s: State) -> str:
    """What is wrong with the cards; empty if nothing is."""
    if not g.options.decks:
        return ""
    return _fire_cards(g, s) or _flare_ups(g, s) or _events(g, s)


def _fire_cards(g: House, s: State) -> str:
    """The cards of the first deck are all in play; tweak 14 may have added Fire Rages."""
    card: i64 = 0
    while card < decks.FIRST_FLARE_UP:
        first = decks.count(g.deck.start, card) + decks.count(g.deck.bottom, card)
        more = seen(s, card) - first
        added = card == decks.RAGES and g.options.fire_rages_too
        most = g.deck.cards[card].copies - first if added else 0
        if not 0 <= more <= (most if most > 0 else 0):
            return "a Fire card is missing or too many"
        card += 1
    return ""


def _flare_ups(g: House, s: State) -> str:
    """Every Flare Up that was ever in the supply is seen or still hidden in it."""
    found: i64 = s.flare_hidden
    card: i64 = decks.FIRST_FLARE_UP
    while card < len(g.deck.cards):
        known = seen(s, card)
        if known > g.deck.cards[card].copies:
            return "a Flare Up is there too often"
        found += known
        card += 1
    if s.flare_hidden < 0 or found != g.deck.supply:
        return "a Flare Up is missing or too many"
    return ""


def _events(g: House, s: State) -> str:
    if s.events_drawn & ~g.deck.every_event:
        return "an Event was drawn that is not in the deck"
    for event in (held_event(s), other_held_event(s)):
        if event >= 0 and not s.events_drawn & bit(event):
            return "an Event is held that was not drawn"
    return ""
