"""How well a game went, in a few figures that teams compare."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from firehouse.core.game import WON
from firehouse.core.language import SHARED, voice_of

if TYPE_CHECKING:
    from firehouse.core.table import Table

DIGITS: Final = 7
MOST: Final = 10**DIGITS - 1


@dataclass(frozen=True)
class Figure:
    """One number of a result; figures that come first weigh more."""

    title: str
    value: int
    more: bool = False
    """Is more of it better?"""


Score = Callable[["Table"], list[Figure]]
"""The figures of a game that is over, the weightiest first."""


def score_of(table: Table) -> list[Figure]:
    """As the game counts; where it does not, how many decisions were made."""
    from firehouse.core.catalogue import row_of

    score: Score | None = row_of(table.setup.ruleset).load("score")
    if score is not None:
        return score(table)
    title = voice_of(SHARED).tell("figure.decisions")
    return [turns_of(title, table, sum(not step.kind for step in table.steps))]


def turns_of(title: str, table: Table, count: int) -> Figure:
    """A length: who wins wants it short, who loses has at least held out."""
    return Figure(title, count, more=table.result != WON)


def rank_of(won: bool, figures: list[Figure], advice: int) -> str:
    """A text that sorts results: the better one comes first, and equal ones are equal.

    A win is before a defeat, then the figures count one after the other, then how little advice
    was asked for.
    """
    weighed = [*figures, Figure("", advice)]
    digits = (_held(MOST - f.value if f.more else f.value) for f in weighed)
    return ("0" if won else "1") + "".join(f"{value:0{DIGITS}}" for value in digits)


def _held(value: int) -> int:
    return min(max(value, 0), MOST)
