"""How hard a puzzle is: how often players of four kinds find an answer as good as the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from firehouse.bots.greedy import policy_of
from firehouse.bots.race import plans_of
from firehouse.core.luck import Rng
from firehouse.core.table import Table
from firehouse.puzzles.attempt import verdict_of
from firehouse.puzzles.puzzle import Puzzle
from firehouse.puzzles.scales import scale_of
from firehouse.puzzles.task import Task

A_LOOK: Final = 4
"""Games in mind for each plan: what stands for an ordinary player."""
A_THOUGHT: Final = 64
TRIES: Final = {"random": 200, "greedy": 12, "ordinary": 16, "search": 4}
EASY: Final = 0.5
"""Who finds it so often has no trouble with it."""

Player = Callable[[Table, Task, Rng], list[int]]
"""The actions of somebody who is given a position and a task."""


def by_chance(table: Table, task: Task, luck: Rng) -> list[int]:
    """Any action, again and again."""
    return _until_luck(table, lambda here: int(table.game.random_action(here, luck)))


def by_thumb(table: Table, task: Task, luck: Rng) -> list[int]:
    """What the rule of thumb does, whatever the task is."""
    policy = policy_of(table.game)
    return _until_luck(table, lambda here: int(policy.choose(here, luck)))


def _until_luck(table: Table, choose: Callable[[Any], int]) -> list[int]:
    game, here = table.game, table.state.copy()
    line: list[int] = []
    while not game.over(here) and not game.is_chance(here):
        line.append(choose(here))
        game.apply(here, line[-1])
    return line


def by_plans(games: int) -> Player:
    """The best of the plans that search compares, by so many games of each at the task."""

    def plan(table: Table, task: Task, luck: Rng) -> list[int]:
        plans = plans_of(policy_of(table.game), table.state)
        scale = scale_of(table.game, table.state, task)
        found = scale.outcomes([each.state for each in plans], int(luck.next()), 0, games)
        sums = [sum(outcomes) for outcomes in found]
        return plans[sums.index(max(sums))].actions

    return plan


PLAYERS: Final[dict[str, Player]] = {
    "random": by_chance,
    "greedy": by_thumb,
    "ordinary": by_plans(A_LOOK),
    "search": by_plans(A_THOUGHT),
}


def measured(puzzle: Puzzle, seed: int = 0) -> dict[str, float]:
    """How often each kind of player is right."""
    start = puzzle.table()
    shares = {}
    for name, player in PLAYERS.items():
        luck, right = Rng(seed + 1), 0
        for _ in range(TRIES[name]):
            table = start.copy()
            for action in player(start, puzzle.task, luck):
                table.follow(action)
            verdict = verdict_of(puzzle, table)
            assert verdict is not None
            right += verdict.mark == "right"
        shares[name] = round(right / TRIES[name], 3)
    return shares


def grade_of(players: Mapping[str, float]) -> int:
    """1 where what comes to mind first is right, 2 where a look finds it, 3 where not even that."""
    found = {who: share >= EASY for who, share in players.items()}
    if found["greedy"] and found["ordinary"]:
        return 1
    return 2 if found["ordinary"] or found["search"] else 3
