"""Reviews of finished games: thought out once, asked for until they are there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

from firehouse.bots.positions import position_of
from firehouse.server.advice_shapes import Review
from firehouse.server.denial import Denied
from firehouse.server.resources import Resources
from firehouse.server.tables.live import LiveTable
from firehouse.server.thinking.work import reviewed

KEPT: Final = 64
ALMOST: Final = 0.99


@dataclass
class _Underway:
    begun: float
    task: asyncio.Task[Review]


class Reviews:
    """One for each table that is over; asking is what starts it."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._known: OrderedDict[tuple[str, int], _Underway] = OrderedDict()

    def of(self, live: LiveTable) -> tuple[float, Review | None]:
        """How far the review is, and the review when it is done; Denied while the game is on."""
        fold = live.fold
        if not fold.over:
            raise Denied("not-over", "A game is reviewed when it is over.")
        key = (live.id, fold.position)
        seconds = self._resources.settings.review_seconds
        underway = self._known.get(key)
        if underway is None:
            thought = self._resources.reviewers.think(reviewed, position_of(fold.core), seconds)
            underway = self._known[key] = _Underway(monotonic(), asyncio.create_task(thought))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        if not underway.task.done():
            return min(ALMOST, (monotonic() - underway.begun) / seconds), None
        if underway.task.cancelled() or underway.task.exception() is not None:
            del self._known[key]
        return 1.0, underway.task.result()
