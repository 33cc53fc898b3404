"""The whole service of a process: its tables, and its background work."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Final

from firehouse.core.daily import today
from firehouse.server.condition import DAMAGED, FAILED, STORAGE, TIDYING
from firehouse.server.push.calling import Callers
from firehouse.server.push.pushing import Pusher
from firehouse.server.resources import LOG, Resources
from firehouse.server.settings import Settings
from firehouse.server.storage import StorageError
from firehouse.server.table_service import TableService
from firehouse.server.tables.clocks import ClockKeeper
from firehouse.server.tables.tidying import Policy, tidy, tidy_lockers
from firehouse.server.workshop.judging import Judges
from firehouse.server.workshop.trials import Trials

LOOK_SECONDS: Final = 10.0
PAGES_SECONDS: Final = 24 * 3600.0
TIDY_SECONDS: Final = 24 * 3600.0
TRIES_DAYS: Final = 2
"""Days for which it is kept who has played a day's game."""


class Service(TableService):
    """Tables, trials of people's own files, clocks, calls, and the care for what is stored."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(Resources(settings))
        self.trials = Trials(self.resources)
        self.judges = Judges()
        self.pusher = Pusher(self.resources)
        self._callers = Callers(self.resources, self.pusher)
        self.resources.call = self._callers.call
        self.clocks = ClockKeeper(self.resources, self.registry, self._callers.remind)

    async def open(self) -> None:
        """Be ready for everybody."""
        await super().open()
        self.pusher.start()
        self.resources.keep_up("clocks", self.clocks.rounds)
        self.resources.keep_up("health", self._look_after_itself)
        self.resources.keep_up("pages", self._look_at_pages)
        self.resources.keep_up("tidying", self._tidy)

    async def _look_after_itself(self) -> None:
        """Know what is wrong also where nobody asks."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.resources.look()

    async def _look_at_pages(self) -> None:
        """A damaged page is found before a player finds it."""
        while True:
            damage = await self.resources.store.damage()
            if damage:
                self.resources.condition.fail(STORAGE, DAMAGED, damage)
            await asyncio.sleep(PAGES_SECONDS)

    async def _tidy(self) -> None:
        """Once a day remove what the host does not want to keep, but no table that is in use.

        Tries of a day's game are forgotten when that day is over for everybody.
        """
        policy = Policy.of(self.resources.settings)
        while True:
            try:
                await self.resources.store.days.forget_tries(_days_ago(TRIES_DAYS))
                await tidy_lockers(self.resources.store, policy)
                spared = self.registry.is_awake
                gone = await tidy(self.resources.store, policy, False, spared, self._unarchived)
                if gone:
                    LOG.info("tables were removed", tables=len(gone), archive=str(policy.archive))
            except (StorageError, OSError) as error:
                told = "tables could not be removed"
                self.resources.condition.report(TIDYING, FAILED, told, reason=str(error))
            await asyncio.sleep(TIDY_SECONDS)

    def _unarchived(self) -> None:
        self.resources.condition.count(TIDYING, FAILED)

    async def close(self) -> None:
        """Finish all writes."""
        await super().close()
        self.judges.stop()
        self.pusher.stop()


def _days_ago(days: int) -> str:
    """A day before today, as it is written."""
    return (date.fromisoformat(today()) - timedelta(days=days)).isoformat()
