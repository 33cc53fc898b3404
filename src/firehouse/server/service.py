"""The whole service of a process: what it shares, the tables, the sockets, the bots."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Final

from firehouse.core.daily import today
from firehouse.server.api.history import Histories
from firehouse.server.api.socket import Sockets
from firehouse.server.condition import DAMAGED, STORAGE
from firehouse.server.push.calling import Callers
from firehouse.server.push.pushing import Pusher
from firehouse.server.resources import LOG, Resources
from firehouse.server.settings import Settings
from firehouse.server.storage import StorageError
from firehouse.server.tables.clocks import ClockKeeper
from firehouse.server.tables.registry import Registry
from firehouse.server.tables.tidying import Policy, tidy, tidy_lockers
from firehouse.server.thinking.advice import Advisers
from firehouse.server.thinking.bot_turns import BotTurns
from firehouse.server.thinking.reviews import Reviews
from firehouse.server.workshop.trials import Trials
from firehouse.words.language import tell

LOOK_SECONDS: Final = 10.0
PAGES_SECONDS: Final = 24 * 3600.0
TIDY_SECONDS: Final = 24 * 3600.0
TRIES_DAYS: Final = 2
"""Days for which it is kept who has played a day's game."""


class Service:
    """Opened when the app starts, closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.resources = Resources(settings)
        self.registry = Registry(self.resources)
        self.sockets = Sockets(self.resources, self.registry, Advisers(self.resources))
        self.histories = Histories()
        self.reviews = Reviews(self.resources)
        self.trials = Trials(self.resources)
        self._bots = BotTurns(self.resources)
        self.resources.wake_bots = self._bots.wake
        self.pusher = Pusher(self.resources)
        self._callers = Callers(self.resources, self.pusher)
        self.resources.call = self._callers.call
        self.clocks = ClockKeeper(self.resources, self.registry, self._callers.remind)

    async def open(self) -> None:
        """Be ready for everybody."""
        await self.resources.start()
        self.registry.start()
        self.pusher.start()
        self.resources.spawn(self.clocks.rounds())
        self.resources.spawn(self._look_after_itself())
        self.resources.spawn(self._look_at_pages())
        self.resources.spawn(self._tidy())

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

        Who has played a day's game is forgotten when that day is over for everybody.
        """
        policy = Policy.of(self.resources.settings)
        while True:
            try:
                await self.resources.store.days.forget_tries(_days_ago(TRIES_DAYS))
                await tidy_lockers(self.resources.store, policy)
                gone = await tidy(self.resources.store, policy, False, self.registry.is_awake)
                if gone:
                    LOG.info("tables were removed", tables=len(gone), archive=str(policy.archive))
            except (StorageError, OSError) as error:
                LOG.error("tables could not be removed", reason=str(error))
            await asyncio.sleep(TIDY_SECONDS)

    async def goodbye(self) -> None:
        """Say goodbye to everybody; no more sockets are taken."""
        await self.sockets.stop(tell("service.stops"))

    async def close(self) -> None:
        """Finish all writes."""
        await self.goodbye()
        await self.resources.stop()
        self.pusher.stop()


def _days_ago(days: int) -> str:
    """A day before today, as it is written."""
    return (date.fromisoformat(today()) - timedelta(days=days)).isoformat()
