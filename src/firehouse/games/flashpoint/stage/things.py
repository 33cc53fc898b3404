"""What lies on each square, read from the view, in words."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data.board import STAIRS, WAYS
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE, ENGINE
from firehouse.games.flashpoint.words.roles import specialist_title

Thing = tuple[Any, ...]
"""The name of a thing; of a resident also their name, of a firefighter also number, role and lying
on the ground."""

NAMES: Final = (
    *("fire", "smoke", "hot-spot", "point", "hazmat", "hazmat-lit"),
    *("victim", "treated", "trapped", "ladder", "ladder-lying"),
)
"""What a square can show beside firefighters and vehicles."""
PAWN: Final = "pawn"
_MARKERS: Final = (
    *(("fire", "fire"), ("fire_outside", "fire"), ("smoke", "smoke")),
    *(("hot_spots", "hot-spot"), ("points", "point")),
)
_PLAIN: Final = 0
"""The role of those who have no ability."""


def things_on(g: House, view: dict[str, Any]) -> dict[str, tuple[Thing, ...]]:
    """The things on every square that has any: clouds first, then the crew and what they save."""
    found: dict[str, tuple[Thing, ...]] = {}

    def put(square: str, *thing: Any) -> None:
        found[square] = (*found.get(square, ()), thing)

    for key, name in _MARKERS:
        for square in view[key]:
            put(square, name)
    for who, row in enumerate(view["pawns"]):
        if row["square"]:
            put(row["square"], PAWN, who, role_title(g, row), row["down"])
    names = _names(view)
    for row in view["victims"]:
        put(row["square"], _sort(row), *names.get((row["square"], _sort(row)), [()]).pop())
    for row in view["hazmats"]:
        put(row["square"], "hazmat-lit" if row["lit"] else "hazmat")
    for row in view["ladders"]:
        for square in _ladder(g, row):
            put(square, "ladder" if row["erected"] else "ladder-lying")
    for vehicle in (ENGINE, AMBULANCE):
        for square in view[vehicle] or ():
            put(square, vehicle)
    return found


def _sort(row: dict[str, Any]) -> str:
    """The state of somebody who was found."""
    return "treated" if row["treated"] else "trapped" if row.get("trapped") else "victim"


def _names(view: dict[str, Any]) -> dict[tuple[str, str], list[tuple[str, ...]]]:
    """The names of people who were found, by place and state."""
    found: dict[tuple[str, str], list[tuple[str, ...]]] = {}
    for one in view.get("residents", {}).get("found", ()):
        found.setdefault((one["square"], _sort(one)), []).append((one["name"],))
    return found


def _ladder(g: House, row: dict[str, Any]) -> list[str]:
    """A ladder that stands is seen on both floors."""
    top = g.next[g.board.named[row["square"]] * WAYS + STAIRS] if row["erected"] else -1
    return [row["square"], *([g.board.names[top]] if top >= 0 else [])]


def role_title(g: House, row: dict[str, Any]) -> str:
    """The title of a pawn's role; empty if it has no ability."""
    plain = g.roles[_PLAIN]
    return next(
        (specialist_title(r) for r in g.roles if r.id == row["role"] and r is not plain), ""
    )


def thing_phrase(thing: Thing) -> Phrase:
    """What people call a thing."""
    if thing[0] != PAWN:
        plain, name = phrase(f"thing.{thing[0]}"), thing[1:]
        return phrase("thing.resident", name=name[0], thing=plain) if name else plain
    _, who, role, down = thing
    if not role:
        return phrase("thing.pawn", number=who + 1, down=down)
    return phrase("thing.specialist", number=who + 1, role=role, down=down)
