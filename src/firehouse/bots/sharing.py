"""Work in C cut into parts for every core, and minds that one thread uses at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Final, Generic, TypeVar

from firehouse.native.cores import cores, pool
from firehouse.native.engine import Words

LEAST: Final = 4
MOST: Final = 256
"""Playouts in one go of one core."""
PARTS: Final = 4
"""Goes for each core, so that none waits long for another."""

M = TypeVar("M")
T = TypeVar("T")


class Shelf(Generic[M]):
    """Minds that nobody uses at the moment; what is missing is made."""

    def __init__(self, make: Callable[[], M]) -> None:
        self._make = make
        self._minds: SimpleQueue[M] = SimpleQueue()

    def lend(self, work: Callable[[M], T]) -> T:
        """Work with a mind that nobody else uses meanwhile."""
        try:
            mind = self._minds.get_nowait()
        except Empty:
            mind = self._make()
        try:
            return work(mind)
        finally:
            self._minds.put(mind)

    def share(
        self,
        held: Sequence[Words],
        first: int,
        count: int,
        play: Callable[[M, Words, int, int], list[T]],
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
            return self.lend(lambda mind: play(mind, held[number], begin, size))

        together = pool().map if cores() > 1 and len(parts) > 1 else map
        found: list[list[T]] = [[] for _ in held]
        for part, answer in zip(parts, together(work, parts), strict=True):
            found[part[0]].extend(answer)
        return found
