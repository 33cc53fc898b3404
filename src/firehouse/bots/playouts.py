"""Games played to their end by a rule of thumb, on luck that several lines of play can share."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from firehouse.bots.policy import STREAMS, Policy
from firehouse.core.game import WON
from firehouse.core.luck import Rng

_WORD: Final = 0xFFFFFFFF
TO_THE_END: Final = 1_000_000
"""More turns than any game has."""


class Dice:
    """The luck of one playout: a stream for each kind of chance, and one for the players.

    Two playouts with one seed meet the same fire as long as they play the same number of turns,
    whatever else they draw: so the difference between them is what the players did.
    """

    def __init__(self, seed: int) -> None:
        self.streams: list[Rng] = [Rng(0) for _ in range(STREAMS + 1)]
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Begin again with the luck of another seed."""
        key = mixed(seed)
        for rng in self.streams:
            key = mixed(key + 0x9E3779B9)
            rng.a = key
            rng.b = mixed(key + (seed >> 32))
            rng.c = mixed(key ^ 0x5BD1E995)
            rng.d = mixed(rng.b ^ key) | 1

    def players(self) -> Rng:
        """What the players draw from."""
        return self.streams[STREAMS]


def mixed(value: i64) -> i64:
    """32 bits that depend on all bits of a number."""
    x = value & _WORD
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & _WORD
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & _WORD
    return x ^ (x >> 16)


def play_out(policy: Policy[Any], state: Any, dice: Dice, turns: i64 = TO_THE_END) -> float:
    """Play on by the rule of thumb, in place, to the end or so many turns; the merit then."""
    game = policy.game
    players = dice.players()
    left = turns
    while not game.over(state):
        if game.is_chance(state):
            stream = policy.stream(state)
            if stream == 0:
                left -= 1
            game.apply(state, game.sample(state, dice.streams[stream]))
        elif left <= 0:
            break
        else:
            game.apply(state, policy.choose(state, players))
    return policy.merit(state)


def wins(policy: Policy[Any], state: Any, seed: int, first: int, count: int) -> int:
    """How many of the playouts number `first` and on are won."""
    return sum(outcomes(policy, state, seed, first, count))


def outcomes(policy: Policy[Any], state: Any, seed: i64, first: i64, count: i64) -> list[int]:
    """1 for each of the playouts number `first` and on that is won, 0 for the others.

    Each depends on (seed, number) alone.
    """
    dice = Dice(0)
    found: list[int] = []
    number = first
    while number < first + count:
        dice.reseed(((seed & _WORD) << 24) + number)
        ended = state.copy()
        play_out(policy, ended, dice)
        found.append(1 if policy.game.result(ended) == WON else 0)
        number += 1
    return found


def merits(
    policy: Policy[Any], state: Any, seed: i64, first: i64, count: i64, turns: i64
) -> list[float]:
    """What each of the playouts number `first` and on brings, after so many turns."""
    dice = Dice(0)
    found: list[float] = []
    number = first
    while number < first + count:
        dice.reseed((seed << 24) + number)
        found.append(play_out(policy, state.copy(), dice, turns))
        number += 1
    return found


def play_stream(policy: Policy[Any], state: Any, rng: Rng) -> i64:
    """Play by the rule of thumb to the end, in place, fire and players on one stream of luck.

    How many decisions that took.
    """
    game = policy.game
    decisions: i64 = 0
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
        else:
            game.apply(state, policy.choose(state, rng))
            decisions += 1
    return decisions
