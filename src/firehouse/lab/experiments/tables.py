"""The tables of an experiment, made from its parts, read, and told at a glance.

They are written so that equal rows give equal bytes.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.chunks import Chunk, seat_of
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.folder import Part, Parts
from firehouse.lab.experiments.runner import TIMES, chunks_of
from firehouse.lab.files import write_whole
from firehouse.lab.reading import all_score_names

CELLS: Final = {
    "cell": pl.Int32,
    "label": pl.String,
    "ruleset": pl.String,
    "board": pl.String,
    "difficulty": pl.String,
    "crew": pl.Int32,
    "roles": pl.String,
    "options": pl.String,
    "bot": pl.String,
    "playouts": pl.Int32,
    "setup": pl.String,
}
"""A row a cell. `options` and `setup` are JSON; `roles` is null where luck deals them."""

GAMES: Final = {
    "cell": pl.Int32,
    "number": pl.Int64,
    "seed": pl.Int64,
    "won": pl.Boolean,
    "ending": pl.String,
    "decisions": pl.Int32,
    "turns": pl.Int32,
    "roles": pl.List(pl.String),
    "last_roles": pl.List(pl.String),
}
"""A row a game, by cell and number; the scores of every game follow, of which each fills its own.

`turns` counts those that began; `roles` are those of the first turn, as luck dealt them, and
`last_roles` those at the end, which a crew change may have exchanged.
"""
SCORE: Final = pl.Int16

SQUARES: Final = {
    "cell": pl.Int32,
    "kind": pl.String,
    "spot": pl.String,
    "count": pl.Int64,
}
"""What happened where in the traced games of a cell, by cell, kind and spot.

"fire" counts the turns at whose end there was fire, or the flames then; the turn that
ended the game is one of them. "explosion", "lost" (victims), "down" (firefighters knocked down),
"damage" (markers laid on an edge), "scorched" and "fought" count events. Nothing is counted
before the first turn, so explosions of the set-up and their damage are left out.
"""

DRAMA: Final = {
    "cell": pl.Int32,
    "number": pl.Int64,
    "turn": pl.Int32,
    "chance": pl.Float64,
}
"""The chance to win after so many turns: 0 is the start, the last turn's is the result.

It is that of the rule of thumb, which plays on from there, whoever plays the game itself.
"""

COLUMNS: Final = ("cell", "label", "bot", "games", "won", "95 %", "turns", "lost to")
"""Of the summary."""
ROW_GROUP: Final = 100_000
COMPRESSION_LEVEL: Final = 3


class Tables(NamedTuple):
    """Everything that an experiment found out."""

    cells: pl.DataFrame
    games: pl.DataFrame
    squares: pl.DataFrame
    drama: pl.DataFrame


def schemas() -> dict[str, Mapping[str, Any]]:
    """The columns of each table, with their types."""
    games = {**GAMES, **dict.fromkeys(all_score_names(), SCORE)}
    return {"cells": CELLS, "games": games, "squares": SQUARES, "drama": DRAMA}


def read(folder: str | os.PathLike[str]) -> Tables:
    """The tables of a finished experiment as Polars frames."""
    return Tables(*(pl.read_parquet(table_path(Path(folder), name)) for name in Tables._fields))


def table_path(folder: Path, name: str) -> Path:
    """The file of a table; a ValueError if the experiment is not finished."""
    path = folder / f"{name}.parquet"
    if not path.is_file():
        raise ValueError(f"{folder} holds no finished experiment: {path.name} is missing.")
    return path


def frame(name: str, rows: Iterable[Sequence[Any]]) -> pl.DataFrame:
    """Rows as a table of this name."""
    return _frame(schemas()[name], rows)


def _frame(schema: Mapping[str, Any], rows: Iterable[Sequence[Any]]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), schema=dict(schema), orient="row")


def write(folder: Path, name: str, table: pl.DataFrame) -> None:
    """Write a table whole or not at all."""
    content = BytesIO()
    table.rechunk().write_parquet(
        content,
        compression="zstd",
        compression_level=COMPRESSION_LEVEL,
        statistics=True,
        row_group_size=ROW_GROUP,
    )
    write_whole(folder / f"{name}.parquet", content.getvalue())


def write_tables(folder: Path, design: Experiment, parts: Iterable[tuple[Chunk, Part]]) -> None:
    """Write all tables from the parts, which come by cell and number; the games come last."""
    games: list[pl.DataFrame] = [frame("games", ())]
    drama: list[pl.DataFrame] = [frame("drama", ())]
    squares: Counter[tuple[int, str, str]] = Counter()
    for chunk, part in parts:
        cell, own = chunk.cell, dict.fromkeys(_scores(chunk), SCORE)
        games.append(_frame({**GAMES, **own}, [(cell, *game) for game in part.games]))
        drama.append(_frame(DRAMA, [(cell, *row) for row in part.drama]))
        for kind, spot, count in part.squares:
            squares[cell, kind, spot] += count
    counted = [(*key, count) for key, count in sorted(squares.items())]
    write(folder, "cells", frame("cells", (c.row(i) for i, c in enumerate(design.cells))))
    write(folder, "squares", frame("squares", counted))
    write(folder, "drama", pl.concat(drama))
    write(folder, "games", pl.concat(games, how="diagonal"))


def _scores(chunk: Chunk) -> tuple[str, ...]:
    """The scores that the game of a chunk has."""
    return seat_of(chunk.plays).reading.score_names


def tables_to_parts(folder: Path, design: Experiment) -> None:
    """Write the parts that the larger design would have written for the games in the tables."""
    tables, parts = read(folder), Parts(folder)
    for cell in range(len(design.cells)):
        here = Tables(*(table.filter(pl.col("cell") == cell).drop("cell") for table in tables))
        for index, chunk in enumerate(_known(design, cell, here.games.height)):
            parts.add(chunk, _part(chunk, here, with_squares=index == 0))


def _known(design: Experiment, cell: int, games: int) -> list[Chunk]:
    """The chunks whose games are all there.

    Squares are known for all traced games together, so where one of them is in a chunk that is
    to be played, all are played again.
    """
    chunks = chunks_of(design, cell, 0, design.games)
    known = list(takewhile(lambda chunk: chunk.numbers[-1] < games, chunks))
    traced = min(games, design.traced)
    return known if known and known[-1].numbers[-1] + 1 >= traced else []


def _part(chunk: Chunk, here: Tables, with_squares: bool) -> Part:
    """A part as it was; the squares of the whole cell go with the first one."""
    among = pl.col("number").is_between(chunk.numbers[0], chunk.numbers[-1])
    columns = [name for name in GAMES if name != "cell"]
    games = here.games.filter(among).select(*columns, *_scores(chunk))
    squares = here.squares.rows() if with_squares else []
    return Part(games.rows(), squares, here.drama.filter(among).rows())


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
