"""Which places an event is about, for lighting and animation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from firehouse.core.bits import members
from firehouse.games.hotshots.data import faces, roles
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.stage import places
from firehouse.stage.shapes import Reader, Spots


def spots(game: Hotshots, event: Any) -> Spots:
    """The places that an event is about, as its class names them."""
    found: Spots = ()
    for place in type(event).places:
        found += PLACES[place](game.house, event)
    return found


def _tile(g: House, event: Any) -> Spots:
    return (places.tile(event.tile),)


def _start(g: House, event: Any) -> Spots:
    return (places.tile(event.start),)


def _cell(g: House, event: Any) -> Spots:
    return (places.cell(g, event.cell),)


def _who(g: House, event: Any) -> Spots:
    return (places.pawn(event.who),) if event.who >= 0 else ()


def _giver(g: House, event: Any) -> Spots:
    return (places.pawn(event.giver),)


def _side(g: House, event: Any) -> Spots:
    pair = (places.tile(event.tile), places.tile(event.other))
    return (places.side(event.tile, event.other), *pair)


def _token(g: House, event: Any) -> Spots:
    return (places.token(event.token),)


def _card(g: House, event: Any) -> Spots:
    return (places.card(g, event.card),)


def _role(g: House, event: Any) -> Spots:
    return (f"role:{roles.IDS[event.role]}", places.tile(roles.HOMES[event.role]))


def _dealt(g: House, event: Any) -> Spots:
    return (f"role:{roles.IDS[event.role]}",)


def _vehicle(g: House, event: Any) -> Spots:
    return (places.vehicle(event.vehicle),)


def _vehicles(g: House, event: Any) -> Spots:
    return tuple(places.vehicle(number) for number in members(event.vehicles))


def _tiles(g: House, event: Any) -> Spots:
    return tuple(places.tile(number) for number in members(event.tiles))


def _dice(g: House, event: Any) -> Spots:
    return places.dice(faces.letters(faces.PACKED[event.handful]))


def _face(g: House, event: Any) -> Spots:
    return places.dice(faces.LETTERS[event.face])


def _asked(g: House, event: Any) -> Spots:
    about = places.tile if event.what == steps.ORDER else places.token
    return (about(event.about),)


PLACES: Final[Mapping[str, Reader]] = {
    "asked": _asked,
    "card": _card,
    "cell": _cell,
    "dealt": _dealt,
    "dice": _dice,
    "face": _face,
    "giver": _giver,
    "role": _role,
    "side": _side,
    "start": _start,
    "tile": _tile,
    "tiles": _tiles,
    "token": _token,
    "vehicle": _vehicle,
    "vehicles": _vehicles,
    "who": _who,
}
"""How each place that classes of events name is read from an event."""
