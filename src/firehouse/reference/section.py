"""A section: a short file of Markdown that begins with its title, sources and headings."""

from __future__ import annotations

from dataclasses import dataclass

from firehouse.core.catalogue import rulesets
from firehouse.reference.marks import Marks


@dataclass(frozen=True)
class Section:
    """One page of the reference, such as "game/move"."""

    id: str
    game: str
    title: str
    body: str
    sources: tuple[str, ...]
    headings: tuple[str, ...]
    """The rulebooks' headings that lead here."""
    rulesets: tuple[str, ...]
    """The rule sets that it belongs to; none for one that compares them."""

    @property
    def only_in(self) -> tuple[str, ...]:
        """The titles of its rule sets, where it does not belong to all of its game."""
        of_game = [found for found in rulesets() if found.game == self.game]
        titles = tuple(found.title for found in of_game if found.id in self.rulesets)
        return titles if len(titles) < len(of_game) else ()


def read_section(id: str, text: str, marks: Marks) -> Section:
    """The section of a file: lines "title:", "sources:", "headings:" and perhaps "rules:", a blank
    line, the body."""
    head, _, body = text.partition("\n\n")
    fields = dict(line.split(":", 1) for line in head.splitlines())
    return Section(
        id=id,
        game=marks.game,
        title=fields["title"].strip(),
        body=body.strip(),
        sources=_listed(fields["sources"]),
        headings=_listed(fields["headings"]),
        rulesets=tuple(sorted(marks.belonging(fields.get("rules", "").strip()))),
    )


def _listed(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(";") if word.strip())
