"""What the scene of a Hotshots game holds; the page's types are made from it."""

from __future__ import annotations

from typing import TypedDict

from firehouse.stage.shapes import Choice, Scene


class Cell(TypedDict):
    """A place for a tile; two rows lie as far apart as a cell is high."""

    name: str
    col: int
    row: int


class TileInfo(Choice):
    """What a tile is, wherever it lies."""

    needs: str
    """The faces that fight fire here, as letters."""
    limit: int
    """Flames that it takes before it is scorched; 0: it never burns."""
    reconstructed: list[str]
    """What no source shows and is our proposal: "limit", "icons"."""


class CardInfo(Choice):
    """A Fire card, and what it does."""

    reconstructed: bool
    """Does no source show it, so that it is our proposal?"""


class Reward(TypedDict):
    """What a fight brings that is stopped with enough matches."""

    matches: int
    flames: int
    firebreaks: int
    tokens: int


class HotshotsScene(Scene):
    """The forest before anything happens."""

    cells: list[Cell]
    tiles: dict[str, TileInfo]
    tokens: dict[str, Choice]
    vehicles: dict[str, Choice]
    cards: dict[str, CardInfo]
    faces: dict[str, Choice]
    """By letter, as views and actions write them."""
    firebreaks: int
    """As many as the box holds."""
    rewards: list[Reward]
    """By matches; of those with the same number one is chosen."""
