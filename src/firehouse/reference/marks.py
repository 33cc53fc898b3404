"""Which rule sets a section, a line or a column of one belongs to.

A line that not every rule set has ends with `<!-- only 2010 -->`, and a section with such a limit
says so in its head, as `rules: vehicles`. Several names are parted by semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from firehouse.core.catalogue import rulesets
from firehouse.flashpoint.options import Options
from firehouse.flashpoint.rulesets import WAYS, Way

MARK: Final = re.compile(r" *<!-- only (.+?) -->$")
BLANKS: Final = re.compile(r"\n{3,}")
FIRST: Final = "2010"
SECOND: Final = "2011"
NOWHERE: Final = "none"
"""Marks what compares the rule sets and so belongs to none of them."""

_GROUPS: Final[Mapping[str, Callable[[Options], bool]]] = {
    FIRST: lambda options: not options.points_last,
    SECOND: lambda options: options.points_last,
    "vehicles": lambda options: options.vehicles,
    "specialists": lambda options: options.specialists,
    "crew change": lambda options: options.crew_change,
    "hazmats": lambda options: bool(options.hazmats or options.hazmat_markers),
    "hot spots": lambda options: options.hot_spots,
}
"""Rule sets that share a trait, at one of their difficulties at least."""
_COLUMNS: Final = {"first edition": FIRST, "second edition": SECOND, "hot spots": "hot spots"}
"""Columns that not every rule set has, by how their heads begin."""
_SOURCES: Final = {"Flash Point 2010": FIRST, "Flash Point 2011": SECOND}


@cache
def belonging(game: str, names: str) -> frozenset[str]:
    """The rule sets of a game that these names stand for; a KeyError for a name nobody knows."""
    every = frozenset(found.id for found in rulesets() if found.game == game)
    if not names:
        return every
    known = {NOWHERE: frozenset[str](), **({} if game != "flashpoint" else _flashpoint())}
    return frozenset().union(*(known[name.strip()] for name in names.split(";")))


@cache
def _flashpoint() -> dict[str, frozenset[str]]:
    ways = {way.id.partition("/")[2]: frozenset((way.id,)) for way in WAYS}
    groups = {
        name: frozenset(way.id for way in WAYS if any(map(has, _levels(way))))
        for name, has in _GROUPS.items()
    }
    return {**ways, **groups}


def _levels(way: Way) -> list[Options]:
    return [Options({**way.options, **level}) for level in way.difficulties.values() or ({},)]


def unmarked(text: str) -> str:
    """The text for who reads about every rule set."""
    return "\n".join(MARK.sub("", line) for line in text.splitlines())


def fitting(game: str, text: str, ruleset: str) -> str:
    """The text with the lines for who plays one rule set."""
    kept = "\n".join(line for line in text.splitlines() if _has(game, line, ruleset))
    return BLANKS.sub("\n\n", unmarked(kept))


def _has(game: str, line: str, ruleset: str) -> bool:
    mark = MARK.search(line)
    return mark is None or ruleset in belonging(game, mark[1])


def narrowed(game: str, text: str, ruleset: str) -> str:
    """The text without the columns of tables that tell of other rule sets."""
    return "\n".join(_columns(text.splitlines(), game, ruleset))


def _columns(lines: Iterable[str], game: str, ruleset: str) -> Iterator[str]:
    dropped: list[int] = []
    in_table = False
    for line in lines:
        cells = line.strip("|").split("|") if line.startswith("|") else []
        if cells and not in_table:
            dropped = [
                at
                for at, cell in enumerate(cells)
                for words, name in _COLUMNS.items()
                if cell.strip().startswith(words) and ruleset not in belonging(game, name)
            ]
        in_table = bool(cells)
        kept = [cell for at, cell in enumerate(cells) if at not in dropped]
        yield f"|{'|'.join(kept)}|" if cells and dropped else line


def sources_of(game: str, sources: tuple[str, ...], ruleset: str) -> tuple[str, ...]:
    """The sources without those of the other edition."""
    return tuple(
        source
        for source in sources
        if all(
            not source.startswith(book) or ruleset in belonging(game, edition)
            for book, edition in _SOURCES.items()
        )
    )
