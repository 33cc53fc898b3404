"""Puzzles of a game that was played: which of its positions make one, and with what task."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from firehouse.puzzles.task import KINDS, Kind, Task
from firehouse.puzzles.weighing import Weighing

FEW: Final = 10
MANY: Final = {"win": 200, "goal": 200, "best": 100}
"""Ends of a turn between which there is something to find, and everything can be weighed."""
FIRST: Final = {"win": 1, "goal": 12, "best": 48}
ROUNDS: Final = (192, 768, 2048)
"""Games played on from each end, the first to see whether it is worth more."""
RARE: Final = 0.1
"""The share of the ends that may be right."""
SPREADS: Final = {"win": 0.0, "goal": 0.3, "best": 0.08}
"""How much better than the end in the middle the best must be, for each kind of task."""
LEAST: Final = {"win": 1.0, "goal": 0.5, "best": 0.1}
"""The least chance that the answer leaves."""
Look = tuple[tuple[Kind, ...], int, int]
LOOKS: Final[tuple[Look, ...]] = ((("win", "goal"), 100, 2), (("best",), 8, 1))
"""Kinds of tasks, positions of a game that are looked at for them, and puzzles that are enough."""
APART: Final = 40
"""Steps between two puzzles of a game, or they would be the same."""
SHORT: Final = {"win": 3, "goal": 4, "best": 3}
"""Actions of the shortest answer, for each kind of task."""
GUESSED: Final = 0.08
"""How often playing at random may be right."""


def found_in(table: Table, seed: int) -> Iterator[Puzzle]:
    """The puzzles of a game, in no order; what costs many games is looked at least."""
    decisions = [number for number, step in enumerate(table.steps) if not step.kind]
    luck = Rng(seed)
    for kinds, looks, enough in LOOKS:
        left, found = decisions[:], 0
        for _ in range(min(looks, len(left))):
            if found == enough or not left:
                break
            begun = left.pop(int(luck.below(len(left))))
            puzzle = puzzle_at(table, begun, seed, kinds)
            if puzzle is not None:
                yield puzzle
                found += 1
                left, decisions = _apart(left, begun), _apart(decisions, begun)


def _apart(decisions: list[int], begun: int) -> list[int]:
    return [number for number in decisions if abs(number - begun) > APART]


def puzzle_at(table: Table, step: int, seed: int, kinds: Sequence[Kind] = KINDS) -> Puzzle | None:
    """The puzzle of the position after so many steps; None if it makes none of these kinds."""
    state = table.state_at(step)
    ends = ways(table.game, state, max(MANY[kind] for kind in kinds))
    if ends is None or len(ends) < FEW:
        return None
    for task in tasks(table, state, ends):
        if task.kind not in kinds or len(ends) > MANY[task.kind]:
            continue
        weighing = Weighing(ends, scale_of(table.game, state, task), seed)
        if _is_promising(weighing, task) and _is_clear(weighing, task):
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
        yield Task("goal", max(2, now + 1), 2)
        if now > 0:
            yield Task("goal", now, 1)
    yield Task("best")


def _is_promising(weighing: Weighing, task: Task) -> bool:
    """Does a first look show that the best stands out?"""
    weighing.play(FIRST[task.kind])
    middle = median(end.value for end in weighing.ends)
    best = weighing.best.value
    return best >= LEAST[task.kind] and best - middle >= SPREADS[task.kind]


def _is_clear(weighing: Weighing, task: Task) -> bool:
    """Are few ends as good as the best, and none at hand, after a close look?"""
    weighing.run(ROUNDS)
    right = weighing.right
    few = len(right) <= max(1, RARE * len(weighing.ends))
    return few and min(len(end.line) for end in right) >= SHORT[task.kind]


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
