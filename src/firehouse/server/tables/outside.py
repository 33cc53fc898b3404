"""What comes from outside: set-ups no longer than what they can mean, records that replay."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from firehouse.core.canonical_setup import tidy
from firehouse.core.phrase import phrase
from firehouse.core.record import Record, replay
from firehouse.core.setup import Setup
from firehouse.words.language import say

LONGEST_FILE: Final = 20_000
"""Characters of a plan or deck that somebody sends; those in the box have a quarter of it."""
LONGEST_LINE: Final = 500
"""Characters in one line of it; the names in it are shown again and again."""
LONGEST_OPTION: Final = 1_000
"""Characters of an option; the longest list of words that means anything has a quarter of it."""
LONGEST_GAME: Final = 5_000
"""Steps of a record that is taken; real games have a tenth of it."""
MOST_ROLES: Final = 12
MOST_OPTIONS: Final = 100


def accepted(setup: Setup) -> Setup:
    """The set-up, tidy; a ValueError says what is too long or unknown."""
    if isinstance(setup.crew, tuple) and len(setup.crew) > MOST_ROLES:
        raise ValueError(say(phrase("denied.most-roles", most=MOST_ROLES)))
    if len(setup.options) > MOST_OPTIONS:
        raise ValueError(say(phrase("denied.most-options", most=MOST_OPTIONS)))
    for name, value in setup.options.items():
        if isinstance(value, str) and len(value) > LONGEST_OPTION:
            raise ValueError(
                say(phrase("denied.long-option", name=name, most=f"{LONGEST_OPTION:,}"))
            )
    for name, text in setup.files.items():
        _need_short(name, text)
    return tidy(setup)


def _need_short(name: str, text: str) -> None:
    if len(text) > LONGEST_FILE:
        raise ValueError(say(phrase("denied.long-file", name=name, most=f"{LONGEST_FILE:,}")))
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise ValueError(say(phrase("denied.long-line", name=name, most=LONGEST_LINE)))


@dataclass(frozen=True)
class Replayed:
    """A record that was played again: what a table needs to follow it."""

    setup: dict[str, Any]
    seed: int | None
    rules_version: str
    actions: list[int]


def replayed(data: dict[str, Any]) -> Replayed | str:
    """An untrusted record, or what is wrong with it; for a process beside the service."""
    try:
        record = Record.from_json(data)
        if len(record.checks) > LONGEST_GAME:
            return say(phrase("denied.long-game", most=f"{LONGEST_GAME:,}"))
        record = replace(record, setup=accepted(record.setup))
        table = replay(record)
    except ValueError as error:
        return str(error)
    actions = [step.action for step in table.steps]
    return Replayed(table.setup.to_json(), table.seed, record.rules_version, actions)
