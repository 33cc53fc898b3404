"""What a finished experiment tells at a glance."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.experiments.runner import TIMES
from firehouse.lab.experiments.tables import read

COLUMNS = ("cell", "label", "bot", "games", "won", "95 %", "turns", "lost to")


def summary(folder: Path) -> tuple[tuple[str, ...], list[tuple[int | str, ...]]]:
    """A row for each cell: how often it was won, how long it took, what it was lost to."""
    tables = read(folder)
    games = tables.games.group_by("cell").agg(
        pl.len().alias("games"),
        pl.col("won").sum().alias("wins"),
        pl.col("turns").mean().alias("turns"),
        pl.col("ending").filter(~pl.col("won")).value_counts(sort=True).alias("causes"),
    )
    rows: list[tuple[int | str, ...]] = []
    for row in tables.cells.join(games, on="cell").sort("cell").iter_rows(named=True):
        low, high = wilson(row["wins"], row["games"])
        bot = row["bot"] if row["playouts"] is None else f"{row['bot']} {row['playouts']}"
        rows.append(
            (
                *(row["cell"], row["label"], bot, row["games"]),
                f"{row['wins'] / row['games']:.1%}",
                f"{100 * low:.1f}–{high:.1%}",
                f"{row['turns']:.1f}",
                ", ".join(f"{cause['ending']} {cause['count']:,}" for cause in row["causes"]),
            )
        )
    return COLUMNS, rows


def timing(folder: Path) -> str:
    """How long the run took that finished it."""
    times = json.loads((folder / TIMES).read_bytes())
    return (
        f"{times['games']:,} games in {times['seconds']:,.1f} seconds, "
        f"{times['games_per_second'] or 0:,.0f} a second."
    )
