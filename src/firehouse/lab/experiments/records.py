"""The record of a single game of an experiment: played once more, at a table."""

from __future__ import annotations

from pathlib import Path

from firehouse.core.luck import Rng
from firehouse.core.record import Record
from firehouse.core.table import Table
from firehouse.lab.design import MAX_GAMES, table_seed
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.folder import read_manifest
from firehouse.lab.experiments.games import Seat


def game_record(folder: Path, cell: int, number: int) -> Record:
    """The record of a game; `firehouse replay` and `review` read it once it is saved."""
    manifest = read_manifest(folder)
    cells = manifest["cells"]
    if not 0 <= cell < len(cells):
        raise ValueError(f"{folder} has the cells 0 to {len(cells) - 1}; there is no cell {cell}.")
    if not 0 <= number < MAX_GAMES:
        raise ValueError(f"Games have the numbers 0 to {MAX_GAMES - 1}; there is no {number}.")
    return record_of(Cell.from_json(cells[cell]), table_seed(manifest["seed"], number))


def checked_record(folder: Path, cell: int, number: int) -> Record:
    """The record of a game that is in the tables, and ends as they say."""
    import polars as pl

    from firehouse.lab.experiments.tables import table_path

    record = game_record(folder, cell, number)
    rows = pl.scan_parquet(table_path(folder, "games")).filter(
        pl.col("cell") == cell, pl.col("number") == number
    )
    endings = rows.select("ending").collect()["ending"].to_list()
    if not endings:
        raise ValueError(f"Cell {cell} of {folder} has no game {number}.")
    if endings != [record.ending]:
        raise ValueError(
            f"Game {number} of cell {cell} ends otherwise now: the bot or the rules have changed."
        )
    return record


def record_of(cell: Cell, seed: int) -> Record:
    """The record of the game that a cell's bot plays at the table of a seed."""
    table, luck = Table(cell.setup, seed), Rng(seed)
    choose = Seat(cell).player(f"{cell.label}, table seed {seed}")
    while table.result is None:
        table.play(int(choose(table.state, luck)))
    return table.record()
