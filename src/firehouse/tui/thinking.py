"""A process that thinks: the screen never stalls, for compiled code lets no other thread run."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr, suppress
from typing import Any, Final, ParamSpec, TypeVar

NICENESS: Final = 10
LOST: Final = "The thought was lost; ask again."

P = ParamSpec("P")
R = TypeVar("R")


class ThoughtLost(RuntimeError):  # noqa: N818 - not an error of the program
    """The process ended in the middle of a thought; the next one gets a new process."""


class Thinker:
    """One process of low priority, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What comes of the work; ThoughtLost if the process is gone."""
        with redirect_stderr(sys.__stderr__):  # a new process needs a real one, not the screen's
            pool = self._pool = self._pool or _new_pool()
            begun = pool.submit(work, *args, **kwargs)
        try:
            return await asyncio.wrap_future(begun)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise ThoughtLost(LOST) from None

    def close(self) -> None:
        """End all thoughts."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()
            process.join()


def _new_pool() -> ProcessPoolExecutor:
    spawning = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, spawning, initializer=_begin)


def _begin() -> None:
    """A process that thinks gives way to the screen, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
