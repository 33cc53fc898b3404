"""The tables in memory: loaded from storage on demand, unloaded when nobody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec

from firehouse.core.phrase import phrase
from firehouse.server.condition import AWAY, BOOKMARKS, BUS, DAMAGED, TABLES
from firehouse.server.denial import Damaged, Denied
from firehouse.server.people.tokens import is_table_id
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import StorageError, TableRow, Unreadable
from firehouse.server.tables.bookmark import WORTH, maker, opened
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.folding import folded
from firehouse.server.tables.live import LiveTable

ROUND: Final = 20.0
"""Seconds between two looks for tables that can sleep and processes that went silent."""
DEAF_PAUSE: Final = 1.0
"""Seconds between two looks into the storage while the bus is away."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 10.0
"""Seconds between two tries to read what other processes stored."""
FOLLOWED: Final = 8
"""Tables that are caught up at once; while one waits its news gathers, and is read in one go."""


class Registry:
    """Every table that is awake in this process, by id."""

    def __init__(self, resources: Resources) -> None:
        self.tables: dict[str, LiveTable] = {}
        self._resources = resources
        self._waking: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._ears: dict[str, Callable[[bytes], None]] = {}
        self._behind: dict[LiveTable, bool] = {}
        """Tables that are being caught up; True if there was news since the last look."""
        self._following = asyncio.Semaphore(FOLLOWED)

    def start(self) -> None:
        """Begin to look after the tables."""
        self._resources.keep_up("tables", self._rounds)
        if self._resources.shared:
            self._resources.keep_up("following", self._read_while_deaf)

    def is_awake(self, table: str) -> bool:
        """Is a table in use here?"""
        return table in self.tables

    async def get(self, table: str) -> LiveTable:
        """A table, woken up if it sleeps; Denied if there is none.

        It stays awake until the task that asked has ended: a request, or a socket.
        """
        while (live := self.tables.get(table)) is None or live.damaged:
            if live is not None:
                await self._sleep(live)  # the next one to load it gets the error
            elif not is_table_id(table) or await asyncio.shield(self._woken(table)) is None:
                raise Denied("no-table", phrase("denied.no-table"))
        live.hold()
        return live

    def _woken(self, table: str) -> asyncio.Task[LiveTable | None]:
        """The task that loads a table, one for all who ask."""
        task = self._waking.get(table)
        if task is None:
            task = self._waking[table] = asyncio.create_task(self._wake(table))
            task.add_done_callback(lambda _: self._waking.pop(table, None))
        return task

    async def _wake(self, table: str) -> LiveTable | None:
        await self._make_room()
        live = await wake(self._resources, table)
        if live is None:
            return None
        if self._resources.shared:
            await self._listen(live)
        self.tables[table] = live
        self._count()
        LOG.debug("a table woke up", table=table)
        return live

    def _count(self) -> None:
        self._resources.tidying.tables.see(len(self.tables))
        self._resources.metrics.tables.set(len(self.tables))

    async def _listen(self, live: LiveTable) -> None:
        """Listen to other processes at a table, and take in what they did before."""
        ear = self._ears[live.id] = self._ear(live)
        try:
            await self._resources.bus.subscribe(live.id, ear)
            await live.catch_up()
            await live.publish({"who": True})
        except BaseException:
            del self._ears[live.id]
            await self._resources.bus.unsubscribe(live.id, ear)
            raise

    async def _make_room(self) -> None:
        """Put the table to sleep that was not used for longest, if there are too many."""
        if len(self.tables) < self._resources.settings.max_tables:
            return
        idle = [live for live in self.tables.values() if not live.busy]
        if not idle:
            raise Denied("full", phrase("denied.no-room-for-tables"))
        await self._sleep(min(idle, key=lambda live: live.used))

    async def _sleep(self, live: LiveTable) -> None:
        del self.tables[live.id]
        self._count()
        if not live.damaged and live.fold.seq - live.marked >= WORTH:
            self._resources.spawn(live.mark())
        LOG.debug("a table went to sleep", table=live.id)
        ear = self._ears.pop(live.id, None)
        if ear is not None:
            await self._resources.bus.unsubscribe(live.id, ear)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            for live in list(self.tables.values()):
                try:
                    await self._look_after(live)
                except Exception:
                    told = "could not look after a table"
                    self._resources.condition.fault(TABLES, told, table=live.id)
            await asyncio.to_thread(self._resources.tidying.tidy)

    async def _look_after(self, live: LiveTable) -> None:
        """Unload a table that nobody uses; else drop silent viewers, and say who is here."""
        if self.tables.get(live.id) is not live:
            return
        if not live.busy and monotonic() - live.used > self._resources.settings.idle_seconds:
            await self._sleep(live)
            return
        if live.presence.forget_silent():
            live.show_presence()
        if live.connections:
            await live.publish({"presence": live.presence.told()})

    async def _read_while_deaf(self) -> None:
        """While the bus is away, look into the storage for what other processes wrote."""
        while True:
            await asyncio.sleep(DEAF_PAUSE)
            if self._resources.bus.connected:
                continue
            self._resources.condition.fail(BUS, AWAY, "Nothing is heard of other processes.")
            try:
                await self._read_all()
            except StorageError as error:
                LOG.warning("could not follow other processes", reason=str(error))

    async def _read_all(self) -> None:
        awake = list(self.tables.values())
        last = await self._resources.store.last_entries([live.id for live in awake])
        for live in awake:
            if live.id not in last:
                live.leave_for_good()
            elif last[live.id] > live.fold.seq:
                self._catch_up(live)

    def _ear(self, live: LiveTable) -> Callable[[bytes], None]:
        """What listens to other processes for a table."""

        def hear(data: bytes) -> None:
            message: dict[str, Any] = msgspec.json.decode(data)
            if message.get("from") == self._resources.process:
                return
            if "reread" in message or message.get("seq", 0) > live.fold.seq:
                self._catch_up(live)
            elif "who" in message:
                self._resources.spawn(live.publish({"presence": live.presence.told()}))
            else:
                live.hear(message, message["from"])

        return hear

    def _catch_up(self, live: LiveTable) -> None:
        """Take what another process has stored; one look after the other."""
        if live not in self._behind:
            self._resources.spawn(self._follow(live))
        self._behind[live] = True

    async def _follow(self, live: LiveTable) -> None:
        """Look until nothing is new, again and again while storage does not answer."""
        pause = FIRST_PAUSE
        try:
            while self._behind[live] and self.tables.get(live.id, live) is live:
                try:
                    async with self._following:
                        self._behind[live] = False
                        await live.catch_up()
                    pause = FIRST_PAUSE
                except StorageError as error:
                    LOG.warning("could not follow a table", table=live.id, reason=str(error))
                    self._behind[live] = True
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                except Damaged:
                    return  # it is logged, and those who watch have heard
        finally:
            del self._behind[live]


async def wake(resources: Resources, table: str) -> LiveTable | None:
    """A table from storage, as it was; None if there is none, Damaged if it cannot be followed."""
    try:
        row = await resources.store.table(table)
        if row is None:
            return None
        fold = await _bookmarked(resources, row) or Fold(row)
        marked = fold.seq
        await folded(fold, await resources.store.entries(table, marked))
        live = LiveTable(resources, fold)
        live.marked = marked
        await live.keys.read(resources.store, table)
    except Exception as error:
        if isinstance(error, StorageError) and not isinstance(error, Unreadable):
            raise
        told = "a table is damaged"
        resources.condition.report(TABLES, DAMAGED, told, exc_info=True, table=table)
        raise Damaged from None
    if fold.over:
        resources.spawn(live.finish())
    return live


async def _bookmarked(resources: Resources, row: TableRow) -> Fold | None:
    """A table as its bookmark tells, if it has one that is of use."""
    mark = await resources.store.bookmark(row.id)
    if mark is None or mark.maker != maker(row.setup["ruleset"]):
        return None
    try:
        return await opened(row, mark.body)
    except Exception as error:
        resources.condition.count(BOOKMARKS, DAMAGED)
        LOG.warning("a bookmark is of no use", table=row.id, reason=str(error))
        return None
