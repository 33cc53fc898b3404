"""The chance to win from a position, by playing it out many times with the rule of thumb."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from firehouse.analysis.intervals import wilson
from firehouse.bots.bot import Budget
from firehouse.bots.greedy import policy_of
from firehouse.bots.playouts import wins
from firehouse.bots.policy import Policy
from firehouse.core.game import WON, Game
from firehouse.core.luck import Rng

CHUNK: Final = 8
"""Playouts between two looks at the clock."""


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
    """What is left of a budget: time runs by itself, playouts are counted by who plays them."""

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
        self.policy = policy
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
        if not self.open:
            return 0
        for number in range(self.playouts, self.playouts + playouts):
            self.outcomes.append(wins(self.policy, self.state, self.seed, number, 1))
        return playouts

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
    while position.open:
        left = CHUNK if most is None else min(CHUNK, most - position.playouts)
        position.play(left)
        if clock.spent(position.playouts) >= 1:
            break
    return position.chance


def seed_of(luck: Rng) -> int:
    """A seed for playouts, drawn from luck."""
    return int(luck.next())
