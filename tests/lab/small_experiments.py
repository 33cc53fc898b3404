"""Small experiments for tests: one that is really played, and tables with numbers by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from firehouse.lab.experiments.designfile import parse_design
from firehouse.lab.experiments.folder import claimed
from firehouse.lab.experiments.runner import run
from firehouse.lab.experiments.tables import frame, write
from firehouse.lab.workers import on_processes

PLAYED = """
name = "A small one"
seed = 5
games = 60
traced = 10
drama = 3
drama_playouts = 4

[[cells]]
rulesets = "flashpoint/experienced"
difficulties = ["recruit", "veteran"]
crews = 3
options = { rescue_goal = 2, damage_limit = 9 }

[[cells]]
rulesets = "hotshots/standard"
boards = "zion"
difficulties = "firestorm"
crews = 2
options = { scorch_limit = 3 }
"""
"""Short games: a report draws every step of those that it saves."""


def played(folder: Path, design: str = PLAYED) -> Path:
    """An experiment, played here and now."""
    run(parse_design(design, "small", folder), folder, on_processes(1))
    return folder


TWO_CELLS = """
name = "By hand"
seed = {seed}
games = {games}
traced = {games}

[[cells]]
rulesets = "flashpoint/experienced"
difficulties = ["recruit", "veteran"]
crews = 4
"""

Game = tuple[bool, str, int]
"""Won, the ending, turns."""


def by_hand(
    folder: Path,
    cells: Sequence[Sequence[Game]],
    roles: Sequence[Sequence[str]] = (("paramedic",),),
    last_roles: Sequence[Sequence[str]] = (),
    squares: Sequence[tuple[Any, ...]] = (),
    drama: Sequence[tuple[Any, ...]] = (),
    design: str = TWO_CELLS,
    seed: int = 0,
) -> Path:
    """Tables with these games; roles are dealt in turn, and kept where nothing else is said."""
    parsed = parse_design(
        design.format(seed=seed, games=max(1, *map(len, cells))), "by-hand", folder
    )
    with claimed(folder, parsed):
        pass
    rows = [
        (
            *(cell, number, parsed.table_seed(number), won, ending, 10 * turns, turns),
            *(list(roles[number % len(roles)]), list((last_roles or roles)[number % len(roles)])),
            *(7 if won else 2, 1, 20, None, None, None),
        )
        for cell, games in enumerate(cells)
        for number, (won, ending, turns) in enumerate(games)
    ]
    write(folder, "cells", frame("cells", (c.row(i) for i, c in enumerate(parsed.cells))))
    write(folder, "squares", frame("squares", squares))
    write(folder, "drama", frame("drama", drama))
    write(folder, "games", frame("games", rows))
    return folder


def games(won: int, lost: int, ending: str = "collapse", turns: int = 20) -> list[Game]:
    """So many wins, then so many losses."""
    return [(True, "rescued", turns + 5)] * won + [(False, ending, turns)] * lost
