"""The record of a single game of an experiment: played once more, at a table."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from firehouse.core.luck import Rng
from firehouse.core.record import Record
from firehouse.core.table import Table
from firehouse.lab.cells import Cell
from firehouse.lab.design import MAX_GAMES, table_seed
from firehouse.lab.experiments.folder import read_manifest
from firehouse.lab.seat import Seat

if TYPE_CHECKING:
    import polars as pl


class Games:
    """The games of an experiment, each of which can be played once more."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = read_manifest(folder)

    def record(self, cell: int, number: int) -> Record:
        """The record of a game; `firehouse replay` and `review` read it once it is saved."""
        cells = self.manifest["cells"]
        if not 0 <= cell < len(cells):
            last = len(cells) - 1
            raise ValueError(f"{self.folder} has the cells 0 to {last}; there is no cell {cell}.")
        if not 0 <= number < MAX_GAMES:
            raise ValueError(f"Games have the numbers 0 to {MAX_GAMES - 1}; there is no {number}.")
        return record_of(Cell.from_json(cells[cell]), table_seed(self.manifest["seed"], number))

    def checked(self, cell: int, number: int) -> Record:
        """The record of a game that is in the tables, and ends as they say."""
        record = self.record(cell, number)
        endings = self._endings.filter(cell=cell, number=number)["ending"].to_list()
        if not endings:
            raise ValueError(f"Cell {cell} of {self.folder} has no game {number}.")
        if endings != [record.ending]:
            raise ValueError(
                f"Game {number} of cell {cell} ends otherwise now: the bot or the rules have "
                "changed."
            )
        return record

    @cached_property
    def _endings(self) -> pl.DataFrame:
        """How every game of the tables ended."""
        import polars as pl

        from firehouse.lab.experiments.tables import table_path

        path = table_path(self.folder, "games")
        return pl.read_parquet(path, columns=["cell", "number", "ending"])


def record_of(cell: Cell, seed: int) -> Record:
    """The record of the game that a cell's bot plays at the table of a seed."""
    table, luck = Table(cell.setup, seed), Rng(seed)
    choose = Seat(cell).player(f"{cell.label}, table seed {seed}")
    while table.result is None:
        table.play(int(choose(table.state, luck)))
    return table.record()
