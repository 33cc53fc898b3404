"""What is at a place of the house, in words."""

from __future__ import annotations

from typing import Any, Final

from firehouse.games.flashpoint.screen.edges import Edge, edges_of
from firehouse.games.flashpoint.screen.pieces import pawn_words, pieces_of
from firehouse.games.flashpoint.screen.vehicles import NAMES, parked
from firehouse.stage.choices import opened
from firehouse.tui.boards.listing import listed

Plain = dict[str, Any]

_KINDS: Final = {
    "outside": "outside",
    "air": "in the air",
    "barred": "no way through",
    "stairs": "staircase",
}
_NOUNS: Final = {
    "wall": "wall",
    "door": "door",
    "exit": "entrance",
    "window": "window",
    "light": "light wall",
}
_WAYS: Final = ("north", "east", "south", "west")


def describe(scene: Plain, view: Plain, spot: str) -> str:
    """A place of any kind in words; nothing for what is not on the board."""
    kind, _, name = spot.partition(":")
    if kind == "square":
        return _square(scene, view, name)
    if kind == "edge":
        found = next((edge for _, edge in edges_of(scene, view) if edge.name == name), None)
        return "" if found is None else f"{opened(_noun(found))} between {_ends(name)}"
    if kind == "pawn":
        row = view["pawns"][int(name)]
        place = f" at {row['square']}" if row["square"] else ""
        text = scene["roles"][row["role"]]["text"]
        return f"{opened(pawn_words(scene, row, int(name)))}{place}. {text}"
    if kind == "vehicle":
        where = view.get(name)
        place = f" at {listed(where)}" if where else ", not parked yet"
        return f"{opened(NAMES.get(name, name))}{place}"
    return _card(scene, name) if kind == "card" else ""


def _card(scene: Plain, name: str) -> str:
    card = scene["cards"].get(name)
    return "" if card is None else f"{card['title']}: {card['text']}"


def _ends(name: str) -> str:
    return listed(name.split("-"))


def _square(scene: Plain, view: Plain, name: str) -> str:
    square = next((row for row in scene["squares"] if row["name"] == name), None)
    if square is None:
        return ""
    there = [cloud for key, cloud in _CLOUDS.items() if name in view[key]]
    there += [piece.name for piece in pieces_of(scene, view).get(name, ())]
    vehicle = parked(view).get(name)
    if vehicle is not None:
        there.append(NAMES[vehicle])
    parts = [listed(there) or "empty", *_sides(scene, view, square)]
    room = _KINDS.get(square["kind"]) or scene["rooms"].get(square["room"])
    title = f"{name}, {room}" if room else name
    return f"{title}: {'; '.join(parts)}"


_CLOUDS: Final = {"fire": "fire", "fire_outside": "fire", "smoke": "smoke"}


def _sides(scene: Plain, view: Plain, square: Plain) -> list[str]:
    """What is on the sides of a square, the same things together."""
    places = {row["name"]: row for row in scene["squares"]}
    found: dict[tuple[str, str], list[str]] = {}
    for row, edge in edges_of(scene, view):
        if square["name"] in (row["a"], row["b"]):
            other = places[row["b"] if row["a"] == square["name"] else row["a"]]
            what = (_NOUNS[edge.kind], _condition(edge))
            found.setdefault(what, []).append(_way(square, other))
    return [
        f"{noun} to the {listed(sorted(ways, key=_WAYS.index))}{' ' if how else ''}{how}"
        for (noun, how), ways in found.items()
    ]


def _noun(edge: Edge) -> str:
    return " ".join(part for part in (_condition(edge), _NOUNS[edge.kind]) if part)


def _condition(edge: Edge) -> str:
    """A whole wall needs no more words, and an entrance is always open."""
    if edge.destroyed:
        return "destroyed"
    words = []
    if edge.kind in ("door", "window"):
        words.append("open" if edge.open else "closed")
    if edge.damaged:
        words.append("damaged")
    return listed(words)


def _way(square: Plain, other: Plain) -> str:
    if square["row"] == other["row"]:
        return "east" if other["col"] > square["col"] else "west"
    return "south" if other["row"] > square["row"] else "north"
