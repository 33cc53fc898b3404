"""The chance to win from a position, measured by many playouts with the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from time import monotonic
from typing import Any

from firehouse.analysis.intervals import wilson
from firehouse.bots.bot import Budget
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.bots.runner import runner_of
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng


@dataclass(frozen=True)
class Chance:
    """Wins counted in playouts, and the interval that holds the true chance in 95 % of counts.

    An ended game is certain: it needs no playouts, and the interval is a point.
    """

    wins: int
    playouts: int
    low: float
    high: float
    value: float

    @property
    def certain(self) -> bool:
        """Is it known, not estimated?"""
        return self.playouts == 0

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {
            "value": self.value,
            "low": self.low,
            "high": self.high,
            "wins": self.wins,
            "playouts": self.playouts,
        }


def certainty(won: bool) -> Chance:
    """The chance of a game that has ended."""
    value = 1.0 if won else 0.0
    return Chance(0, 0, value, value, value)


def counted(won: int, playouts: int) -> Chance:
    """The chance that a count of at least one playout tells."""
    low, high = wilson(won, playouts)
    return Chance(won, playouts, low, high, won / playouts)


class Clock:
    """The rest of a budget: time passes by itself, and whoever plays counts the playouts."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = monotonic()

    def spent(self, playouts: float) -> float:
        """The part of the budget that is used up after so many playouts; 1 is all of it."""
        most = self.budget.playouts
        seconds = self.budget.seconds
        counted = 0.0 if most is None else playouts / most
        timed = 0.0 if seconds is None else (monotonic() - self.begun) / seconds
        return max(counted, timed)


class Position:
    """A position that is played out again and again; playout i is always the same game."""

    def __init__(self, policy: Policy[Any], state: Any, seed: int) -> None:
        game = policy.game
        self.runner = runner_of(policy)
        self.state = state
        self.seed = seed
        self.outcomes = bytearray()
        """1 for each playout that was won, in their order."""
        self.result = game.result(state)

    @property
    def open(self) -> bool:
        """Has the game not ended here?"""
        return self.result is None

    @property
    def playouts(self) -> int:
        """How many games were played."""
        return len(self.outcomes)

    def play(self, playouts: int) -> int:
        """Play so many games more, unless the game has ended; how many were played."""
        return play_all([self], playouts)

    @cached_property
    def held(self) -> Any:
        """The position as the runner takes it."""
        return self.runner.held(self.state)

    def outcome(self, number: int) -> int:
        """1 if a playout was won; all of an ended game's have its result."""
        return self.outcomes[number] if self.open else int(self.result == WON)

    @property
    def chance(self) -> Chance:
        """What is known so far; nothing played yet is the widest interval."""
        if self.result is not None:
            return certainty(self.result == WON)
        won = self.outcomes.count(1)
        return counted(won, self.playouts) if self.playouts else Chance(0, 0, 0.0, 1.0, 0.5)


def play_all(positions: Sequence[Position], playouts: int) -> int:
    """Play so many games more of each position that is open; how many were played.

    They share a rule of thumb and a seed, and have been played equally often.
    """
    left = [position for position in positions if position.open]
    if not left or playouts < 1:
        return 0
    runner, seed, first = left[0].runner, left[0].seed, left[0].playouts
    found = runner.outcomes([position.held for position in left], seed, first, playouts)
    for position, outcomes in zip(left, found, strict=True):
        position.outcomes.extend(outcomes)
    return playouts * len(left)


def win_chance(
    game: Game[Any],
    state: Any,
    luck: Rng,
    budget: Budget,
    policy: Policy[Any] | None = None,
) -> Chance:
    """The chance to win from here if everybody plays by the rule of thumb.

    The same luck and number of playouts give the same chance.
    """
    position = Position(policy or policy_of(game), state, seed_of(luck))
    clock = Clock(budget)
    most = budget.playouts
    chunk = position.runner.chunk
    while position.open:
        left = chunk if most is None else min(chunk, most - position.playouts)
        position.play(left)
        if clock.spent(position.playouts) >= 1:
            break
    return position.chance


def seed_of(luck: Rng) -> int:
    """A seed for playouts, drawn from luck."""
    return int(luck.next())
