"""Games that are worth a look: the quickest, the typical, the narrowest."""

from __future__ import annotations

import polars as pl

from firehouse.lab.report.page_parts import Pick


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


def narrowest(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game with the most damage, or with the most scorched tiles."""
    most = pl.coalesce("damage", "scorched")
    order = games.sort(most, "lost", "turns", descending=True, nulls_last=True)
    return _first(order, why)


def _first(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    if not games.height:
        return ()
    row = games.row(0, named=True)
    return (Pick(row["cell"], row["number"], why.format(**row)),)
