"""Games worth a look: the quickest, the typical, the worst."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

import polars as pl

from firehouse.lab.report.parts import Pick, Section

MANY: Final = sys.maxsize


def quickest(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game with the fewest turns."""
    return _first(games.sort("turns", "decisions", "cell", "number"), why)


def longest(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game with the most turns."""
    order = games.sort(
        "turns", "decisions", "cell", "number", descending=[True, True, False, False]
    )
    return _first(order, why)


def typical(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game of the middle length."""
    order = games.sort("turns", "decisions", "cell", "number")
    return _first(order.slice(order.height // 2, 1), why)


def narrowest(games: pl.DataFrame, scores: Sequence[str], why: str) -> tuple[Pick, ...]:
    """The game with the most of what these scores count, the first before the others."""
    order = games.sort(*scores, "turns", descending=True, nulls_last=True)
    return _first(order, why)


def _first(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    if not games.height:
        return ()
    row = games.row(0, named=True)
    return (Pick(row["cell"], row["number"], why.format(**row)),)


def picks_of(sections: Sequence[Section], most: int = MANY) -> dict[tuple[int, int], list[str]]:
    """The games to save, each once with its reasons.

    Those that facts name come first; then figures take turns, so that each has one.
    """
    rows = [figure.picks for section in sections for figure in section.figures]
    found: dict[tuple[int, int], list[str]] = {}
    for section in sections:
        for pick in section.named:
            _add(found, pick, most)
    for place in range(max(map(len, rows), default=0)):
        for picks in rows:
            if place < len(picks):
                _add(found, picks[place], most)
    return found


def _add(found: dict[tuple[int, int], list[str]], pick: Pick, most: int) -> None:
    key = pick.cell, pick.number
    if key in found or len(found) < most:
        reasons = found.setdefault(key, [])
        if pick.why not in reasons:
            reasons.append(pick.why)
