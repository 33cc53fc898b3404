"""What the scene of a Flash Point game holds; the page's types are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from firehouse.stage.shapes import Choice, Scene

SquareKind = Literal["room", "stairs", "outside", "air", "barred"]
EdgeKind = Literal["wall", "door", "exit", "window", "light"]


class Square(TypedDict):
    """A square of the plan."""

    name: str
    floor: int
    row: int
    col: int
    kind: SquareKind
    room: str | None
    """The letter of its room."""
    arrow: NotRequired[str]
    """Where a point of interest goes that cannot lie here, in rule sets with arrows."""


class Edge(TypedDict):
    """A wall or an opening, and the squares on its two sides."""

    name: str
    a: str
    b: str
    kind: EdgeKind


class ParkingSpot(TypedDict):
    """Where a vehicle can park."""

    vehicle: str
    squares: list[str]


class FlashPointScene(Scene):
    """The building before anything happens."""

    floors: int
    squares: list[Square]
    edges: list[Edge]
    rooms: dict[str, str]
    """What each letter is called."""
    parking: list[ParkingSpot]
    things: dict[str, str]
    """What people call all that lies on squares: fire, smoke, markers, ladders."""
    cards: dict[str, Choice]
    """Fire cards, Flare Ups and Events; empty without decks."""
