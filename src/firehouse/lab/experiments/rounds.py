"""How many games a cell plays before its interval is looked at again."""

from __future__ import annotations

from math import ceil

from firehouse.analysis.intervals import Z, wilson
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.chunks import round_size
from firehouse.lab.experiments.design import Experiment


def target(design: Experiment, cell: Cell, games: int, wins: int) -> int:
    """How many games the cell is to have next, after so many; the same number if it is done.

    It depends on finished rounds alone, never on who played them and when.
    """
    if design.width is None:
        return design.games
    if games >= design.games or (games and _width(wins, games) <= design.width / 100):
        return games
    size = round_size(cell)
    rounds = max(games // size + 1, ceil(_needed(design.width / 100, wins, games) / size))
    return min(design.games, size * max(1, min(rounds, 2 * games // size)))


def _width(wins: int, games: int) -> float:
    low, high = wilson(wins, games)
    return high - low


def _needed(width: float, wins: int, games: int) -> float:
    """About how many games make the interval so narrow."""
    share = (wins + 1) / (games + 2)
    return 4 * Z * Z * share * (1 - share) / (width * width)
