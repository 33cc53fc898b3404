"""How hard a puzzle is: how often players of four kinds find an answer as good as the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.bots.bot import Budget
from firehouse.bots.greedy import policy_of
from firehouse.bots.search import SearchBot
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.puzzles.attempt import verdict_of
from firehouse.puzzles.puzzle import Puzzle

A_LOOK: Final = Budget(playouts=60)
"""What stands for an ordinary player: a few plans, each tried a few times in mind."""
A_THOUGHT: Final = Budget(playouts=1500)
TRIES: Final = {"random": 200, "greedy": 12, "ordinary": 24, "search": 8}
EASY: Final = 0.5
"""Who finds it so often has no trouble with it."""

Plan = Callable[[Game[Any], Any, Rng], list[int]]


def by_chance(game: Game[Any], state: Any, luck: Rng) -> list[int]:
    """Any action, again and again."""
    return _until_luck(game, state, lambda here: int(game.random_action(here, luck)))


def by_thumb(game: Game[Any], state: Any, luck: Rng) -> list[int]:
    """What the rule of thumb does."""
    policy = policy_of(game)
    return _until_luck(game, state, lambda here: int(policy.choose(here, luck)))


def _until_luck(game: Game[Any], state: Any, choose: Callable[[Any], int]) -> list[int]:
    here, line = state.copy(), []
    while not game.over(here) and not game.is_chance(here):
        line.append(choose(here))
        game.apply(here, line[-1])
    return line


def by_search(budget: Budget) -> Plan:
    """What search does with so much thinking."""

    def plan(game: Game[Any], state: Any, luck: Rng) -> list[int]:
        return [thought.action for thought in SearchBot().line(game, state, luck, budget)]

    return plan


PLAYERS: Final[dict[str, Plan]] = {
    "random": by_chance,
    "greedy": by_thumb,
    "ordinary": by_search(A_LOOK),
    "search": by_search(A_THOUGHT),
}


def measured(puzzle: Puzzle, seed: int = 0) -> dict[str, float]:
    """How often each kind of player is right."""
    start = puzzle.table()
    shares = {}
    for name, plan in PLAYERS.items():
        luck, right = Rng(seed + 1), 0
        for _ in range(TRIES[name]):
            table = start.copy()
            for action in plan(table.game, table.state.copy(), luck):
                table.follow(action)
            verdict = verdict_of(puzzle, table)
            assert verdict is not None
            right += verdict.mark == "right"
        shares[name] = round(right / TRIES[name], 3)
    return shares


def grade_of(players: dict[str, float]) -> int:
    """1 where a short look is enough, 2 where search finds it, 3 where even search mostly fails."""
    if players["ordinary"] >= EASY:
        return 1
    return 2 if players["search"] >= EASY else 3
