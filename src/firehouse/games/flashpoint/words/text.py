"""What happened, as phrases: `event.KIND` or `event.KIND.CASE` with the event's fields and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from firehouse.core.event import Event, kind_of
from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import WAY_NAMES
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.events import UNKNOWN
from firehouse.games.flashpoint.rules.event_cards import BY_WEIGHT
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, by_radio
from firehouse.games.flashpoint.words.names import (
    Name,
    carried,
    company,
    edge_name,
    firefighter,
    resident,
    spot_name,
    square_name,
    vehicle_name,
)
from firehouse.games.flashpoint.words.roles import specialist_title

SILENT: Final = frozenset(
    {
        "event.awaited",
        "event.spent",
        "event.got-up",
        "event.cleared.shifted",
        "event.fire-card-discarded",
    }
)
"""What is only for machines, or told by the event that follows."""

CASES: Final[Mapping[type[Event], str]] = {
    events.Rolled: "purpose",
    events.Ignited: "cause",
    events.Cleared: "cause",
    events.Exploded: "cause",
    events.PoiDeflected: "because",
    events.PoiRevealed: "cause",
    events.VictimLost: "cause",
    events.HazmatRemoved: "cause",
    events.HotSpotPlaced: "cause",
    events.GameEnded: "ending",
    card_events.FlareUpTaken: "to",
    card_events.SavedChanged: "cause",
    card_events.SpellCast: "what",
}
"""The field that chooses among several phrases."""

Facts = Mapping[str, Callable[[House, Any], Any]]


def name_of(event: Event) -> str:
    """The name of the phrase that tells an event."""
    case = CASES.get(type(event))
    return f"event.{kind_of(event)}" + (f".{getattr(event, case)}" if case else "")


def told(g: House, event: Event) -> Phrase | None:
    """An event as a phrase; None for one that is only for machines."""
    name = name_of(event)
    if name in SILENT:
        return None
    arguments = dict(vars(event))
    for field in vars(event):
        for argument, fact in _OF_FIELD.get(field, _NONE).items():
            arguments[argument] = fact(g, event)
    for argument, fact in _OF_KIND.get(type(event), _NONE).items():
        arguments[argument] = fact(g, event)
    return Phrase(name, arguments)


def _who(g: House, event: Any) -> Phrase | str:
    """A pawn, or the fire that brings a ladder down."""
    return "fire" if event.who < 0 else firefighter(event.who)


def _by(g: House, event: Any) -> Phrase | str:
    """A pawn, beams that fall, or the wave of an explosion."""
    if event.by == BY_WEIGHT:
        return "weight"
    return "wave" if event.by < 0 else firefighter(event.by)


def _rolled(g: House, event: Any) -> Any:
    on_centre = event.purpose == "centre"
    square = g.centre[event.black - 1] if on_centre else event.red * 8 - 8 + event.black - 1
    return square_name(g, square)


def _victim(g: House, event: Any) -> Phrase:
    if event.trapped:
        return phrase("piece.trapped")
    return phrase("piece.treated" if getattr(event, "treated", False) else "piece.victim")


def _resident(g: House, event: Any) -> Name:
    """Somebody by name; a word if nobody is known."""
    return "none" if event.resident == UNKNOWN else resident(event.resident)


def _load(g: House, event: Any) -> Name:
    found = _resident(g, event)
    return carried(event.load) if found == "none" else found


def _event_title(g: House, event: Any) -> str:
    found = event.event
    return found if isinstance(found, str) else g.deck.events[found].title


_NONE: Final[Facts] = {}
_OF_FIELD: Final[Mapping[str, Facts]] = {
    "who": {"who": _who},
    "by": {"by": _by},
    "role": {
        "role": lambda g, event: specialist_title(g.roles[event.role]),
        "plain": lambda g, event: event.role == 0,
    },
    "square": {"square": lambda g, event: square_name(g, event.square)},
    "start": {"start": lambda g, event: square_name(g, event.start)},
    "edge": {"edge": lambda g, event: edge_name(g, event.edge)},
    "vehicle": {"vehicle": lambda g, event: vehicle_name(event.vehicle)},
    "spot": {"spot": lambda g, event: spot_name(g, event.vehicle, event.spot)},
    "load": {"load": _load},
    "damage": {"limit": lambda g, event: g.options.damage_limit},
    "way": {"way": lambda g, event: phrase(f"direction.{WAY_NAMES[event.way]}")},
    "kind": {"kind": lambda g, event: phrase(f"a-piece.{event.kind}")},
    "trapped": {"victim": _victim},
    "resident": {"resident": _resident},
    "led_ones": {"company": lambda g, event: company(event.led_ones, event.led)},
    "card": {"card": lambda g, event: g.deck.cards[event.card].title},
    "event": {"event": _event_title},
}
"""What an argument is that a field gives; a field that is not here is told as it is."""
_OF_KIND: Final[Mapping[type[Event], Facts]] = {
    events.Moved: {"ordered": lambda g, event: event.by != event.who},
    events.WallDestroyed: {"light": lambda g, event: g.board.is_light(event.edge)},
    events.Rolled: {"square": _rolled},
    events.WaveVented: {"harmless": lambda g, event: not g.options.fire_outside},
    events.KnockedDown: {"lies": lambda g, event: g.options.knock_down == DOWN_LIE},
    events.Drove: {"sent": lambda g, event: by_radio(g, event.vehicle == AMBULANCE)},
    events.GameEnded: {"limit": lambda g, event: g.options.damage_limit},
    card_events.FireCardDrawn: {"says": lambda g, event: g.deck.cards[event.card].text},
    card_events.FireRagesAdded: {"card": lambda g, event: g.deck.cards[decks.RAGES].title},
    card_events.EventDrawn: {"says": lambda g, event: g.deck.events[event.event].text},
}
"""What else the phrase of a kind of event names."""
