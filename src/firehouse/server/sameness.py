"""One form for every spelling of a set-up, so that games that are the same have the same seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from firehouse.core.catalogue import up_to_date
from firehouse.core.setup import Setup
from firehouse.flashpoint import rulesets as flashpoint
from firehouse.flashpoint.decks_file import LEVELS
from firehouse.flashpoint.options import DEFAULTS as FLASHPOINT
from firehouse.hotshots import rulesets as hotshots
from firehouse.hotshots.options import DEFAULTS as HOTSHOTS
from firehouse.server.games import ruleset_of

Values = Mapping[str, int | bool | str]


def one_form(setup: Setup) -> Setup:
    """The set-up without what it would have anyway; a ValueError if there is no such rule set."""
    found = ruleset_of(setup.ruleset)
    setup = up_to_date(setup)
    difficulty = _unless(setup.difficulty, found.difficulties[:1])
    board = _unless(setup.board, found.boards[:1])
    usual, crew = _USUAL[found.game]
    size = None if setup.crew == crew else setup.crew
    bare = replace(setup, board=board, difficulty=difficulty, crew=size)
    values = usual(bare)
    options = {name: value for name, value in setup.options.items() if values.get(name) != value}
    return replace(bare, options=options)


def _unless(chosen: str | None, first: tuple[str, ...]) -> str | None:
    return None if chosen in first else chosen


def _flashpoint(setup: Setup) -> Values:
    """What every option is if it is left out; some depend on the difficulty, one on the crew."""
    way = next(way for way in flashpoint.WAYS if way.id == setup.ruleset)
    first = next(iter(way.difficulties.values()), {})
    chosen = way.difficulties.get(setup.difficulty or "", first)
    values = {**FLASHPOINT, **way.options, **chosen}
    if setup.difficulty in LEVELS:
        values["deck_level"] = setup.difficulty
    in_effect = {**values, **setup.options}
    if in_effect["hot_spots"] and not in_effect["decks"]:
        more = flashpoint.BY_CREW[_size(setup, flashpoint.DEFAULT_CREW)]
        values["extra_hot_spots"] = int(values["extra_hot_spots"]) + more
    return values


def _hotshots(setup: Setup) -> Values:
    return {**HOTSHOTS, **hotshots.DIFFICULTIES.get(setup.difficulty or "", {})}


def _size(setup: Setup, usual: int) -> int:
    """How many play, within what the tables of the rules know."""
    crew = usual if setup.crew is None else setup.crew
    size = crew if isinstance(crew, int) else len(crew)
    return max(0, min(size, len(flashpoint.BY_CREW) - 1))


_USUAL: Final[Mapping[str, tuple[Callable[[Setup], Values], int]]] = {
    "flashpoint": (_flashpoint, flashpoint.DEFAULT_CREW),
    "hotshots": (_hotshots, hotshots.DEFAULT_CREW),
}
"""For each game the options that are left out, and the size of a crew that is."""
