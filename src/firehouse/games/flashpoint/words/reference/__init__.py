"""The rules in our words: the order of the sections, and what fills their blanks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.games.flashpoint.data.options import DEFAULTS
from firehouse.games.flashpoint.rulesets import WAYS
from firehouse.games.flashpoint.words.reference.groups import MARKS
from firehouse.games.flashpoint.words.tables import TABLES
from firehouse.reference.book import Book

CONTENTS: Final = (
    "overview",
    "board",
    "turn",
    "action-points",
    "choosing",
    "starting-squares",
    "move",
    "doors",
    "extinguish",
    "chop",
    "search",
    "rescue",
    "advance-fire",
    "explosions",
    "flashover",
    "knocked-down",
    "new-points",
    "discs",
    "end",
    "vehicles",
    "deck-gun",
    "hazmats",
    "hot-spots",
    "specialists",
    "paramedic",
    "fire-captain",
    "rescue-specialist",
    "driver-operator",
    "technicians",
    "veteran",
    "rescue-dog",
    "structural-engineer",
    "fire-prevention",
    "crew-change",
    "set-up-basic",
    "set-up-advanced",
    "set-up-family",
    "set-up-experienced",
    "brownstone",
    "second-story",
    "staircase",
    "windows",
    "ladders",
    "tragic-events",
    "fire-cards",
    "event-cards",
    "tweaks",
    "editions",
)


def values(name: str) -> Mapping[str, int | bool | str]:
    """The options of a way to play, such as "family" or "experienced/heroic"."""
    short, _, level = name.partition("/")
    way = next(way for way in WAYS if way.id == f"flashpoint/{short}")
    difficulty = way.difficulties[level] if level else {}
    return {**DEFAULTS, **way.options, **difficulty}


MIXING: Final = frozenset(
    {
        *("vehicles", "specialists", "promos", "crew_change", "hazmats", "hazmat_markers"),
        *("hot_spots", "decks", "points_last", "knock_down", "fire_outside", "chop_doors"),
    }
)

BOOK: Final = Book(__package__, CONTENTS, TABLES, values, MARKS, MIXING)
