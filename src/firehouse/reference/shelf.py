"""The shelf that the sections stand on: all of them, one by its id, the one behind a heading."""

from __future__ import annotations

from functools import cache

from firehouse.core.catalogue import games
from firehouse.reference.section import Section


@cache
def sections() -> tuple[Section, ...]:
    """Every section, in the order in which they are read."""
    books = ((row.id, row.load("book")) for row in games())
    return tuple(found for game, book in books if book for found in book.sections(game))


def section(id: str) -> Section | None:
    """The section of this id; None if there is none."""
    return _by_id().get(id)


def section_of(heading: str) -> str | None:
    """The id of the section that tells the rule under a rulebook's heading.

    A heading that is not listed belongs to the one it is a part of, as "Advance Fire: Smoke" does
    to "Advance Fire".
    """
    known = _by_heading()
    while heading not in known:
        heading, colon, _ = heading.rpartition(": ")
        if not colon:
            return None
    return known[heading]


@cache
def _by_id() -> dict[str, Section]:
    return {found.id: found for found in sections()}


@cache
def _by_heading() -> dict[str, str]:
    return {heading: found.id for found in sections() for heading in found.headings}
