"""Experiments: designs of many cells, played by any number of workers into the same tables."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firehouse.lab.experiments.tables import Tables

__all__ = ["load"]


def load(folder: str | os.PathLike[str]) -> Tables:
    """The tables of a finished experiment as Polars frames: cells, games, squares, drama.

    Polars is imported when it is needed: the processes that play do without it.
    """
    from firehouse.lab.experiments.tables import read

    return read(folder)
