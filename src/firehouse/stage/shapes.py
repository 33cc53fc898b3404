"""What a client is told, with the field names of the protocol."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final

Spots = tuple[str, ...]
"""Places as texts with a kind, such as "square:3,4"; the first is the best to click."""

NOWHERE: Final = frozenset(("die", "role"))
"""Kinds of what offers name but what lies at no place that could be clicked."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal action, or at a chance one outcome."""

    action: str
    label: str
    verb: str
    price: int
    spots: Spots
    asks: tuple[int, ...] = ()
    """The pawns of other players that must agree first."""
    spot: str = field(init=False)
    """The best place to click for it; empty if there is none."""

    def __post_init__(self) -> None:
        places = (spot for spot in self.spots if spot.partition(":")[0] not in NOWHERE)
        object.__setattr__(self, "spot", next(places, ""))


@dataclass(frozen=True, slots=True)
class Route:
    """A way of several actions, never through luck; `through` leaves out its start and end."""

    to: str
    label: str
    price: int
    actions: tuple[str, ...]
    through: Spots


@dataclass(frozen=True, slots=True)
class Cite:
    """The heading in the rulebook, and the section of our reference."""

    rule: str
    section: str | None


@dataclass(frozen=True, slots=True)
class Frame:
    """One thing that happened; `patch` holds the keys of the view that it changed, whole."""

    step: int
    kind: str
    text: str
    spots: Spots
    cite: Cite | None
    patch: dict[str, Any]
    fire: bool
    """Is it part of the fire's advance?"""
    dwell: int = 0
    """Milliseconds to look at it at the calm speed; 0 shows it together with the next."""


def choice(id: str, title: str, text: str) -> dict[str, Any]:
    """A thing with a line of text: a board, a role, a card."""
    return {"id": id, "title": title, "text": text}


def track(key: str, label: str, goal: int, tone: str, text: str) -> dict[str, Any]:
    """A count that fills towards an end; the key is a path into the view."""
    return {"key": key, "label": label, "goal": goal, "tone": tone, "text": text}


def plain(value: Any) -> Any:
    """Any of the above, or lists and dicts of them, as data for JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value
