"""Thinking for the service: fair to all; a thought that is lost or too much is refused."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.pool.fair_queue import FairQueue, Party
from firehouse.thinking import NICENESS, Thinkers, ThoughtLost

MOST: Final = 256
"""Thoughts that wait for each process."""
MOST_OF_ONE: Final = 32
"""Those of one address."""
FIRST_GUESS: Final = 1.0
"""Seconds that a thought takes, as long as none is known."""
NEWS: Final = 0.2
"""How much the last thought counts in that."""

P = ParamSpec("P")
R = TypeVar("R")


class Busy(Denied):
    """Too much is asked; `seconds` says when there is room again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("busy", phrase("denied.busy", seconds=self.seconds))


class Unwanted(Denied):
    """Nobody waited for a thought any more when its turn came."""

    def __init__(self) -> None:
        super().__init__("busy", phrase("denied.unwanted"))


def _always() -> bool:
    return True


def _nothing_to_say() -> None:
    """Nobody wants to know."""


@dataclass(frozen=True)
class Asked:
    """Who asks, whether anybody still waits for the answer, and what to call when work begins."""

    party: Party
    wanted: Callable[[], bool] = _always
    begun: Callable[[], None] = _nothing_to_say


@dataclass(eq=False)
class _Waiting:
    asked: Asked
    work: Callable[[], Awaitable[Any]]
    future: asyncio.Future[Any]


class FairThinkers:
    """A few processes. Each free one takes the thought of who had the least time so far."""

    def __init__(
        self, workers: int, niceness: int = NICENESS, lost: Callable[[], None] = _nothing_to_say
    ) -> None:
        self._workers = workers
        self._lost = lost
        """Told of each thought that was lost with its process."""
        self._thinkers = Thinkers(workers, niceness=niceness)
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._running: set[asyncio.Task[None]] = set()
        self._usual = FIRST_GUESS

    @property
    def waiting(self) -> int:
        """How many thoughts wait."""
        return len(self._queue)

    async def think(
        self, asked: Asked, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """The result of the work, done in another process; Denied if too much is asked.

        Work that nobody waits for any more when its turn comes is not done: then it is Denied too.
        """
        address = asked.party.address
        if len(self._queue) >= MOST * self._workers or (
            self._queue.waiting(address) >= MOST_OF_ONE * self._workers
        ):
            raise Busy(self.seconds_until(address))

        def begin() -> Awaitable[R]:
            return self._done(work, *args, **kwargs)

        waiting = _Waiting(asked, begin, asyncio.get_running_loop().create_future())
        self._queue.put(asked.party, waiting)
        self._go_on()
        found: R = await waiting.future
        return found

    def _done(
        self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, R]:
        """What comes of the work, now that it is its turn."""
        return self._thinkers.think(work, *args, **kwargs)

    def seconds_until(self, address: str) -> float:
        """How long the next thought of an address would wait, about."""
        before = self._queue.ahead(address) + len(self._running)
        return before * self._usual / self._workers

    def warm(self) -> None:
        """Start the first process, so that the first question does not wait for it."""
        if not self._thinkers.started:
            self._thinkers.begin(_nothing)

    def stop(self) -> None:
        """End all thoughts."""
        for task in self._running:
            task.cancel()
        self._thinkers.stop()

    def _go_on(self) -> None:
        """Begin what there is a free process for."""
        while len(self._running) < self._workers and len(self._queue):
            _, waiting = self._queue.next()
            if waiting.future.done() or not waiting.asked.wanted():
                if not waiting.future.done():
                    waiting.future.set_exception(Unwanted())
                    waiting.future.exception()  # it is no matter if nobody hears of it
                continue
            task = asyncio.get_running_loop().create_task(self._think(waiting))
            self._running.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            self._go_on()

    async def _think(self, waiting: _Waiting) -> None:
        waiting.asked.begun()
        began = monotonic()
        try:
            found = await waiting.work()
        except ThoughtLost:
            self._lost()
            self._fail(waiting, Denied("busy", phrase("denied.thought-lost")))
        except Exception as error:
            self._fail(waiting, error)
        else:
            if not waiting.future.done():
                waiting.future.set_result(found)
        seconds = monotonic() - began
        self._usual += NEWS * (seconds - self._usual)
        self._queue.charge(waiting.asked.party.address, seconds)

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        if not waiting.future.done():
            waiting.future.set_exception(error)


class FairThread(FairThinkers):
    """The same in one thread, for what is short and needs what this process has at hand."""

    def __init__(self) -> None:
        super().__init__(1)

    def _done(
        self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, R]:
        return asyncio.to_thread(work, *args, **kwargs)


class Elsewhere:
    """Does work for one who asked; bots that take their time are handed it."""

    def __init__(self, thinkers: FairThinkers, asked: Asked) -> None:
        self._thinkers = thinkers
        self._asked = asked

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What comes of the work."""
        return await self._thinkers.think(self._asked, work, *args, **kwargs)


def _nothing() -> None:
    """The first thought; it takes as long as a process needs to begin."""
    importlib.import_module("firehouse.server.thinking.work")
