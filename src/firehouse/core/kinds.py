"""One row for a kind of action; every layer reads it there.

A row stands beside the rule that it is of. Its name also names its phrases: `action.NAME` is what
a menu calls it, `doing.NAME` what it is that costs too much, `missing.FEATURE` why a game has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Feature:
    """Something that not every set-up of a game has."""

    name: str
    is_in: Callable[[Any], bool]
    """Does the house or forest of a set-up have it?"""


@dataclass(frozen=True)
class Kind:
    """A kind of action: its number, how it is typed, its rule, and what it needs."""

    number: int
    name: str
    form: str
    """How its argument is written, read and numbered: a name in the game's table of forms."""
    rule: str = ""
    """The rulebook's heading."""
    needs: tuple[Feature, ...] = ()
    typed: str = ""
    """The word it is typed with, where that is not its name."""
    by_luck: bool = False
    """Is it an outcome, brought by luck and not by a player?"""
    answers: bool = False
    """Does it answer a question, and is no action of a turn?"""
    reasons: Mapping[int, str] = field(default_factory=dict)
    """Reasons to refuse it that no other kind has: their codes and names."""

    @property
    def word(self) -> str:
        """The word it is typed with."""
        return self.typed or self.name


def by_number(kinds: Iterable[Kind]) -> dict[int, Kind]:
    """The rows by their numbers; a ValueError if two have the same."""
    found: dict[int, Kind] = {}
    for kind in kinds:
        if kind.number in found:
            other = found[kind.number].name
            raise ValueError(f"'{kind.name}' and '{other}' both have the number {kind.number}.")
        found[kind.number] = kind
    return found


def lacking(house: Any, needed: Iterable[Feature]) -> Feature | None:
    """The first of these that a set-up does not have; None if it has all."""
    return next((feature for feature in needed if not feature.is_in(house)), None)


def reason_names(shared: Mapping[str, Any], kinds: Iterable[Kind]) -> dict[int, str]:
    """The name of each reason: those of a module in capitals, and those of single kinds."""
    found = {
        code: name.lower().replace("_", "-") for name, code in shared.items() if name.isupper()
    }
    for kind in kinds:
        found.update(kind.reasons)
    return found
