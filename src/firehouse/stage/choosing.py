"""People at a table choose their cards and who begins, unless they say otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from firehouse.core.catalogue import row_of
from firehouse.core.setup import Setup

OPTION: Final = "choosing"
CHOSEN: Final = "chosen"
DEALT: Final = "dealt"


def has_cards(ruleset: str, difficulty: str | None) -> bool:
    """Is everybody a specialist or a character in this way to play?"""
    choices = row_of(ruleset).load("choices")
    return choices is not None and bool(choices.has_cards(ruleset, difficulty))


def at_a_table(setup: Setup) -> Setup:
    """The set-up as people play it: they choose, where it names neither their cards nor a way."""
    usual = has_cards(setup.ruleset, setup.difficulty)
    if OPTION in setup.options or not setup.options.get("specialists", usual):
        return setup
    if not (setup.crew is None or isinstance(setup.crew, int)):
        return setup
    return replace(setup, options={**setup.options, OPTION: CHOSEN})
