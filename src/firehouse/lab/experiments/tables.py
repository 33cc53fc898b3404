"""The tables of an experiment: their columns, written so that equal rows give equal bytes."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

from firehouse.lab.files import write_whole

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
    "rescued": pl.Int16,
    "lost": pl.Int16,
    "damage": pl.Int16,
    "scorched": pl.Int16,
    "contained": pl.Int16,
    "cards": pl.Int16,
}
"""A row a game, by cell and number.

`turns` counts those that began; `roles` are those of the first turn, as luck dealt them, and
`last_roles` those at the end, which a crew change may have exchanged. The rest are scores, of which
each game fills its own: `rescued`, `lost` and `damage`; or `scorched` (tiles that burnt down),
`contained` (tiles that neither burn nor burnt down at the end) and `cards` (Fire cards left).
"""

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

SCHEMAS: Final[Mapping[str, Mapping[str, Any]]] = {
    "cells": CELLS,
    "games": GAMES,
    "squares": SQUARES,
    "drama": DRAMA,
}

ROW_GROUP: Final = 100_000
COMPRESSION_LEVEL: Final = 3


class Tables(NamedTuple):
    """Everything that an experiment found out."""

    cells: pl.DataFrame
    games: pl.DataFrame
    squares: pl.DataFrame
    drama: pl.DataFrame


def read(folder: str | os.PathLike[str]) -> Tables:
    """The tables of a finished experiment as Polars frames."""
    return Tables(*(pl.read_parquet(table_path(Path(folder), name)) for name in SCHEMAS))


def table_path(folder: Path, name: str) -> Path:
    """The file of a table; a ValueError if the experiment is not finished."""
    path = folder / f"{name}.parquet"
    if not path.is_file():
        raise ValueError(f"{folder} holds no finished experiment: {path.name} is missing.")
    return path


def frame(name: str, rows: Iterable[Sequence[Any]]) -> pl.DataFrame:
    """Rows as a table of this name."""
    return pl.DataFrame(list(rows), schema=dict(SCHEMAS[name]), orient="row")


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
