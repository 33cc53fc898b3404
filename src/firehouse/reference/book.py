"""The book of a game: its sections in order, with blanks that the engine fills.

`{{family.damage_limit}}` is an option of a way to play, `{{experienced/heroic.explosions}}` of a
difficulty, and `{{events}}` is a whole table: so no number is written down twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Final

from firehouse.core.language import prose
from firehouse.reference.marks import Marks, unmarked
from firehouse.reference.section import Section, read_section

BLANK: Final = re.compile(r"\{\{(.+?)\}\}")


@dataclass(frozen=True)
class Book:
    """Where a game's sections lie, in which order they are read, and what fills their blanks."""

    package: str
    contents: tuple[str, ...]
    tables: Mapping[str, Callable[[], str]]
    values: Callable[[str], Mapping[str, int | bool | str]]
    """The options of a way to play."""
    marks: Marks
    mixing: frozenset[str] = frozenset()
    """Options that bring rules of other rule sets along."""

    def sections(self) -> Iterator[Section]:
        """Every section, filled, for readers of all rule sets."""
        for name in self.contents:
            yield self._section(name, self.filled(unmarked(self._text(name))))

    def sections_of(self, ruleset: str) -> Iterator[Section]:
        """The sections of a rule set, with what applies to it."""
        for whole in self.sections():
            if ruleset in whole.rulesets:
                yield self._told(whole, ruleset)

    def _told(self, whole: Section, ruleset: str) -> Section:
        name = whole.id.partition("/")[2]
        fitting = self.filled(self.marks.fitting(self._text(name), ruleset))
        sources = self.marks.sources_of(whole.sources, ruleset)
        found = self._section(name, self.marks.narrowed(fitting, ruleset))
        return replace(found, sources=sources or whole.sources)

    def _section(self, name: str, text: str) -> Section:
        return read_section(f"{self.marks.game}/{name}", text, self.marks)

    def _text(self, name: str) -> str:
        return prose(files(self.package), f"{name}.md")

    def filled(self, text: str) -> str:
        """The text with every blank filled; a KeyError or StopIteration for an unknown one."""

        def fill(blank: re.Match[str]) -> str:
            name = blank[1]
            if name in self.tables:
                return self.tables[name]()
            way, _, option = name.partition(".")
            return str(self.values(way)[option])

        return BLANK.sub(fill, text)
