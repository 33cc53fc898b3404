"""Playouts by the thousand: in C on all cores where a game is translated, else one by one."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from firehouse.bots import playouts, streams
from firehouse.bots.policy import Policy
from firehouse.bots.random import RandomPolicy
from firehouse.core.catalogue import row_of
from firehouse.native.cores import cores, pool
from firehouse.native.engine import End, Mind, Native, Words, native_of

KEPT: Final = 8
"""Rules of thumb whose runners are kept."""
LEAST: Final = 4
MOST: Final = 512
"""Playouts in one go of one core."""
PARTS: Final = 4
"""Goes for each core, so that none waits long for another."""

T = TypeVar("T")


class Runner:
    """Plays positions out by a rule of thumb, here and now."""

    chunk = 8
    """Playouts between two looks at the clock."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.policy = policy

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

    def __init__(self, policy: Policy[Any], native: Native | None) -> None:
        super().__init__(policy)
        self.native = native

    def ends(self, seed: int, count: int) -> list[End]:
        game = self.policy.game
        if self.native is None or not _is_word(seed, count):
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

    def __init__(self, policy: Policy[Any], native: Native) -> None:
        super().__init__(policy)
        self.native = native
        self._minds: SimpleQueue[Mind] = SimpleQueue()

    def held(self, state: Any) -> Words:
        return self.native.position(state)

    def outcomes(self, held: Sequence[Any], seed: int, first: int, count: int) -> list[list[int]]:
        return self._shared(
            held, first, count, lambda mind, one, *part: mind.outcomes(one, seed, *part)
        )

    def merits(
        self, held: Sequence[Any], seed: int, first: int, count: int, turns: int
    ) -> list[list[float]]:
        return self._shared(
            held, first, count, lambda mind, one, *part: mind.merits(one, seed, *part, turns)
        )

    def ends(self, seed: int, count: int) -> list[End]:
        if not _is_word(seed, count):
            return super().ends(seed, count)
        start = self.native.position(self.policy.game.start())
        (found,) = self._shared(
            [start], seed, count, lambda mind, one, *part: mind.ends(one, *part)
        )
        return found

    def _shared(
        self,
        held: Sequence[Words],
        first: int,
        count: int,
        play: Callable[[Mind, Words, int, int], list[T]],
    ) -> list[list[T]]:
        """Cut the work into parts, have the threads do them, and put the answers in order."""
        step = max(LEAST, min(MOST, len(held) * count // (cores() * PARTS)))
        parts = [
            (number, begin, min(step, first + count - begin))
            for number in range(len(held))
            for begin in range(first, first + count, step)
        ]

        def work(part: tuple[int, int, int]) -> list[T]:
            number, begin, size = part
            return self._with_mind(lambda mind: play(mind, held[number], begin, size))

        together = pool().map if cores() > 1 and len(parts) > 1 else map
        found: list[list[T]] = [[] for _ in held]
        for part, answer in zip(parts, together(work, parts), strict=True):
            found[part[0]].extend(answer)
        return found

    def _with_mind(self, work: Callable[[Mind], T]) -> T:
        """Work with a rule of thumb that nobody else uses meanwhile."""
        try:
            mind = self._minds.get_nowait()
        except Empty:
            mind = Mind(self.native, self.policy)
        try:
            return work(mind)
        finally:
            self._minds.put(mind)


def _is_word(seed: int, count: int) -> bool:
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
