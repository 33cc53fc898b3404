"""Advice and reviews as clients get them; the page's types are made from it."""

from __future__ import annotations

from typing import TypedDict

from firehouse.stage.shapes import Spot


class Chance(TypedDict):
    """A chance to win, and how sure it is."""

    value: float
    low: float
    high: float
    playouts: int
    certain: bool


class PlanStep(TypedDict):
    """One action of a plan, with its reason."""

    action: str
    label: str
    price: int
    why: str
    spots: list[Spot]


class Plan(TypedDict):
    """What to do in the rest of a turn."""

    pawn: int
    steps: list[PlanStep]
    chance: Chance
    facts: list[str]


class ThreatMap(TypedDict):
    """What may happen before a pawn's next turn."""

    turns: int
    exact: bool
    chances: dict[str, dict[Spot, float]]
    """By what may happen ("burns", "explodes", "falls" …), then by place."""


class ReviewPawn(TypedDict):
    """What a pawn's decisions have changed."""

    name: str
    decisions: float


class Moment(TypedDict):
    """A step that changed the chance to win."""

    step: int
    text: str
    story: str
    pawn: int | None
    """Who decided; nobody if it was luck."""
    luck: str | None
    """Which kind of luck it was; nothing if somebody decided."""
    chance: Chance
    change: float
    sure: bool
    """Is the change beyond what the luck of the playouts makes?"""


class Cost(TypedDict):
    """A decision that another one would have bettered."""

    step: int
    pawn: int
    played: str
    better: str
    cost: float
    text: str
    puzzle: bool
    """Can it be tried again as a puzzle?"""


class Review(TypedDict):
    """A whole game looked back on."""

    result: str | None
    ending: str | None
    headline: str
    first: Chance
    last: Chance
    luck: float
    decisions: float
    doubt: float
    pawns: list[ReviewPawn]
    moments: list[Moment]
    costs: list[Cost]
