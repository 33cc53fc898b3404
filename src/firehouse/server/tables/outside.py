"""What comes from outside: set-ups no longer than what they can mean, records that replay.

Records of games that were begun before names were bounded are taken with shorter names.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from firehouse.core.canonical_setup import tidy
from firehouse.core.fault import fault
from firehouse.core.record import Record, replay
from firehouse.core.setup import Setup
from firehouse.server.tables.long_names import shortened, too_long

LONGEST_FILE: Final = 20_000
"""Characters of a plan or deck that somebody sends; those in the box have a quarter of it."""
LONGEST_LINE: Final = 500
"""Characters in one line of it."""
DEEPEST: Final = 50
"""Brackets of it that may be open at once; those in the box have four."""
BRACKETS: Final = re.compile(r"[][{}]")
LONGEST_OPTION: Final = 1_000
"""Characters of an option; the longest list of words that means anything has a quarter of it."""
LONGEST_GAME: Final = 5_000
"""Steps of a record that is taken; real games have a tenth of it."""
MOST_ROLES: Final = 12
MOST_OPTIONS: Final = 100


def accepted(setup: Setup) -> Setup:
    """A new set-up, tidy; a ValueError says what is too long or unknown."""
    setup = _bounded(setup)
    for name, text in setup.files.items():
        found = too_long(text)
        if found is not None:
            key, most = found
            raise fault("denied.long-name", name=name, key=key[:40], most=most)
    return setup


def _bounded(setup: Setup) -> Setup:
    """The set-up, tidy, with names of any length in its files."""
    if isinstance(setup.crew, tuple) and len(setup.crew) > MOST_ROLES:
        raise fault("denied.most-roles", most=MOST_ROLES)
    if len(setup.options) > MOST_OPTIONS:
        raise fault("denied.most-options", most=MOST_OPTIONS)
    for name, value in setup.options.items():
        if isinstance(value, str) and len(value) > LONGEST_OPTION:
            raise fault("denied.long-option", name=name, most=f"{LONGEST_OPTION:,}")
    for name, text in setup.files.items():
        _need_short(name, text)
        _need_flat(name, text)
    return tidy(setup)


def _need_short(name: str, text: str) -> None:
    if len(text) > LONGEST_FILE:
        raise fault("denied.long-file", name=name, most=f"{LONGEST_FILE:,}")
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise fault("denied.long-line", name=name, most=LONGEST_LINE)


def _need_flat(name: str, text: str) -> None:
    """No reader is made for lists in lists in lists, and some would fall over them."""
    depth = 0
    for sign in BRACKETS.findall(text):
        depth = depth + 1 if sign in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise fault("denied.deep-file", name=name, most=DEEPEST)


@dataclass(frozen=True)
class Replayed:
    """A record that was played again: what a table needs to follow it."""

    setup: dict[str, Any]
    seed: int | None
    rules_version: str
    actions: list[int]


def replayed(data: dict[str, Any]) -> Replayed | ValueError:
    """An untrusted record, or what is wrong with it; for a process beside the service."""
    try:
        record = Record.from_json(data)
        if len(record.checks) > LONGEST_GAME:
            return fault("denied.long-game", most=f"{LONGEST_GAME:,}")
        files = {name: shortened(text) for name, text in record.setup.files.items()}
        record = replace(record, setup=_bounded(replace(record.setup, files=files)))
        table = replay(record)
    except ValueError as error:
        return error
    actions = [step.action for step in table.steps]
    return Replayed(table.setup.to_json(), table.seed, record.rules_version, actions)
