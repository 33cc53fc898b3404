"""The shelf that the sections stand on: all of them, one by its id, the one behind a heading."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files

from firehouse.core.setup import Setup
from firehouse.reference.contents import CONTENTS
from firehouse.reference.filling import filled
from firehouse.reference.marks import fitting, narrowed, sources_of, unmarked
from firehouse.reference.section import Section, read_section


@cache
def sections(ruleset: str | None = None) -> tuple[Section, ...]:
    """Every section, in the order in which they are read; for a rule set only what it has."""
    if ruleset is None:
        return tuple(_read(game, name) for game, names in CONTENTS.items() for name in names)
    return tuple(_told(found, ruleset) for found in sections() if ruleset in found.rulesets)


def sections_for(setup: Setup) -> tuple[Section, ...]:
    """What to read at a table; options mix the boxes, so with some the whole game is there."""
    if not setup.options:
        return sections(setup.ruleset)
    game = setup.ruleset.partition("/")[0]
    return tuple(found for found in sections() if found.game == game)


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


def _read(game: str, name: str) -> Section:
    return read_section(f"{game}/{name}", filled(game, unmarked(_text(game, name))))


def _told(found: Section, ruleset: str) -> Section:
    """A section as it is for one rule set."""
    game, name = found.id.split("/")
    text = narrowed(game, filled(game, fitting(game, _text(game, name), ruleset)), ruleset)
    sources = sources_of(game, found.sources, ruleset)
    return replace(read_section(found.id, text), sources=sources or found.sources)


def _text(game: str, name: str) -> str:
    return (files(__package__) / game / f"{name}.md").read_text(encoding="utf-8")


@cache
def _by_id() -> dict[str, Section]:
    return {found.id: found for found in sections()}


@cache
def _by_heading() -> dict[str, str]:
    return {heading: found.id for found in sections() for heading in found.headings}
