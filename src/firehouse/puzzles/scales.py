"""How the end of a turn is judged: by the position, by whole games, or at a goal's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from firehouse.bots.greedy import policy_of
from firehouse.bots.playouts import Dice, play_out
from firehouse.bots.policy import Policy
from firehouse.bots.runner import runner_of
from firehouse.core.game import WON, Game
from firehouse.puzzles.shelf import part_of
from firehouse.puzzles.task import Task
from firehouse.words.language import tell


class Scale(Protocol):
    """Plays positions on; those of one number share their luck."""

    def outcomes(self, states: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        """For each position, 1 for each game number `first` and on that succeeds, else 0."""
        ...


def scale_of(game: Game[Any], state: Any, task: Task) -> Scale:
    """The scale for a task that begins at this position."""
    if task.kind == "win":
        return NowScale(game)
    policy = policy_of(game)
    if task.kind == "best":
        return WinScale(policy)
    goals = part_of(game.setup.ruleset).goals
    if goals is None:
        raise ValueError(tell("puzzle.no-goals"))
    return GoalScale(policy, goals.count, goals.count(state) + task.goal, task.turns)


class NowScale:
    """Success is a game that is won already."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def outcomes(self, states: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        """The same for every number: there is no luck in it."""
        return [[int(self.game.result(state) == WON)] * count for state in states]


class WinScale:
    """Success is a won game."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.runner = runner_of(policy)

    def outcomes(self, states: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        """As the runner of the rule of thumb counts them."""
        held = [self.runner.held(state) for state in states]
        return self.runner.outcomes(held, seed, first, count)


class GoalScale:
    """Success is so much of what the game counts after so many turns, this one included."""

    def __init__(self, policy: Policy[Any], count: Any, goal: int, turns: int) -> None:
        self.policy = policy
        self.count = count
        self.goal = goal
        self.turns = turns

    def outcomes(self, states: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        """Played on by the rule of thumb; a game that ends before counts as it ended."""
        dice = Dice(0)
        numbers = range(first, first + count)
        return [[self._reached(state, dice, seed, n) for n in numbers] for state in states]

    def _reached(self, state: Any, dice: Dice, seed: int, number: int) -> int:
        dice.reseed((seed << 24) + number)
        here = state.copy()
        play_out(self.policy, here, dice, self.turns)
        return int(self.count(here) >= self.goal)
