"""Which places an event is about, for lighting and animation."""

from __future__ import annotations

from typing import Any, Final

from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.decks import RAGES
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE
from firehouse.games.flashpoint.stage.places import card, edge, pawn, square
from firehouse.stage.shapes import Reader, Spots


def spots(game: FlashPoint, event: Any) -> Spots:
    """The places that an event is about, as its class names them."""
    found: Spots = ()
    for place in type(event).places:
        found += PLACES[place](game.house, event)
    return found


def _square(g: House, event: Any) -> Spots:
    return (square(g, event.square),)


def _start(g: House, event: Any) -> Spots:
    return (square(g, event.start),)


def _edge(g: House, event: Any) -> Spots:
    return (edge(g, event.edge),)


def _who(g: House, event: Any) -> Spots:
    return (pawn(event.who),) if event.who >= 0 else ()


def _striker(g: House, event: Any) -> Spots:
    """The pawn with the axe, if there is one."""
    return (pawn(event.by),) if event.by >= 0 else ()


def _role(g: House, event: Any) -> Spots:
    return (f"role:{g.roles[event.role].id}",)


def _vehicle(g: House, event: Any) -> Spots:
    board = g.board
    spots_of = board.ambulance_spots if event.vehicle == AMBULANCE else board.engine_spots
    return (f"vehicle:{event.vehicle}", *(square(g, number) for number in spots_of[event.spot]))


def _engine(g: House, event: Any) -> Spots:
    return ("vehicle:engine",)


def _dice(g: House, event: Any) -> Spots:
    """The square that a roll names, and the dice; the gun's square is told when it hits."""
    shown = tuple(f"die:{name}" for name in ("red", "black") if getattr(event, name))
    if event.purpose == "gun":
        return shown
    if event.purpose == "centre":
        return (square(g, g.centre[event.black - 1]), *shown)
    return (square(g, event.red * 8 - 8 + event.black - 1), *shown)


def _die(g: House, event: Any) -> Spots:
    return (f"die:{event.die}",)


def _beyond(g: House, event: Any) -> Spots:
    """Where a point of interest or smoke went, while it is still in the house."""
    return (square(g, event.square),) if event.square < DICE_SQUARES else ()


def _card(g: House, event: Any) -> Spots:
    return (card(g.deck.cards[event.card]),)


def _rages(g: House, event: Any) -> Spots:
    return (card(g.deck.cards[RAGES]),)


def _event_card(g: House, event: Any) -> Spots:
    return (card(g.deck.events[event.event]),)


PLACES: Final[dict[str, Reader]] = {
    "square": _square,
    "start": _start,
    "edge": _edge,
    "who": _who,
    "by": _striker,
    "role": _role,
    "vehicle": _vehicle,
    "engine": _engine,
    "dice": _dice,
    "die": _die,
    "beyond": _beyond,
    "card": _card,
    "rages": _rages,
    "event": _event_card,
}
"""How the places that the classes of events name are read."""
