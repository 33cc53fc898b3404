"""A puzzle made from somebody's own game while they wait."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.ways import most_ends, ways
from firehouse.bots.greedy import policy_of
from firehouse.core.catalogue import rules_version
from firehouse.core.table import Table
from firehouse.puzzles.puzzle import Puzzle, puzzle_of
from firehouse.puzzles.scales import WinScale
from firehouse.puzzles.task import Task
from firehouse.puzzles.weighing import Weighing

OWN: Final = "own"
"""The id of every such puzzle: they are on no shelf."""
ROUNDS: Final = (8, 32, 128, 512, 2048)
SEED: Final = 0


def own_puzzle(table: Table, seconds: float) -> Puzzle | None:
    """What is best where a table stands; None where there is too much or nothing to choose."""
    if table.result is not None or table.waits_for_chance:
        return None
    policy = policy_of(table.game)
    ends = ways(table.game, table.state, most_ends(policy))
    if ends is None or len(ends) < 2:
        return None
    weighing = Weighing(ends, WinScale(policy), SEED)
    weighing.run(ROUNDS, seconds)
    best = weighing.best
    return puzzle_of(
        OWN,
        table,
        Task("best"),
        best.line,
        weighing.values(),
        (best.value, best.doubt),
        rules_version(table.setup.ruleset),
    )
