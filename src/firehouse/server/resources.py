"""What every part of the service shares: storage, the bus, the thinking processes, the clock."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakMethod

import msgspec
import structlog

from firehouse.reference import section_of
from firehouse.server.bus import MEMORY, Bus, bus_of
from firehouse.server.condition import (
    AWAY,
    BUS,
    DAMAGED,
    FAULT,
    LOST,
    REVIEWERS,
    STORAGE,
    TASKS,
    THINKERS,
    Condition,
)
from firehouse.server.memory import Tidying
from firehouse.server.metrics import Metrics
from firehouse.server.people.blocked_words import BlockedWords
from firehouse.server.people.shunned import Shunned
from firehouse.server.pool.offered import OfferedBots
from firehouse.server.pool.thinkers import FairThinkers
from firehouse.server.settings import Settings
from firehouse.stage import Cite

if TYPE_CHECKING:
    from firehouse.server.storage import Store
    from firehouse.server.tables.live import LiveTable

LOG: Final = structlog.get_logger("firehouse.server")
BREATH: Final = 5.0
"""Seconds before a task that failed begins again."""


class StorageWatch:
    """Tells the condition of a server what its storage meets."""

    def __init__(self, condition: Condition) -> None:
        self._condition = condition

    def failed(self, kind: str, reason: str) -> None:
        """A read or a write failed."""
        self._condition.fail(STORAGE, kind, reason)

    def wrote(self) -> None:
        """A write went well."""
        self._condition.mend(STORAGE)

    def unreadable(self) -> None:
        """A row is damaged; the others are well."""
        self._condition.count(STORAGE, DAMAGED)


class Resources:
    """One of each for a process."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.condition = Condition(self.metrics)
        self.store = store or self._database()
        self.bus: Bus = bus_of(settings.bus, self._unheard)
        self.thinkers = self._thinking(THINKERS, settings.workers)
        self.reviewers = self._thinking(REVIEWERS, 1)
        """Reviews take long: they have a process of their own, so that no bot waits for them."""
        self.bots = OfferedBots(settings.named_bots)
        self.words = BlockedWords(settings.unwanted_words)
        self.shunned = Shunned()
        self.tidying = Tidying()
        self.process = secrets.token_hex(4)
        self.shared = settings.bus != MEMORY
        """May other processes serve the same tables?"""
        self.wake_bots: Callable[[LiveTable], None] = _nobody
        self.call: Callable[[LiveTable, list[int]], None] = _nobody
        """Told whom a table has begun to wait for."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: set[asyncio.TimerHandle] = set()

    def _database(self) -> Store:
        """Where tables are kept unless something else is: SQLite or PostgreSQL."""
        from firehouse.server.storage import Store

        observe, watch = self.metrics.observe_storage, StorageWatch(self.condition)
        return Store(self.settings.database_url, observe, watch)

    def _thinking(self, who: str, workers: int) -> FairThinkers:
        """Processes that think, of which it is told how many wait and whether one was lost."""

        def lost() -> None:
            self.condition.report(who, LOST, "a process ended in the middle of a thought", who=who)

        thinkers = FairThinkers(workers, self.settings.niceness, lost)
        self.metrics.waiting.labels(who).set_function(lambda: thinkers.waiting)
        return thinkers

    def _unheard(self, table: str) -> None:
        """Somebody here failed at a message of the bus."""
        self.condition.fault(BUS, "a message of the bus could not be taken", table=table)

    def cite(self, rule: str) -> Cite | None:
        """A rule with its section of the reference; None for what is no rule of a game."""
        return Cite(rule, section_of(rule)) if rule else None

    async def publish(self, table: str, message: dict[str, Any]) -> None:
        """Tell other processes about a table, if there may be any."""
        if self.shared:
            await self.bus.publish(table, msgspec.json.encode({**message, "from": self.process}))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; a fault in it is logged and counted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def keep_up(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something beside without end; after a fault, which is counted, it goes on."""

        async def again_and_again() -> None:
            while True:
                try:
                    await loop()
                except Exception:
                    self.condition.fault(name, "a task failed and begins again", task=name)
                await asyncio.sleep(BREATH)

        self.condition.expect(name, FAULT)
        self.spawn(again_and_again())

    def later(self, seconds: float, call: Callable[..., None], *arguments: Any) -> None:
        """Call a method in a while, if its owner is still there; that is not kept for it."""
        reference = WeakMethod(call)

        def due() -> None:
            self._timers.discard(handle)
            method = reference()
            if method is not None:
                method(*arguments)

        handle = asyncio.get_running_loop().call_later(seconds, due)
        self._timers.add(handle)

    async def start(self) -> None:
        """Open the storage and the bus; the bus may come later."""
        await self.store.start()
        if not await self.bus.start():
            self.condition.fail(BUS, AWAY, "It does not answer; it is asked again and again.")

    async def look(self) -> None:
        """See how storage and bus are."""
        fault, bus = await asyncio.gather(self.store.fault(), self.bus.healthy())
        if fault is None:
            self.condition.look(STORAGE)
        else:
            self.condition.look(STORAGE, fault.kind, str(fault))
        self.condition.look(BUS, *(() if bus else (AWAY, "It does not answer.")))

    async def stop(self) -> None:
        """End what was begun beside, finish all writes, close."""
        await self._stop_tasks()
        self.thinkers.stop()
        self.reviewers.stop()
        await self.bus.stop()
        await self.store.stop()

    async def _stop_tasks(self) -> None:
        for handle in self._timers:
            handle.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.condition.report(TASKS, FAULT, "a task failed", exc_info=task.exception())


def _nobody(live: LiveTable, people: object = None) -> None:
    """Until somebody lets the bots play, or calls people."""
