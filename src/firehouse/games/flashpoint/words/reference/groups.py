"""Rule sets of Flash Point that share a trait, for the marks of the reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from firehouse.games.flashpoint.data.options import Options
from firehouse.games.flashpoint.rulesets import WAYS, Way
from firehouse.reference.marks import Marks

FIRST: Final = "2010"
SECOND: Final = "2011"

_TRAITS: Final[Mapping[str, Callable[[Options], bool]]] = {
    FIRST: lambda options: not options.points_last,
    SECOND: lambda options: options.points_last,
    "vehicles": lambda options: options.vehicles,
    "specialists": lambda options: options.specialists,
    "crew change": lambda options: options.crew_change,
    "hazmats": lambda options: bool(options.hazmats or options.hazmat_markers),
    "hot spots": lambda options: options.hot_spots,
}
"""What rule sets share, at one of their difficulties at least."""


def _groups() -> dict[str, frozenset[str]]:
    return {
        name: frozenset(way.id for way in WAYS if any(map(has, _levels(way))))
        for name, has in _TRAITS.items()
    }


def _levels(way: Way) -> list[Options]:
    return [Options({**way.options, **level}) for level in way.difficulties.values() or ({},)]


MARKS: Final = Marks(
    "flashpoint",
    _groups,
    columns={"first edition": FIRST, "second edition": SECOND, "hot spots": "hot spots"},
    sources={"Flash Point 2010": FIRST, "Flash Point 2011": SECOND},
)
