"""Thoughts of the service: so many at a time, and what is lost is told as a refusal."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from firehouse.server.denial import Denied
from firehouse.thinking import Thinkers, ThoughtLost

WAITING: Final = 32
"""Thoughts that wait for each process; more are refused."""

P = ParamSpec("P")
R = TypeVar("R")


class BoundedThinkers:
    """A few processes; nobody waits for a bot but its table."""

    def __init__(self, workers: int) -> None:
        self._most = workers * WAITING
        self._thinkers = Thinkers(workers)
        self._pending = 0

    async def think(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What comes of the work, done in another process; Denied if too much is asked."""
        if self._pending >= self._most:
            raise Denied("busy", "Too many questions at once; ask again in a moment.")
        self._pending += 1
        try:
            return await self._thinkers.think(work, *args, **kwargs)
        except ThoughtLost as lost:
            raise Denied("busy", str(lost)) from None
        finally:
            self._pending -= 1

    def warm(self) -> None:
        """Start the first process, so that the first question does not wait for it."""
        if not self._thinkers.started:
            self._thinkers.begin(_nothing)

    def stop(self) -> None:
        """End all thoughts."""
        self._thinkers.stop()


def _nothing() -> None:
    """The first thought; it takes as long as a process needs to begin."""
    importlib.import_module("firehouse.server.thinking.work")
