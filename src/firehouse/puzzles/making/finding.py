"""Puzzles of a game that was played: which of its positions make one, and with what task."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Any, Final

from firehouse.analysis.ways import Line, ways
from firehouse.core.catalogue import rules_version
from firehouse.core.game import WON
from firehouse.core.luck import Rng
from firehouse.core.table import Table, check
from firehouse.puzzles.making.grading import grade_of, measured
from firehouse.puzzles.puzzle import Puzzle, puzzle_of
from firehouse.puzzles.scales import scale_of
from firehouse.puzzles.shelf import part_of
from firehouse.puzzles.task import Task
from firehouse.puzzles.weighing import Weighing

FEW: Final = 10
MANY: Final = 320
"""Ends of a turn between which there is something to find, and everything can be weighed."""
FIRST: Final = 32
ROUNDS: Final = (128, 512, 2048, 4096)
"""Games played on from each end, the first to see whether it is worth more."""
RARE: Final = 0.1
"""The share of the ends that may be right."""
SPREADS: Final = {"win": 0.0, "goal": 0.3, "best": 0.08}
"""How much better than the end in the middle the best must be, for each kind of task."""
LEAST: Final = {"win": 1.0, "goal": 0.5, "best": 0.1}
"""The least chance that the answer leaves."""
LOOKS: Final = 24
"""Positions of a game that are looked at."""
APART: Final = 40
"""Steps between two puzzles of a game, or they would be the same."""
SHORT: Final = 3
"""Actions of the shortest answer."""
GUESSED: Final = 0.08
"""How often playing at random may be right."""


def found_in(table: Table, seed: int) -> Iterator[Puzzle]:
    """The puzzles of a game, in no order."""
    decisions = [number for number, step in enumerate(table.steps) if not step.kind]
    luck = Rng(seed)
    for _ in range(LOOKS):
        if not decisions:
            return
        begun = decisions.pop(int(luck.below(len(decisions))))
        puzzle = puzzle_at(table, begun, seed)
        if puzzle is not None:
            yield puzzle
            decisions = [number for number in decisions if abs(number - begun) > APART]


def puzzle_at(table: Table, step: int, seed: int) -> Puzzle | None:
    """The puzzle of the position after so many steps; None if it makes none."""
    state = table.state_at(step)
    ends = ways(table.game, state, MANY)
    if ends is None or len(ends) < FEW:
        return None
    for task in tasks(table, state, ends):
        weighing = Weighing(ends, scale_of(table.game, state, task), seed)
        if _is_promising(weighing, task) and _is_clear(weighing):
            puzzle = _graded(_begun(table, step), task, weighing)
            if puzzle.players["random"] <= GUESSED:
                return puzzle
    return None


def tasks(table: Table, state: Any, ends: dict[Any, Line]) -> Iterator[Task]:
    """What could be asked here, the plainest question first."""
    game = table.game
    if any(game.result(end) == WON for end in ends):
        yield Task("win")
        return
    goals = part_of(table.setup.ruleset).goals
    if goals is not None:
        now = max(goals.count(end) for end in ends) - goals.count(state)
        if now > 0:
            yield Task("goal", now, 1)
        yield Task("goal", max(2, now + 1), 2)
    yield Task("best")


def _is_promising(weighing: Weighing, task: Task) -> bool:
    """Does a first look show that the best stands out?"""
    weighing.play(FIRST)
    middle = median(end.value for end in weighing.ends)
    best = weighing.best.value
    return best >= LEAST[task.kind] and best - middle >= SPREADS[task.kind]


def _is_clear(weighing: Weighing) -> bool:
    """Are few ends as good as the best, and none at hand, after a close look?"""
    weighing.run(ROUNDS)
    right = weighing.right
    few = len(right) <= max(1, RARE * len(weighing.ends))
    return few and min(len(end.line) for end in right) >= SHORT


def _begun(table: Table, step: int) -> Table:
    """The table as it was after so many steps."""
    begun = table.copy()
    begun.steps = table.steps[:step]
    begun.state = table.state_at(step)
    return begun


def _graded(begun: Table, task: Task, weighing: Weighing) -> Puzzle:
    ruleset, best = begun.setup.ruleset, weighing.best
    puzzle = puzzle_of(
        f"{ruleset.rpartition('/')[2]}-{check(begun.state)[:5]}",
        begun,
        task,
        best.line,
        weighing.values(),
        (best.value, best.doubt),
        rules_version(ruleset),
    )
    players = measured(puzzle)
    return replace(puzzle, players=players, grade=grade_of(players))
