"""What happened, as messages: an event's fields are their arguments, by what people call them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from firehouse.core.bits import members
from firehouse.core.event import Event, kind_of
from firehouse.core.phrase import Phrase
from firehouse.games.hotshots import events
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.words import names

SILENT: Final = (events.Awaited, events.Succeeded, events.CardDiscarded)
"""Events that are only for machines."""

CASES: Final[Mapping[type[Event], str]] = {
    events.FlamesAdded: "cause",
    events.FlamesRemoved: "cause",
    events.Moved: "how",
    events.TokenDiscarded: "cause",
    events.GameEnded: "ending",
}
"""The field that tells apart the messages of a kind."""

REQUESTS: Final[Mapping[int, str]] = {steps.ORDER: "order", steps.GIVE: "give", steps.TAKE: "take"}
"""What another player can be asked for."""

READERS: Final[Mapping[str, Callable[[House, Any], Any]]] = {
    "who": lambda g, who: names.firefighter(who),
    "giver": lambda g, who: names.firefighter(who),
    "role": lambda g, role: names.role(role),
    "tile": lambda g, tile: names.the(tile),
    "start": lambda g, tile: names.the(tile),
    "other": lambda g, tile: names.the(tile),
    "cell": lambda g, cell: g.board.names[cell],
    "handful": lambda g, number: names.handful(number),
    "face": lambda g, face: names.face(face),
    "reward": lambda g, reward: names.reward(reward),
    "vehicle": lambda g, vehicle: names.vehicle(vehicle),
    "vehicles": lambda g, bits: [names.vehicle(vehicle) for vehicle in members(bits)],
    "token": lambda g, token: names.token(token),
    "what": lambda g, what: REQUESTS[what],
    "card": lambda g, card: names.card_title(g, card),
    "way": lambda g, way: names.way(way),
}
"""Fields that are the engine's numbers for things; the others are told as they are."""


def told(g: House, event: Event) -> Phrase | None:
    """An event as a message; None for one that is only for machines."""
    if isinstance(event, SILENT):
        return None
    name = f"event.{kind_of(event)}"
    field = CASES.get(type(event))
    if field is not None:
        name += f".{getattr(event, field)}"
    return Phrase(name, {**_fields(g, event), **_more(g, event)})


def _fields(g: House, event: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        reader = READERS.get(field.name)
        found[field.name] = reader(g, value) if reader else value
    return found


def _more(g: House, event: Event) -> dict[str, Any]:
    """What the fields do not say."""
    if isinstance(event, events.CampMade):
        return {"layout": g.board.layout.status}
    if isinstance(event, events.GameEnded):
        return {"limit": int(g.options.scorch_limit)}
    if isinstance(event, events.Asked):
        is_tile = event.what == steps.ORDER
        return {"about": names.the(event.about) if is_tile else names.token(event.about)}
    return {}
