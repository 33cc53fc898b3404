"""Events of cards as sentences, each kind in all its cases."""

from __future__ import annotations

import inspect

import pytest
from hand_made import sentence
from hand_made_cards import DECKS, TOLD_CARDS, edge

from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data.board import EAST
from firehouse.games.flashpoint.rules.event_cards import BY_WEIGHT


@pytest.mark.parametrize(("event", "told"), TOLD_CARDS)
def test_event_as_a_sentence(event: Event, told: str) -> None:
    assert sentence(DECKS, event) == told


def test_every_kind_of_event_is_told() -> None:
    """A new event class needs a line; `test_text` looks at the cases."""
    kinds = {
        kind
        for _, kind in inspect.getmembers(card_events, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == card_events.__name__
    }
    assert {type(event) for event, _ in TOLD_CARDS} == kinds


def test_falling_beams_are_no_shock_wave() -> None:
    """Who hit a wall is told as it was."""
    told = sentence(DECKS, events.WallDamaged(edge("3,6", EAST), BY_WEIGHT, 7))
    assert told.startswith(
        "Falling beams hit the wall between the kitchen and the games room: first damage"
    )


def test_a_trapped_victim_is_called_so() -> None:
    """When it is found, lost and rescued."""
    found = events.PoiRevealed(20, "trapped", "found")
    assert sentence(DECKS, found) == (
        "The marker on the north side of the kitchen towards the "
        "east was turned over: a trapped victim."
    )
    lost = events.VictimLost(20, False, "fire", True)
    assert sentence(DECKS, lost) == (
        "A trapped victim died in the fire on the north side of the kitchen towards the east."
    )
    rescued = events.VictimRescued(20, False, True)
    assert sentence(DECKS, rescued) == (
        "A trapped victim was rescued on the north side of the kitchen towards the east."
    )
