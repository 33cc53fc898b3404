"""What a view of Hotshots holds; the page's types are made from it."""

from __future__ import annotations

from typing import TypedDict


class Tile(TypedDict):
    """A tile; without a cell before it is laid."""

    cell: str | None
    flames: int
    scorched: bool


class Pawn(TypedDict):
    """A member of the crew; without a role and a tile before they are dealt."""

    role: str | None
    able: bool
    tile: str | None
    tokens: list[str]


class Decision(TypedDict):
    """What the game waits for, and which pawn; -1 at chance."""

    what: str
    who: int


class HotshotsView(TypedDict):
    """Everything on the table; tiles, tokens and cards by name, faces of dice by letter."""

    tiles: dict[str, Tile]
    gap: str | None
    """The cell without a tile."""
    firebreaks: list[str]
    """Sides as "lake/barn"."""
    wind: str
    vehicles: list[str]
    """Those that wait at the air base."""
    pawns: list[Pawn]
    turn: int
    """The pawn whose turn it is."""
    moves: int
    through_fire: bool
    no_card: bool
    one_more_turn: bool
    succeeded_on: list[str]
    bag: list[str]
    fresh: list[str]
    choice: list[str]
    """Tokens to choose from."""
    dice: int
    rolled: str | None
    locked: str
    extra: str
    """Faces that tokens bring."""
    support: int
    deck: int
    top: str | None
    """The card on top of the deck, where it is known."""
    drawn: list[str]
    card: str | None
    discarded: int
    shuffles: int
    awaits: Decision
    ending: str | None
