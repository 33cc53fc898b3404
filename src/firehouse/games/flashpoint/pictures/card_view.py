"""The cards as plain data, and how each of their events changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core.bits import members
from firehouse.core.event import Event
from firehouse.core.stack import argument_in, step_of
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.pictures.shapes import Cards
from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.event_cards import held_event, other_held_event
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.spells import NAMES, now, to_come
from firehouse.games.flashpoint.rules.state import State

View = dict[str, Any]


def card_view(g: House, s: State) -> Cards | None:
    """Every pile of cards, and what Events have changed; nothing without decks."""
    if not g.options.decks:
        return None
    at_work = [argument_in(entry) for entry in s.todo if step_of(entry) == steps.DISCARD]
    held = [event for event in (held_event(s), other_held_event(s)) if event >= 0]
    return {
        "deck": pile(g, s.fire_deck),
        "bottom": pile(g, s.fire_bottom),
        "discards": pile(g, s.fire_discards),
        "at_work": [g.deck.cards[card].id for card in at_work],
        "supply": {"hidden": s.flare_hidden, "returned": pile(g, s.flare_returned)},
        "removed": pile(g, s.flare_removed),
        "events": _events(g, g.deck.every_event & ~s.events_drawn),
        "events_drawn": _events(g, s.events_drawn),
        "events_held": [g.deck.events[event].id for event in held],
        "this_turn": spells(now(s)),
        "next_turn": spells(to_come(s)),
        "radio_silence": s.silence,
    }


def pile(g: House, word: int) -> dict[str, int]:
    """How many of each card are in a pile."""
    counts = {card.id: decks.count(word, kind) for kind, card in enumerate(g.deck.cards)}
    return {id: number for id, number in counts.items() if number}


def _events(g: House, word: int) -> list[str]:
    return sorted(g.deck.events[event].id for event in members(word))


def spells(word: int) -> list[str]:
    """What holds for a turn, by name."""
    return sorted(name for spell, name in NAMES.items() if word & spell)


def begin_turn(v: View) -> None:
    """What Events changed for one turn ends with it."""
    cards = v["cards"]
    if cards is not None:
        cards["this_turn"], cards["next_turn"] = cards["next_turn"], []
        cards["radio_silence"] = max(cards["radio_silence"] - 1, 0)


def _change(v: View, key: str, id: str, number: int) -> None:
    cards = dict(v["cards"][key])
    cards[id] = cards.get(id, 0) + number
    v["cards"][key] = {id: count for id, count in cards.items() if count}


def _under_all(v: View) -> str:
    """Where a card is drawn from or slipped in: the bottom counts when nothing lies on it."""
    return "bottom" if v["cards"]["bottom"] and not v["cards"]["deck"] else "deck"


def _fire_card_drawn(g: House, v: View, e: card_events.FireCardDrawn) -> None:
    id = g.deck.cards[e.card].id
    _change(v, _under_all(v), id, -1)
    v["cards"]["at_work"] = [*v["cards"]["at_work"], id]


def _fire_card_discarded(g: House, v: View, e: card_events.FireCardDiscarded) -> None:
    id = g.deck.cards[e.card].id
    v["cards"]["at_work"] = v["cards"]["at_work"][:-1]
    _change(v, "discards", id, 1)


def _shuffled(g: House, v: View, e: card_events.FireDeckShuffled) -> None:
    for key in ("bottom", "discards"):
        for id, number in v["cards"][key].items():
            _change(v, "deck", id, number)
        v["cards"][key] = {}


def _flare_up_added(g: House, v: View, e: card_events.FlareUpAdded) -> None:
    id = g.deck.cards[e.card].id
    supply = v["cards"]["supply"]
    if e.again:
        left = {**supply["returned"], id: supply["returned"][id] - 1}
        supply["returned"] = {id: number for id, number in left.items() if number}
    else:
        supply["hidden"] -= 1
    _change(v, _under_all(v), id, 1)


def _fire_rages_added(g: House, v: View, e: card_events.FireRagesAdded) -> None:
    _change(v, _under_all(v), g.deck.cards[decks.RAGES].id, 1)


def _flare_up_taken(g: House, v: View, e: card_events.FlareUpTaken) -> None:
    id = g.deck.cards[e.card].id
    _change(v, "discards", id, -1)
    if e.to == "box":
        _change(v, "removed", id, 1)
    else:
        returned = v["cards"]["supply"]["returned"]
        returned[id] = returned.get(id, 0) + 1


def _saved_changed(g: House, v: View, e: card_events.SavedChanged) -> None:
    v["pawns"][e.who]["saved"] = e.saved


def _event_drawn(g: House, v: View, e: card_events.EventDrawn) -> None:
    id = g.deck.events[e.event].id
    cards = v["cards"]
    cards["events"] = [other for other in cards["events"] if other != id]
    cards["events_drawn"] = sorted([*cards["events_drawn"], id])
    if g.options.choose_event and len(cards["events"]) + len(cards["events_drawn"]) > 1:
        cards["events_held"] = [*cards["events_held"], id]


def _events_shuffled(g: House, v: View, e: card_events.EventsShuffled) -> None:
    cards = v["cards"]
    held = cards["events_held"]
    cards["events"] = [id for id in cards["events_drawn"] if id not in held]
    cards["events_drawn"] = sorted(held)


def _event_chosen(g: House, v: View, e: card_events.EventChosen) -> None:
    v["cards"]["events_held"] = []


def _spell_cast(g: House, v: View, e: card_events.SpellCast) -> None:
    v["cards"]["next_turn"] = sorted({*v["cards"]["next_turn"], e.what})


def _radio_silenced(g: House, v: View, e: card_events.RadioSilenced) -> None:
    v["cards"]["radio_silence"] = e.turns + 1


CARD_CHANGES: Final[dict[type[Event], Callable[[House, View, Any], None]]] = {
    card_events.FireCardDrawn: _fire_card_drawn,
    card_events.FireCardDiscarded: _fire_card_discarded,
    card_events.FireDeckShuffled: _shuffled,
    card_events.FlareUpAdded: _flare_up_added,
    card_events.FireRagesAdded: _fire_rages_added,
    card_events.FlareUpTaken: _flare_up_taken,
    card_events.SavedChanged: _saved_changed,
    card_events.EventDrawn: _event_drawn,
    card_events.EventsShuffled: _events_shuffled,
    card_events.EventChosen: _event_chosen,
    card_events.SpellCast: _spell_cast,
    card_events.RadioSilenced: _radio_silenced,
}
