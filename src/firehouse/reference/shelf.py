"""All sections of the reference: the list, one by its id, the one behind a heading."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from firehouse.core.catalogue import games, row_of
from firehouse.core.setup import Setup
from firehouse.reference.book import Book
from firehouse.reference.section import Section


@cache
def sections(ruleset: str | None = None) -> tuple[Section, ...]:
    """Every section, in the order in which they are read; for a rule set only what it has."""
    if ruleset is not None:
        book: Book | None = row_of(ruleset).load("book")
        return () if book is None else tuple(book.sections_of(ruleset))
    books = (row.load("book") for row in games())
    return tuple(found for book in books if book for found in book.sections())


def sections_for(setup: Setup) -> tuple[Section, ...]:
    """What to read at a table; some options mix the boxes: with them the whole game is there."""
    if not mixes(setup.ruleset, setup.options):
        return sections(setup.ruleset)
    game = setup.ruleset.partition("/")[0]
    return tuple(found for found in sections() if found.game == game)


def mixes(ruleset: str, options: Iterable[str]) -> bool:
    """Does one of these options bring rules of other rule sets along?"""
    book: Book | None = row_of(ruleset).load("book")
    return book is not None and not book.mixing.isdisjoint(options)


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
