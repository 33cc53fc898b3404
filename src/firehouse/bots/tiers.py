"""How often greedy's crews win with each specialist, as `scripts/tiers.py` has measured it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from firehouse.core.catalogue import ruleset
from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.words.language import say

ON: Final = " on "
"""Between a rule set and a board, in the name of what was measured there on all levels."""
FEW: Final = 3
"""Cards that are worth a search where one is chosen."""


def measured(package: str, setup: Setup, cards: list[str]) -> list[float]:
    """How good each of the cards is, in won games of a hundred; 0 for one never measured.

    The package is that of the game's rule of thumb, beside which the measurements lie.

    The level counts as much as all levels of the board together, for on a hard one hardly a game
    is won and luck would tell the cards apart; on somebody's own board, all boards count.
    """
    rows = _rows(package)
    levels = _levels(rows, setup.ruleset)
    own = levels.get(f"{setup.ruleset} {setup.difficulty}", next(iter(levels.values())))
    board = setup.board or ruleset(setup.ruleset).boards[0]
    here = rows.get(f"{setup.ruleset}{ON}{board}") or {card: _mean(levels, card) for card in cards}
    return [(own.get(card, 0.0) + here.get(card, 0.0)) / 2 for card in cards]


Mark = tuple[int, float]
"""An action that takes a card, and how good the card is."""


def best_few(marks: list[Mark]) -> list[int]:
    """The actions that take the best few cards, the best first."""
    ranked = sorted([(-mark, action) for action, mark in marks])
    return [action for _, action in ranked[:FEW]]


def reason(marks: list[Mark], action: int) -> str:
    """Why this card of those that can be taken; luck chooses what takes none of them."""
    known = dict(marks)
    if action not in known:
        return say(phrase("reason.luck"))
    mark, best = known[action], max(known.values())
    if mark == best:
        return say(phrase("reason.best-card"))
    if not mark:
        return say(phrase("reason.new-card"))
    return say(phrase("reason.card", mark=f"{mark:.0f}", best=f"{best:.0f}"))


def _mean(levels: Mapping[str, Mapping[str, float]], card: str) -> float:
    return sum(row.get(card, 0.0) for row in levels.values()) / len(levels)


def _levels(rows: dict[str, dict[str, float]], way: str) -> dict[str, dict[str, float]]:
    """The measurements of a rule set, the first difficulty first; else all of its game."""
    levels = {name: row for name, row in rows.items() if ON not in name}
    return {name: row for name, row in levels.items() if name.split()[0] == way} or levels


@cache
def _rows(package: str) -> dict[str, dict[str, float]]:
    file = resources.files(package).joinpath("tiers.toml")
    rows: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return rows
