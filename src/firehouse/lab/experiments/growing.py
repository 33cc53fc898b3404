"""A finished experiment that is to have more games: its tables become parts again."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import polars as pl

from firehouse.lab.experiments.chunks import Chunk, Done, chunks_of, part_text
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.parts import Parts
from firehouse.lab.experiments.tables import Tables, read


def tables_to_parts(folder: Path, design: Experiment) -> None:
    """Write the parts that the larger design would have written for the games in the tables."""
    tables, parts = read(folder), Parts(folder)
    for cell in range(len(design.cells)):
        here = Tables(*(table.filter(pl.col("cell") == cell).drop("cell") for table in tables))
        for index, chunk in enumerate(_known(design, cell, here.games.height)):
            parts.add(_done(chunk, here, with_squares=index == 0))


def _known(design: Experiment, cell: int, games: int) -> list[Chunk]:
    """The chunks whose games are all there.

    Squares are known for all traced games together, so where one of them is in a chunk that is
    to be played, all are played again.
    """
    chunks = chunks_of(design, cell, 0, design.games)
    known = list(takewhile(lambda chunk: chunk.end <= games, chunks))
    traced = min(games, design.traced)
    return known if known and known[-1].end >= traced else []


def _done(chunk: Chunk, here: Tables, with_squares: bool) -> Done:
    """A part as it was; the squares of the whole cell go with the first one."""
    among = pl.col("number").is_between(chunk.first, chunk.end - 1)
    games, drama = here.games.filter(among), here.drama.filter(among)
    squares = here.squares.rows() if with_squares else []
    text = part_text(games.rows(), squares, drama.rows())
    return Done(chunk.key, chunk.cell, games.height, int(games["won"].sum()), 0.0, text)
