"""What a view of Flash Point holds; the page's types are made from it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Victim(TypedDict):
    """A victim that has been found."""

    square: str
    treated: bool
    trapped: NotRequired[bool]
    """Left out of games without decks."""


class Resident(Victim):
    """Somebody who was found, by name; the square is where they are or were last."""

    id: int
    """The number in the order of finding."""
    face: str
    name: str


class Residents(TypedDict):
    """Who is in the house and found, who is safe, and who is lost."""

    found: list[Resident]
    safe: list[Resident]
    lost: list[Resident]


class Hazmat(TypedDict):
    """A hazmat that has been found."""

    square: str
    lit: bool


class Ladder(TypedDict):
    """A ladder that has left the engine."""

    square: str
    erected: bool


class Pawn(TypedDict):
    """A firefighter; without a square before the first turn."""

    role: str
    square: str | None
    saved: int
    down: bool


class FlareUps(TypedDict):
    """Flare Ups that can still join the Fire deck."""

    hidden: int
    returned: dict[str, int]


class Cards(TypedDict):
    """Every pile of cards by the cards' ids, and what Events have changed."""

    deck: dict[str, int]
    bottom: dict[str, int]
    discards: dict[str, int]
    at_work: list[str]
    supply: FlareUps
    removed: dict[str, int]
    events: list[str]
    events_drawn: list[str]
    events_held: list[str]
    this_turn: list[str]
    next_turn: list[str]
    radio_silence: int


class Decision(TypedDict):
    """What the game waits for, and which pawn; -1 at chance."""

    what: str
    who: int


class FlashPointView(TypedDict):
    """Everything on the table; squares and edges by name."""

    fire: list[str]
    smoke: list[str]
    points: list[str]
    hot_spots: list[str]
    hot_spot_reserve: int
    fire_outside: list[str]
    victims: list[Victim]
    hazmats: list[Hazmat]
    damaged: list[str]
    destroyed: list[str]
    open: list[str]
    pawns: list[Pawn]
    turn: int
    """The pawn whose turn it is."""
    ap: int
    free_ap: int
    """For special actions alone."""
    bonus: int
    """Lent by the Veteran."""
    bag: dict[str, int]
    """Markers that have not been turned over, by kind."""
    cards: Cards | None
    """Nothing without decks."""
    rescued: int
    lost: int
    damage: int
    engine: list[str] | None
    ambulance: list[str] | None
    """The squares of a vehicle; nothing before it is placed."""
    ladders: list[Ladder]
    ladders_on_engine: int
    awaits: Decision
    ending: str | None
    residents: NotRequired[Residents]
    """Left out where only the position is known, and not how it came to be."""
