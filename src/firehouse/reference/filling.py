"""Fills the blanks of a section from the engine, so that no number is written down twice.

`{{family.damage_limit}}` is an option of a way to play, `{{experienced/heroic.explosions}}` of a
difficulty, and `{{events}}` is a whole table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from firehouse.flashpoint import options as flashpoint_options
from firehouse.flashpoint.rulesets import WAYS
from firehouse.hotshots import options as hotshots_options
from firehouse.hotshots.rulesets import DIFFICULTIES
from firehouse.reference import flashpoint_tables, hotshots_tables

BLANK: Final = re.compile(r"\{\{(.+?)\}\}")

Values = Mapping[str, int | bool | str]


def _flashpoint_values(name: str) -> Values:
    """The options of a way to play, such as "family" or "experienced/heroic"."""
    short, _, level = name.partition("/")
    way = next(way for way in WAYS if way.id == f"flashpoint/{short}")
    difficulty = way.difficulties[level] if level else {}
    return {**flashpoint_options.DEFAULTS, **way.options, **difficulty}


def _hotshots_values(name: str) -> Values:
    return {**hotshots_options.DEFAULTS, **DIFFICULTIES[name]}


_VALUES: Final[Mapping[str, Callable[[str], Values]]] = {
    "flashpoint": _flashpoint_values,
    "hotshots": _hotshots_values,
}
_TABLES: Final = {
    "flashpoint": flashpoint_tables.TABLES,
    "hotshots": hotshots_tables.TABLES,
}


def filled(game: str, text: str) -> str:
    """The text with every blank filled; a KeyError or StopIteration for one that nobody knows."""

    def fill(blank: re.Match[str]) -> str:
        name = blank[1]
        if name in _TABLES[game]:
            return _TABLES[game][name]()
        way, _, option = name.partition(".")
        return str(_VALUES[game](way)[option])

    return BLANK.sub(fill, text)
