"""How often greedy's crews win with each specialist, as `scripts/tiers.py` has measured it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from firehouse.core.setup import Setup

FEW: Final = 3
"""Cards that are worth a search where one is chosen."""
AT_RANDOM: Final = "Whichever card comes, luck has chosen it."


def measured(package: str, setup: Setup, cards: list[str]) -> list[float]:
    """How good each of the cards is, in won games of a hundred; 0 for one never measured.

    The package is that of the game's rule of thumb, beside which the measurements lie.

    The level counts as much as all levels of the rule set together, for on a hard one hardly a
    game is won and luck would tell the cards apart.
    """
    levels = _levels(_rows(package), setup.ruleset)
    own = levels.get(f"{setup.ruleset} {setup.difficulty}", next(iter(levels.values())))
    return [(own.get(card, 0.0) + _mean(levels, card)) / 2 for card in cards]


def best_few(marks: Mapping[int, float]) -> list[int]:
    """The actions that take the best few cards, the best first, by what each action takes."""
    return sorted(marks, key=lambda action: (-marks[action], action))[:FEW]


def reason(marks: Mapping[int, float], action: int) -> str:
    """Why this card of those that can be taken; AT_RANDOM for what takes none of them."""
    if action not in marks:
        return AT_RANDOM
    mark, best = marks[action], max(marks.values())
    if mark == best:
        return "Of those that are left, crews with this one win most games."
    if not mark:
        return "How often crews win with this one has never been counted."
    return f"Crews with this one won about {mark:.0f} games of 100, with the best left {best:.0f}."


def _mean(levels: Mapping[str, Mapping[str, float]], card: str) -> float:
    return sum(row.get(card, 0.0) for row in levels.values()) / len(levels)


def _levels(rows: dict[str, dict[str, float]], ruleset: str) -> dict[str, dict[str, float]]:
    """The measurements of a rule set, the first difficulty first; else all of its game."""
    return {name: row for name, row in rows.items() if name.split()[0] == ruleset} or rows


@cache
def _rows(package: str) -> dict[str, dict[str, float]]:
    file = resources.files(package).joinpath("tiers.toml")
    rows: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return rows
