"""Reviews of finished games: computed once, and requested until they are ready."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from math import ceil
from time import monotonic
from typing import Final, TypedDict

from firehouse.bots.positions import position_of
from firehouse.core.phrase import phrase
from firehouse.server.advice_shapes import Review
from firehouse.server.denial import Denied
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.thinkers import Asked, Unwanted
from firehouse.server.resources import Resources
from firehouse.server.tables.live import LiveTable
from firehouse.server.thinking.work import reviewed

KEPT: Final = 64
ALMOST: Final = 0.99
FORGOTTEN: Final = 60.0
"""Seconds after which nobody waits for a review any more that nobody has asked for."""


class Progress(TypedDict):
    """The progress of a review, the seconds until it begins, and the review when it is done."""

    progress: float
    waits: int | None
    review: Review | None


class _Underway:
    """A review that was asked for."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._asked = monotonic()
        self._begun: float | None = None
        self.task: asyncio.Task[Review]

    def ask_again(self) -> None:
        self._asked = monotonic()

    def begin(self) -> None:
        self._begun = monotonic()

    def is_wanted(self) -> bool:
        """Has anybody asked for it lately?"""
        return monotonic() - self._asked < FORGOTTEN

    @property
    def was_dropped(self) -> bool:
        """Was its turn passed over, since nobody asked for so long?"""
        task = self.task
        return task.done() and not task.cancelled() and isinstance(task.exception(), Unwanted)

    def progress(self, wait: float) -> Progress:
        """How far it is; honest about the time before it is begun."""
        if self._begun is None:
            return {"progress": 0.0, "waits": ceil(wait), "review": None}
        done = min(ALMOST, (monotonic() - self._begun) / self._seconds)
        return {"progress": done, "waits": None, "review": None}


class Reviews:
    """One for each table that is over; asking is what starts it."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._known: OrderedDict[tuple[str, int], _Underway] = OrderedDict()

    def of(self, live: LiveTable, address: str) -> Progress:
        """How far the review is, or the review; Denied while the game is on."""
        fold = live.fold
        if not fold.over:
            raise Denied("not-over", phrase("denied.reviewed-later"))
        key = (live.id, fold.position)
        underway = self._known.get(key)
        if underway is None or underway.was_dropped:
            underway = self._known[key] = self._begin(live, address)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        underway.ask_again()
        task = underway.task
        if not task.done():
            return underway.progress(self._resources.reviewers.seconds_until(address))
        if task.cancelled() or task.exception() is not None:
            del self._known[key]
        return {"progress": 1.0, "waits": None, "review": task.result()}

    def _begin(self, live: LiveTable, address: str) -> _Underway:
        seconds = self._resources.settings.review_seconds
        underway = _Underway(seconds)
        asked = Asked(Party(address, live.id), underway.is_wanted, underway.begin)
        position = position_of(live.fold.core)
        thought = self._resources.reviewers.think(asked, reviewed, position, seconds)
        underway.task = asyncio.create_task(thought)
        return underway
