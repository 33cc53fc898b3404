"""What a report is written from: the tables of an experiment, with its cells ready to be played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import polars as pl

from firehouse.core.game import Game
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.lab.experiments import load
from firehouse.lab.experiments.folder import read_manifest
from firehouse.lab.experiments.tables import Tables
from firehouse.lab.report.words import short_labels


@dataclass(frozen=True)
class Cell:
    """A cell of the experiment; `factors` are the choices that made it, by their names."""

    number: int
    label: str
    short: str
    setup: Setup
    bot: str
    playouts: int | None
    factors: Mapping[str, str]

    @property
    def family(self) -> str:
        """Which game it is: lengths and causes of two games are not compared."""
        return self.setup.ruleset.partition("/")[0]

    def table(self, seed: int) -> Table:
        """A table of this cell, its set-up done."""
        return Table(self.setup, seed)

    @cached_property
    def game(self) -> Game[Any]:
        return Game.of(self.setup)


class Material:
    """An experiment that is finished."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        tables: Tables = load(folder)
        self.games, self.squares, self.drama = tables.games, tables.squares, tables.drama
        self.manifest = read_manifest(folder)
        self.name = str(self.manifest["name"])
        labels = tables.cells["label"].to_list()
        self.cells = tuple(
            _cell(row, short)
            for row, short in zip(
                tables.cells.iter_rows(named=True), short_labels(labels), strict=True
            )
        )
        if not self.cells or not self.games.height:
            raise ValueError(f"{folder} holds an experiment without games.")

    @property
    def traced(self) -> int:
        """How many games of a cell were counted square by square: its first ones."""
        return int(self.manifest["traced"])

    @cached_property
    def by_cell(self) -> dict[int, pl.DataFrame]:
        """The games of each cell."""
        found = self.games.partition_by("cell", as_dict=True)
        empty = self.games.clear()
        return {cell.number: found.get((cell.number,), empty) for cell in self.cells}

    def together(self, cells: Sequence[Cell]) -> pl.DataFrame:
        """The games of several cells."""
        return pl.concat([self.by_cell[cell.number] for cell in cells])

    def families(self) -> list[list[Cell]]:
        """The cells of each game."""
        found: dict[str, list[Cell]] = {}
        for cell in self.cells:
            found.setdefault(cell.family, []).append(cell)
        return list(found.values())


def _cell(row: dict[str, Any], short: str) -> Cell:
    setup = Setup.from_json(json.loads(row["setup"]))
    factors = {
        "rule set": row["ruleset"],
        "board": row["board"],
        "difficulty": row["difficulty"],
        "crew": row["roles"] or row["crew"],
        **json.loads(row["options"]),
        "bot": bot_name(row["bot"], row["playouts"]),
    }
    chosen = {name: told(value) for name, value in factors.items() if value is not None}
    return Cell(row["cell"], row["label"], short, setup, row["bot"], row["playouts"], chosen)


def bot_name(bot: str, playouts: int | None) -> str:
    """A bot with its budget: one that thinks longer is another player."""
    return bot if playouts is None else f"{bot} {playouts}"


def told(value: Any) -> str:
    """What a factor is, in a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)
