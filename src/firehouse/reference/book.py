"""The book of a game: its sections in order, with blanks that the engine fills.

`{{family.damage_limit}}` is an option of a way to play, `{{experienced/heroic.explosions}}` of a
difficulty, and `{{events}}` is a whole table: so no number is written down twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

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

    def sections(self, game: str) -> list[Section]:
        """Every section of the game, filled."""
        folder = files(self.package)
        texts = ((name, (folder / f"{name}.md").read_text("utf-8")) for name in self.contents)
        return [read_section(f"{game}/{name}", self.filled(text)) for name, text in texts]

    def filled(self, text: str) -> str:
        """The text with every blank filled; a KeyError or StopIteration for an unknown one."""

        def fill(blank: re.Match[str]) -> str:
            name = blank[1]
            if name in self.tables:
                return self.tables[name]()
            way, _, option = name.partition(".")
            return str(self.values(way)[option])

        return BLANK.sub(fill, text)
