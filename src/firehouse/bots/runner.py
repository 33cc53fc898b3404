"""Playouts by the thousand: in C on all cores where a game is translated, else one by one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from firehouse.bots import playouts, streams
from firehouse.bots.policy import Policy
from firehouse.bots.random import RandomPolicy
from firehouse.bots.sharing import MOST, Shelf
from firehouse.core.catalogue import row_of
from firehouse.native.engine import End, Mind, Native, Words, native_of

KEPT: Final = 8
"""Rules of thumb whose runners are kept."""


class Runner:
    """Plays positions out by a rule of thumb, here and now."""

    chunk = 8
    """Playouts between two looks at the clock."""
    pace = 1_000
    """Playouts that a second is thought to bring, to choose the number of plans by."""

    def __init__(self, policy: Policy[Any], native: Native | None = None) -> None:
        self.policy = policy
        self.native = native

    def held(self, state: Any) -> Any:
        """A position as the runner takes it; what becomes of the state no longer matters."""
        return state.copy()

    def outcomes(self, held: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        """For each position, which of the playouts number `first` and on are won, as 1 and 0."""
        return [playouts.outcomes(self.policy, one, seed, first, count) for one in held]

    def merits(
        self, held: Sequence[Any], seed: int, first: int, count: int, turns: int
    ) -> list[list[float]]:
        """For each position, what each of the playouts number `first` and on brings."""
        return [playouts.merits(self.policy, one, seed, first, count, turns) for one in held]

    def ends(self, seed: int, count: int) -> list[End]:
        """How the games of so many seeds in a row end, each on the stream of its seed."""
        return streams.greedy_ends(self.policy, self.policy.game.start(), seed, count)


class RandomRunner(Runner):
    """Plays at random, which has a way of its own, a quick one."""

    def ends(self, seed: int, count: int) -> list[End]:
        game = self.policy.game
        if self.native is None or not is_word(seed, count):
            return streams.random_ends(game, game.start(), seed, count)
        start = self.native.position(game.start())
        return [
            end
            for begin in range(seed, seed + count, MOST)
            for end in self.native.random_ends(start, begin, min(MOST, seed + count - begin))
        ]


class NativeRunner(Runner):
    """The same in C, on every core: no thread holds Python's lock while it plays."""

    chunk = 64
    pace = 10_000

    def __init__(self, policy: Policy[Any], native: Native) -> None:
        super().__init__(policy, native)
        self._minds = Shelf(lambda: Mind(native, policy))

    def held(self, state: Any) -> Words:
        return self._in_c.position(state)

    def outcomes(self, held: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        return self._minds.share(
            held, first, count, lambda mind, one, *part: mind.outcomes(one, seed, *part)
        )

    def merits(
        self, held: Sequence[Any], seed: int, first: int, count: int, turns: int
    ) -> list[list[float]]:
        return self._minds.share(
            held, first, count, lambda mind, one, *part: mind.merits(one, seed, *part, turns)
        )

    def ends(self, seed: int, count: int) -> list[End]:
        if not is_word(seed, count):
            return super().ends(seed, count)
        start = self._in_c.position(self.policy.game.start())
        (found,) = self._minds.share(
            [start], seed, count, lambda mind, one, *part: mind.ends(one, *part)
        )
        return found

    @property
    def _in_c(self) -> Native:
        assert self.native is not None
        return self.native


def is_word(seed: int, count: int) -> bool:
    """Does C have numbers for these seeds?"""
    return seed >= -(2**63) and seed + count < 2**63


_runners: dict[int, Runner] = {}


def runner_of(policy: Policy[Any]) -> Runner:
    """Who plays out by this rule of thumb; kept for the next time."""
    found = _runners.get(id(policy))
    if found is None or found.policy is not policy:
        found = _made(policy)
        while len(_runners) >= KEPT:
            del _runners[next(iter(_runners))]
        _runners[id(policy)] = found
    return found


def _made(policy: Policy[Any]) -> Runner:
    """In C if the game is translated with this very rule of thumb."""
    row = row_of(policy.game.setup.ruleset)
    is_random = type(policy) is RandomPolicy
    known = is_random or (row.policy and type(policy) is row.load("policy"))
    native = native_of(policy.game) if known and row.native else None
    if is_random:
        return RandomRunner(policy, native)
    return Runner(policy) if native is None else NativeRunner(policy, native)


if hasattr(os, "register_at_fork"):  # a rule of thumb may be at work in another thread
    os.register_at_fork(after_in_child=_runners.clear)
