"""What is at a place of the house, in words."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.screen.edges import Edge, edges_of
from firehouse.games.flashpoint.screen.pieces import pawn_words, pieces_of
from firehouse.games.flashpoint.screen.vehicles import VEHICLES, parked
from firehouse.games.flashpoint.words.language import part, say
from firehouse.games.flashpoint.words.names import Name, vehicle_name

Plain = dict[str, Any]

_WAYS: Final = ("n", "e", "s", "w")
_CLOUDS: Final = {"fire": "fire", "fire_outside": "fire", "smoke": "smoke"}


def describe(scene: Plain, view: Plain, spot: str) -> str:
    """A place of any kind in words; nothing for what is not on the board."""
    kind, _, name = spot.partition(":")
    if kind == "square":
        found = _square(scene, view, name)
        return part(found) if found else ""
    if kind == "edge":
        found = _edge(scene, view, name)
    elif kind == "pawn":
        found = _pawn(scene, view, int(name))
    elif kind == "vehicle" and name in VEHICLES:
        squares = view.get(name) or []
        found = phrase("described.vehicle", vehicle=vehicle_name(name), squares=squares)
    else:
        found = _card(scene, name) if kind == "card" else None
    return say(found) if found else ""


def _card(scene: Plain, name: str) -> Phrase | None:
    card = scene["cards"].get(name)
    return card and phrase("described.card", title=card["title"], text=card["text"])


def _pawn(scene: Plain, view: Plain, pawn: int) -> Phrase:
    row = view["pawns"][pawn]
    return phrase(
        "described.pawn",
        pawn=pawn_words(scene, row, pawn),
        square=row["square"] or "nowhere",
        text=scene["roles"][row["role"]]["text"],
    )


def _edge(scene: Plain, view: Plain, name: str) -> Phrase | None:
    for _, edge in edges_of(scene, view):
        if edge.name == name:
            barrier, condition = phrase(f"barrier.{edge.kind}"), _condition(edge)
            squares = name.split("-")
            return phrase("described.edge", barrier=barrier, condition=condition, squares=squares)
    return None


def _square(scene: Plain, view: Plain, name: str) -> Phrase | None:
    square = next((row for row in scene["squares"] if row["name"] == name), None)
    if square is None:
        return None
    there = [phrase(f"thing.{cloud}") for key, cloud in _CLOUDS.items() if name in view[key]]
    there += [piece.name for piece in pieces_of(scene, view).get(name, ())]
    vehicle = parked(view).get(name)
    if vehicle is not None:
        there.append(vehicle_name(vehicle))
    parts = [phrase("described.contents", things=there), *_sides(scene, view, square)]
    room = _room(scene, square)
    if room is None:
        return phrase("described.square", square=name, parts=parts)
    return phrase("described.square-in-room", square=name, room=room, parts=parts)


def _room(scene: Plain, square: Plain) -> Name | None:
    if square["kind"] != "room":
        return phrase(f"ground.{square['kind']}")
    found: str | None = scene["rooms"].get(square["room"])
    return found


def _sides(scene: Plain, view: Plain, square: Plain) -> list[Phrase]:
    """What is on the sides of a square, the same things together."""
    places = {row["name"]: row for row in scene["squares"]}
    found: dict[str, tuple[Phrase, Name, list[str]]] = {}
    for row, edge in edges_of(scene, view):
        if square["name"] in (row["a"], row["b"]):
            other = places[row["b"] if row["a"] == square["name"] else row["a"]]
            condition = _condition(edge)
            side = phrase(f"barrier.{edge.kind}"), condition, list[str]()
            found.setdefault(f"{edge.kind} {condition}", side)[2].append(_way(square, other))
    return [
        phrase("described.side", barrier=barrier, condition=condition, ways=_directions(ways))
        for barrier, condition, ways in found.values()
    ]


def _directions(ways: list[str]) -> list[Phrase]:
    return [phrase(f"direction.{way}") for way in sorted(ways, key=_WAYS.index)]


def _condition(edge: Edge) -> Name:
    """A whole wall needs no more words, and an entrance is always open."""
    if edge.destroyed:
        return phrase("condition.destroyed")
    found = []
    if edge.kind in ("door", "window"):
        found.append("open" if edge.open else "closed")
    if edge.damaged:
        found.append("damaged")
    return phrase(f"condition.{'-'.join(found)}") if found else "whole"


def _way(square: Plain, other: Plain) -> str:
    if square["row"] == other["row"]:
        return "e" if other["col"] > square["col"] else "w"
    return "s" if other["row"] > square["row"] else "n"
