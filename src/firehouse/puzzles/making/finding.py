"""Puzzles of a game that was played: which of its positions make one, and with what task."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from statistics import fmean, median
from typing import Any, Final

from firehouse.analysis.ways import Line, ways
from firehouse.bots.greedy import policy_of
from firehouse.bots.runner import runner_of
from firehouse.core.catalogue import rules_version
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng
from firehouse.core.table import Table, check
from firehouse.puzzles.making.grading import grade_of, measured
from firehouse.puzzles.puzzle import Puzzle, puzzle_of
from firehouse.puzzles.scales import scale_of
from firehouse.puzzles.shelf import part_of
from firehouse.puzzles.task import Kind, Task
from firehouse.puzzles.weighing import Weighing

FEW: Final = 10
MANY: Final = {"win": 800, "goal": 200, "best": 100}
"""Ends of a turn between which there is something to find, and everything can be weighed."""
FIRST: Final = {"win": 1, "goal": 12, "best": 32}
ROUNDS: Final = ((192, 24), (600, 10))
"""Games played on from each end, the first to see whether it is worth more; then so many games
from so many of the best."""
GLANCE: Final = 16
MERIT: Final = 0.07
"""Games up to the horizon of a search, and how far their merit must spread for a closer look."""
RARE: Final = 0.2
"""The share of the ends that may be right; two always may."""
SPREADS: Final = {"win": 0.0, "goal": 0.2, "best": 0.08}
"""How much better than the end in the middle the best must be, for each kind of task."""
LEAST: Final = {"win": 1.0, "goal": 0.3, "best": 0.1}
"""The least chance that the answer leaves."""
LOOKS: Final[dict[Kind, tuple[int, int]]] = {"win": (16, 1), "goal": (24, 2), "best": (16, 3)}
"""For each kind of task, positions of a game that are looked at, and puzzles that are enough."""
SHORTLY: Final = 10
"""Decisions before something was reached among which a goal is looked for."""
APART: Final = 30
"""Steps between two puzzles of a game, or they would be the same."""
SHORT: Final = {"win": 2, "goal": 3, "best": 3}
"""Actions of the shortest answer, for each kind of task."""
GUESSED: Final = 0.08
"""How often playing at random may be right."""


def found_in(table: Table, seed: int) -> Iterator[Puzzle]:
    """The puzzles of a game, those that cost least to find first."""
    taken: list[int] = []
    for kind, (looks, enough) in LOOKS.items():
        luck, found = Rng(seed), 0
        left = places(table, kind)
        while looks and left and found < enough:
            looks -= 1
            begun = left.pop(int(luck.below(len(left))))
            if any(abs(begun - other) <= APART for other in taken):
                continue
            puzzle = puzzle_at(table, begun, seed, kind)
            if puzzle is not None:
                yield puzzle
                found += 1
                taken.append(begun)


def places(table: Table, kind: Kind) -> list[int]:
    """The decisions of a game among which puzzles of a kind are looked for."""
    decisions = [number for number, step in enumerate(table.steps) if not step.kind]
    if kind == "win":
        return decisions[-LOOKS["win"][0] :] if table.result == WON else []
    goals = part_of(table.setup.ruleset).goals
    if kind == "best" or goals is None:
        return decisions if kind == "best" else []
    counts = [goals.count(table.state_at(number)) for number in decisions]
    near = zip(decisions, counts, [*counts[SHORTLY:], *counts[-1:] * SHORTLY], strict=False)
    return [number for number, now, then in near if then > now]


def puzzle_at(table: Table, step: int, seed: int, kind: Kind) -> Puzzle | None:
    """The puzzle of a kind at the position after so many steps; None if it makes none."""
    state = table.state_at(step)
    ends = ways(table.game, state, MANY[kind])
    if ends is None or len(ends) < FEW:
        return None
    if kind == "best" and _spread(table.game, ends, seed) < MERIT:
        return None
    for task in tasks(table, state, ends, kind):
        puzzle = _weighed(_begun(table, step), ends, task, seed)
        if puzzle is None:
            continue
        players = measured(puzzle)
        if players["random"] <= GUESSED:
            return replace(puzzle, players=players, grade=grade_of(players))
    return None


def found_again(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """The same question with the answer of today's rule of thumb; None if it makes no puzzle now.

    How hard it is has to be measured again.
    """
    table = puzzle.table()
    ends = ways(table.game, table.state, len(puzzle.values))
    again = None if ends is None else _weighed(table, ends, puzzle.task, seed)
    return again and replace(
        again, source=puzzle.source, players=puzzle.players, grade=puzzle.grade
    )


def _weighed(begun: Table, ends: dict[Any, Line], task: Task, seed: int) -> Puzzle | None:
    """The puzzle of a task, not graded yet; None if there is too little to find."""
    weighing = Weighing(ends, scale_of(begun.game, begun.state, task), seed)
    if not (_is_promising(weighing, task) and _is_clear(weighing, task)):
        return None
    ruleset, best = begun.setup.ruleset, weighing.best
    return puzzle_of(
        f"{ruleset.rpartition('/')[2]}-{check(begun.state)[:5]}",
        begun,
        task,
        best.line,
        weighing.values(),
        (best.value, best.doubt),
        rules_version(ruleset),
    )


def tasks(table: Table, state: Any, ends: Iterable[Any], kind: Kind) -> Iterator[Task]:
    """What of this kind could be asked here, the greatest goal first."""
    game = table.game
    wins = any(game.result(end) == WON for end in ends)
    if kind != "goal":
        if wins == (kind == "win"):
            yield Task(kind)
        return
    goals = part_of(table.setup.ruleset).goals
    if goals is not None and not wins:
        now = max(goals.count(end) for end in ends) - goals.count(state)
        yield Task("goal", max(2, now + 1), 2)
        if now > 0:
            yield Task("goal", now, 1)


def _spread(game: Game[Any], ends: Iterable[Any], seed: int) -> float:
    """How far the best is from the end in the middle, by the merit that a search goes by."""
    policy = policy_of(game)
    runner = runner_of(policy)
    held = [runner.held(end) for end in ends]
    means = [fmean(row) for row in runner.merits(held, seed, 0, GLANCE, policy.horizon)]
    return max(means) - median(means)


def _is_promising(weighing: Weighing, task: Task) -> bool:
    """Does the best stand out from the end in the middle, after a first look?"""
    weighing.play(FIRST[task.kind])
    best, middle = weighing.best, median(end.value for end in weighing.ends)
    stands_out = best.value >= LEAST[task.kind] and best.value - middle >= SPREADS[task.kind]
    return stands_out and len(best.line) >= SHORT[task.kind]


def _is_clear(weighing: Weighing, task: Task) -> bool:
    """Are few ends as good as the best, and none at hand, after a close look?"""
    for games, most in ROUNDS:
        weighing.narrow(most)
        weighing.play(games)
    right = weighing.right
    few = len(right) <= max(2, RARE * len(weighing.ends))
    return few and min(len(end.line) for end in right) >= SHORT[task.kind]


def _begun(table: Table, step: int) -> Table:
    """The table as it was after so many steps."""
    begun = table.copy()
    begun.steps = table.steps[:step]
    begun.state = table.state_at(step)
    return begun
