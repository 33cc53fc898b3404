"""Handles the clocks of slow tables, even of those that are not in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from firehouse.server.condition import CLOCKS
from firehouse.server.denial import Denied
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import StorageError
from firehouse.server.tables.clock import ends, overdue
from firehouse.server.tables.live import LiveTable
from firehouse.server.tables.registry import Registry

ROUND: Final = 5.0
"""Seconds between two looks."""
AT_ONCE: Final = 50
LEASE: Final = timedelta(seconds=60)
"""For so long no other process looks at a table; then one does, should this one have died."""
Remind = Callable[[LiveTable, list[int]], None]


class ClockKeeper:
    """Wakes tables whose clock is due."""

    def __init__(self, resources: Resources, registry: Registry, remind: Remind) -> None:
        self._resources = resources
        self._registry = registry
        self._remind = remind

    async def rounds(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look(datetime.now(UTC))
            except StorageError as error:
                LOG.warning("clocks could not be looked at", reason=str(error))

    async def look(self, now: datetime) -> None:
        """Attend to every table that is due and that no other process attends to."""
        clocks = self._resources.store.clocks
        for found in await clocks.due(now, AT_ONCE):
            if await clocks.claim(found.table, found.due, now + LEASE):
                # In a task of its own, which keeps the table awake while it is attended to.
                await self._resources.spawn(self._attend(found.table, now))

    async def _attend(self, table: str, now: datetime) -> None:
        try:
            live = await self._registry.get(table)
            async with live.lock:
                await live.catch_up_now()
                end = ends(live.fold)
                if end is not None and now >= end:
                    await live.add_now(None, overdue(live.fold))
                elif end is not None:
                    self._remind(live, live.fold.waits_for)
                live.note()
            self._resources.wake_bots(live)
        except (Denied, StorageError) as error:
            LOG.warning("a clock could not be attended to", table=table, reason=str(error))
        except Exception:  # the clocks of others go on
            told = "a clock could not be attended to"
            self._resources.condition.fault(CLOCKS, told, table=table)
