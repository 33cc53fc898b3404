"""Processes that think for one that must not wait: a server, a screen, a laboratory."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr, suppress
from typing import Any, Final, ParamSpec, TypeVar

NICENESS: Final = 10
"""How far a process that thinks stands back, unless told otherwise; 19 is the most."""
LOST: Final = "The thought was lost; ask again."

P = ParamSpec("P")
R = TypeVar("R")


class ThoughtLost(RuntimeError):  # noqa: N818 - not an error of the program
    """The process ended in the middle of a thought; the next one gets a new process."""


class Thinkers:
    """A few processes of low priority, started when they are first needed.

    Threads would not do: compiled code lets no other thread run. Where a screen is drawn, the
    processes are `silent`: a fault of theirs is not written over it.
    """

    def __init__(self, workers: int = 1, silent: bool = False, niceness: int = NICENESS) -> None:
        self._workers = workers
        self._manners = silent, niceness
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of the work; ThoughtLost if its process has ended."""
        thought = self.begin(work, *args, **kwargs)
        pool = self._pool
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise ThoughtLost(LOST) from None

    def begin(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Hand out the work, starting a process for it if there is none."""
        with redirect_stderr(sys.__stderr__):  # a new process needs a real one, not a screen's
            self._pool = self._pool or self._new()
            return self._pool.submit(work, *args, **kwargs)

    @property
    def started(self) -> bool:
        """Is there a process already?"""
        return self._pool is not None

    def stop(self) -> None:
        """End all thoughts, and return when their processes are gone."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()
            process.join()

    def _new(self) -> ProcessPoolExecutor:
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, spawning, _go_last, self._manners)


def _go_last(silent: bool, niceness: int) -> None:
    """Give a thinking process a lower priority than the one that asked."""
    if silent:
        _be_silent()
    live_for_parent()
    with suppress(AttributeError, OSError):
        os.nice(niceness)


def _be_silent() -> None:
    """Say nothing at the terminal, whatever happens."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def live_for_parent() -> None:
    """In a new process: leave Ctrl-C to the parent, which gets it too, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process whose parent was killed has nobody left to work for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
