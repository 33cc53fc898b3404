"""A section: a short file of Markdown that begins with its title, sources and headings."""

from __future__ import annotations

from dataclasses import dataclass


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


def read_section(id: str, text: str) -> Section:
    """The section of a file: lines "title:", "sources:" and "headings:", a blank line, the body."""
    head, _, body = text.partition("\n\n")
    fields = dict(line.split(":", 1) for line in head.splitlines())
    return Section(
        id=id,
        game=id.partition("/")[0],
        title=fields["title"].strip(),
        body=body.strip(),
        sources=_listed(fields["sources"]),
        headings=_listed(fields["headings"]),
    )


def _listed(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(";") if word.strip())
