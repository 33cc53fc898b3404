"""One form for every spelling of a set-up, so that games that are the same have the same seed."""

from __future__ import annotations

from dataclasses import replace

from firehouse.core.catalogue import row_of, ruleset, up_to_date
from firehouse.core.options import tidied
from firehouse.core.setup import Setup


def tidy(setup: Setup) -> Setup:
    """The set-up as it was chosen, with the words of its options once each and in order."""
    setup = up_to_date(setup)
    return replace(setup, options=tidied(ruleset(setup.ruleset).options, setup.options))


def one_form(setup: Setup) -> Setup:
    """The set-up without what it would have anyway; a ValueError if there is no such rule set."""
    found = ruleset(setup.ruleset)
    setup = tidy(setup)
    rules = row_of(setup.ruleset).load("rulesets")
    bare = replace(
        setup,
        board=_unless(setup.board, found.boards[:1]),
        difficulty=_unless(setup.difficulty, found.difficulties[:1]),
        crew=None if setup.crew == rules.DEFAULT_CREW else setup.crew,
    )
    values = rules.usual_options(bare)
    options = {name: value for name, value in setup.options.items() if values.get(name) != value}
    return replace(bare, options=options)


def _unless(chosen: str | None, first: tuple[str, ...]) -> str | None:
    return None if chosen in first else chosen
