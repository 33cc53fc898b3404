"""People at a table choose their cards and who begins, unless they say otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from firehouse.core.setup import Setup
from firehouse.stage.choices import choices_of

OPTION: Final = "choosing"
CHOSEN: Final = "chosen"
DEALT: Final = "dealt"


def has_cards(ruleset: str, difficulty: str | None) -> bool:
    """Is everybody a specialist or a character in this way to play?"""
    return bool(choices_of(ruleset).has_cards(ruleset, difficulty))


def at_a_table(setup: Setup) -> Setup:
    """The set-up as people play it: they choose, where it names neither their cards nor a way."""
    usual = has_cards(setup.ruleset, setup.difficulty)
    if OPTION in setup.options or not setup.options.get("specialists", usual):
        return setup
    if not (setup.crew is None or isinstance(setup.crew, int)):
        return setup
    return replace(setup, options={**setup.options, OPTION: CHOSEN})
