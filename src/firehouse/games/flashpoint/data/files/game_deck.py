"""The cards of one game, from the rows of a deck file and the options of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.core.bits import bit
from firehouse.core.options import Value
from firehouse.core.setup import Setup
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.decks import Card, Deck, EventCard
from firehouse.games.flashpoint.data.files.decks_file import (
    LEVELS,
    DeckFile,
    builtin_deck,
    read_deck,
)
from firehouse.games.flashpoint.data.files.faults import fault
from firehouse.games.flashpoint.data.options import DEFAULTS

OWN_DECK: Final = "deck"
"""The file of a set-up that holds a deck of the player's own."""
NO_LIMIT: Final = 200
"""Saved AP for tweak 5: more than anybody ever has."""
_UNDER: Final = 2
"""The Fire Rages that lie at the bottom with Accelerate by tweak 1."""
_WITHOUT_DECKS: Final = ("tweak_5_", "tweak_11_", "tweak_15_")
"""Tweaks that a game without decks may use as well."""


def settle(values: dict[str, Value], setup: Setup) -> None:
    """Change what one option means for others; refuse options that exclude each other."""
    if setup.difficulty in LEVELS and "deck_level" not in setup.options:
        values["deck_level"] = setup.difficulty
    if values["decks"]:
        if setup.options.get("hot_spots"):
            raise fault("setup.hot-spots-or-decks")
        values["hot_spots"] = False
    else:
        _need_decks(values)
    if values["tweak_5_no_saved_limit"]:
        values["saved_limit"] = NO_LIMIT
    values["victims"] = int(values["victims"]) + int(values["tweak_15_more_victims"])
    fewer = int(values["tweak_15_fewer_false_alarms"])
    if fewer > int(values["false_alarms"]):
        raise fault("setup.few-false-alarms", number=fewer)
    values["false_alarms"] = int(values["false_alarms"]) - fewer


def _need_decks(values: Mapping[str, Value]) -> None:
    """Refuse a tweak of the decks where there are none."""
    for name, value in values.items():
        of_decks = name.startswith("tweak_") and not name.startswith(_WITHOUT_DECKS)
        if of_decks and value != DEFAULTS[name]:
            raise fault("setup.needs-decks", name=name)


def deck_of(
    setup: Setup, values: Mapping[str, Value], crew: int, effects: Mapping[str, int]
) -> Deck:
    """The decks of a game, whose Events have these effects; a ValueError says what is wrong."""
    if not values["decks"]:
        if OWN_DECK in setup.files:
            raise fault("setup.without-decks", way=setup.ruleset)
        return decks.NO_DECK
    known = sorted(effects, key=lambda name: effects[name])
    rows = read_deck(setup.files[OWN_DECK], known) if OWN_DECK in setup.files else builtin_deck()
    level = str(values["deck_level"])
    rages = rows.rages[level][crew - 1] + int(values["tweak_3_more_fire_rages"])
    supply = rows.flare_ups[level] - int(values["tweak_4_fewer_flare_ups"])
    if rages > rows.cards[decks.RAGES].copies:
        raise fault("setup.few-rages", number=rows.cards[decks.RAGES].copies)
    under = min(_UNDER, rages) if values["tweak_1_accelerate_last"] else 0
    bottom = decks.add(0, decks.RAGES, under)
    start = decks.add(0, decks.RAGES, rages - under)
    number = rows.cards[decks.ACCELERATE].copies
    if values["tweak_1_accelerate_last"]:
        bottom = decks.add(bottom, decks.ACCELERATE, number)
    else:
        start = decks.add(start, decks.ACCELERATE, number)
    if values["tweak_2_respite"]:
        start = decks.add(start, decks.RESPITE, rows.cards[decks.RESPITE].copies)
    cards = [_with_gift(card, int(values["tweak_6_more_saved_ap"])) for card in rows.cards]
    events = [
        EventCard(event.id, event.title, event.text, event.does, effects[event.does])
        for event in rows.events
    ]
    return Deck(cards, events, start, bottom, max(supply, 0), _events(rows, values))


def _with_gift(card: Card, more: int) -> Card:
    """The card with more saved AP, if it gives any."""
    if not (card.saved and more):
        return card
    return Card(card.id, card.title, card.text, card.copies, card.does, card.saved + more)


def _events(rows: DeckFile, values: Mapping[str, Value]) -> int:
    """The Events in the deck: all but those that tweak 12 leaves out."""
    ids = [event.id for event in rows.events]
    removed = str(values["tweak_12_events_removed"]).split()
    for id in removed:
        if id not in ids:
            raise fault("setup.no-event", name=id, names=ids)
    return sum(bit(index) for index, id in enumerate(ids) if id not in removed)
