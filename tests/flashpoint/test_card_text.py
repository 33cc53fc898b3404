"""Events of cards as sentences, each kind in all its cases."""

from __future__ import annotations

import inspect

import pytest
from hand_made_cards import DECKS, TOLD_CARDS, edge

from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data.board import EAST
from firehouse.games.flashpoint.rules.event_cards import BY_WEIGHT
from firehouse.games.flashpoint.words.card_text import CARD_CASES, CARD_TEMPLATES
from firehouse.games.flashpoint.words.text import sentence


@pytest.mark.parametrize(("event", "told"), TOLD_CARDS)
def test_event_as_a_sentence(event: Event, told: str) -> None:
    assert sentence(DECKS, event) == told


def test_every_kind_of_event_is_told_in_all_its_cases() -> None:
    """A new event class, or a new cause of an old one, needs a sentence and a line."""
    kinds = {
        kind
        for _, kind in inspect.getmembers(card_events, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    written = {
        (kind, case)
        for kind, template in CARD_TEMPLATES.items()
        for case in ([""] if isinstance(template, str) else template)
    }
    told = {(type(event), _case(event)) for event, _ in TOLD_CARDS}

    assert set(CARD_TEMPLATES) == kinds
    assert told == written


def _case(event: Event) -> str:
    name = CARD_CASES.get(type(event))
    return str(getattr(event, name)) if name else ""


def test_falling_beams_are_no_shock_wave() -> None:
    """Who hit a wall is told as it was."""
    told = sentence(DECKS, events.WallDamaged(edge("3,6", EAST), BY_WEIGHT, 7))
    assert told.startswith("Falling beams hit the wall between 3,6 and 3,7: first damage")


def test_a_trapped_victim_is_called_so() -> None:
    """When it is found, lost and rescued."""
    found = events.PoiRevealed(20, "trapped", "found")
    assert sentence(DECKS, found) == "The marker at 3,5 was turned over: a trapped victim."
    lost = events.VictimLost(20, False, "fire", True)
    assert sentence(DECKS, lost) == "A trapped victim died in the fire at 3,5."
    rescued = events.VictimRescued(20, False, True)
    assert sentence(DECKS, rescued) == "A trapped victim was rescued at 3,5."
