"""Which rule sets a section, a line or a column of one belongs to.

A line that not every rule set has ends with `<!-- only NAME -->`, and a section with such a limit
says so in its head, as `rules: NAME`. Several names are parted by semicolons; what they stand for
is the game's to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from firehouse.core.catalogue import rulesets

MARK: Final = re.compile(r" *<!-- only (.+?) -->$")
BLANKS: Final = re.compile(r"\n{3,}")
NOWHERE: Final = "none"
"""Marks what compares the rule sets and so belongs to none of them."""


def _no_groups() -> Mapping[str, frozenset[str]]:
    return {}


@dataclass(frozen=True)
class Marks:
    """The names that one game's marks use."""

    game: str
    groups: Callable[[], Mapping[str, frozenset[str]]] = _no_groups
    """Rule sets that share a trait, by the name of the trait."""
    columns: Mapping[str, str] | None = None
    """Columns that not every rule set has: how their heads begin, and the name of the group."""
    sources: Mapping[str, str] | None = None
    """Books that not every rule set is from, and the name of the group."""

    @cached_property
    def _known(self) -> dict[str, frozenset[str]]:
        ways = {found.partition("/")[2]: frozenset((found,)) for found in self._every}
        return {NOWHERE: frozenset(), **ways, **self.groups()}

    @cached_property
    def _every(self) -> frozenset[str]:
        return frozenset(found.id for found in rulesets() if found.game == self.game)

    def belonging(self, names: str) -> frozenset[str]:
        """The rule sets that these names stand for; a KeyError for a name nobody knows."""
        if not names:
            return self._every
        return frozenset().union(*(self._known[name.strip()] for name in names.split(";")))

    def fitting(self, text: str, ruleset: str) -> str:
        """The text with the lines for players of one rule set."""
        kept = "\n".join(line for line in text.splitlines() if self._has(line, ruleset))
        return BLANKS.sub("\n\n", unmarked(kept))

    def _has(self, line: str, ruleset: str) -> bool:
        mark = MARK.search(line)
        return mark is None or ruleset in self.belonging(mark[1])

    def narrowed(self, text: str, ruleset: str) -> str:
        """The text without the columns of tables that tell of other rule sets."""
        return "\n".join(self._narrowed(text.splitlines(), ruleset))

    def _narrowed(self, lines: Iterable[str], ruleset: str) -> Iterator[str]:
        dropped: list[int] = []
        in_table = False
        for line in lines:
            cells = line.strip("|").split("|") if line.startswith("|") else []
            if cells and not in_table:
                dropped = [
                    at
                    for at, cell in enumerate(cells)
                    for words, name in (self.columns or {}).items()
                    if cell.strip().startswith(words) and ruleset not in self.belonging(name)
                ]
            in_table = bool(cells)
            kept = [cell for at, cell in enumerate(cells) if at not in dropped]
            yield f"|{'|'.join(kept)}|" if cells and dropped else line

    def sources_of(self, sources: tuple[str, ...], ruleset: str) -> tuple[str, ...]:
        """The sources without those of other editions."""
        return tuple(
            source
            for source in sources
            if all(
                not source.startswith(book) or ruleset in self.belonging(edition)
                for book, edition in (self.sources or {}).items()
            )
        )


def unmarked(text: str) -> str:
    """The text for readers of all rule sets."""
    return "\n".join(MARK.sub("", line) for line in text.splitlines())
