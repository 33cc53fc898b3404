"""The last step of an experiment: its parts become tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import polars as pl

from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.parts import Part
from firehouse.lab.experiments.tables import frame, write


def write_tables(folder: Path, design: Experiment, parts: Iterable[Part]) -> None:
    """Write all tables from the parts, which come by cell and number; the games come last."""
    games: list[pl.DataFrame] = [frame("games", ())]
    drama: list[pl.DataFrame] = [frame("drama", ())]
    squares: Counter[tuple[int, str, str]] = Counter()
    for part in parts:
        games.append(frame("games", [(part.cell, *game) for game in part.games]))
        drama.append(frame("drama", [(part.cell, *row) for row in part.drama]))
        for kind, spot, count in part.squares:
            squares[part.cell, kind, spot] += count
    counted = [(*key, count) for key, count in sorted(squares.items())]
    write(folder, "cells", frame("cells", (c.row(i) for i, c in enumerate(design.cells))))
    write(folder, "squares", frame("squares", counted))
    write(folder, "drama", pl.concat(drama))
    write(folder, "games", pl.concat(games))
