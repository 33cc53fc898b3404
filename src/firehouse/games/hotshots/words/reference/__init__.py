"""The rules in our words: the order of the sections, and what fills their blanks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.games.hotshots.data.options import DEFAULTS
from firehouse.games.hotshots.rulesets import DIFFICULTIES
from firehouse.games.hotshots.words.tables import TABLES
from firehouse.reference.book import Book
from firehouse.reference.marks import Marks

CONTENTS: Final = (
    "overview",
    "set-up",
    "tiles",
    "turn",
    "moving",
    "fighting",
    "rewards",
    "firebreaks",
    "failure",
    "support",
    "tokens",
    "token-list",
    "exchanging",
    "sharing",
    "vehicles",
    "fire-cards",
    "wind",
    "scorching",
    "lost-dice",
    "characters",
    "solo",
    "layouts",
    "difficulty",
    "end",
)


def values(name: str) -> Mapping[str, int | bool | str]:
    """The options of a difficulty."""
    return {**DEFAULTS, **DIFFICULTIES[name]}


BOOK: Final = Book(__package__, CONTENTS, TABLES, values, Marks("hotshots"))
