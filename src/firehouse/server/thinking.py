"""Processes that think beside the service, so that nobody waits for a bot but its table."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from firehouse.server.denial import Denied

WAITING: Final = 32
"""Thoughts that wait for each process; more are refused."""
NICENESS: Final = 10

P = ParamSpec("P")
R = TypeVar("R")


class Thinkers:
    """A few processes of low priority, started when first needed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._pending = 0

    async def think(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What comes of the work, done in another process; Denied if too much is asked."""
        if self._pending >= self._workers * WAITING:
            raise Denied("busy", "Too many questions at once; ask again in a moment.")
        self._pending += 1
        try:
            return await self._run(work, *args, **kwargs)
        finally:
            self._pending -= 1

    async def _run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        pool = self._pool = self._pool or self._new()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise Denied("busy", "The thought was lost; ask again.") from None

    def warm(self) -> None:
        """Start the first process, so that the first question does not wait for it."""
        if self._pool is None:
            self._pool = self._new()
            self._pool.submit(_nothing)

    def stop(self) -> None:
        """End all thoughts."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()

    def _new(self) -> ProcessPoolExecutor:
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, spawning, initializer=_begin)


def _nothing() -> None:
    """The first thought; it takes as long as a process needs to begin."""
    importlib.import_module("firehouse.server.work")


def _begin() -> None:
    """A process that thinks gives way to those that answer, and leaves Ctrl-C to them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
