"""Experiments that are over in a moment, for the tests of the laboratory."""

from __future__ import annotations

from pathlib import Path

from firehouse.lab.experiments.design import Block, Experiment
from firehouse.lab.experiments.runner import run
from firehouse.lab.workers import Executor, on_processes

SHORT_HOUSE = Block(
    ("flashpoint/basic",),
    crews=(1, 2),
    options={"damage_limit": (2,), "rescue_goal": (1,)},
    bots=("greedy", "random"),
)
SHORT_FOREST = Block(("hotshots/standard",), crews=(2,), options={"scorch_limit": (1,)})
SEARCHING = Block(
    ("flashpoint/basic",),
    options={"damage_limit": (2,), "rescue_goal": (1,)},
    bots=("search:2",),
    labels=("searching",),
)
TABLES = ("cells.parquet", "games.parquet", "squares.parquet", "drama.parquet")
COMPARED = (*TABLES, "design.toml", "manifest.json")


def short(name: str = "short", games: int = 30, seed: int = 3) -> Experiment:
    """Both games and every bot."""
    return Experiment(
        name,
        (SHORT_HOUSE, SHORT_FOREST, SEARCHING),
        seed=seed,
        games=games,
        traced=7,
        drama=2,
        drama_playouts=3,
    )


def played(design: Experiment, folder: Path, executor: Executor | None = None) -> Path:
    """The folder of a design that was played."""
    run(design, folder, executor or on_processes(1))
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """All that does not differ from run to run."""
    return {name: (folder / name).read_bytes() for name in COMPARED}
