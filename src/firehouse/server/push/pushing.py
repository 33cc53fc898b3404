"""Messages on their way to browsers: a fair and bounded queue, sent beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from time import monotonic
from typing import Any, Final

import msgspec

from firehouse.server.pool.fair_queue import FairQueue, Party
from firehouse.server.push.posting import checked, post
from firehouse.server.push.sealing import Sender, sealed
from firehouse.server.resources import LOG, Resources
from firehouse.server.settings import daily_secret
from firehouse.server.storage import PushRow, StorageError

MOST_WAITING: Final = 1_000
MOST_OF_ONE: Final = 40
"""Messages that wait for the browsers of one locker."""
SENDERS: Final = 4
"""Threads that send, each waiting for one push service at most."""
MOST_FAILURES: Final = 5
"""In a row, after which an endpoint is forgotten."""
GONE: Final = (404, 410)
"""What a push service says of a browser that wants no messages any more."""


class Pusher:
    """Sends messages to whoever of a locker asked for them."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._queue: FairQueue[tuple[PushRow, bytes]] = FairQueue()
        """By locker: a slow browser of one keeps no other waiting for long."""
        self._mail = asyncio.Semaphore(0)
        """How many messages wait, for those who send."""
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="push")
        self._anywhere = resources.settings.push_anywhere

    @cached_property
    def sender(self) -> Sender:
        """The sender; the secret is available once the server is open."""
        settings = self._resources.settings
        return Sender(daily_secret(settings), settings.push_contact)

    def start(self) -> None:
        """Begin to send."""
        for _ in range(SENDERS):
            self._resources.spawn(self._work())

    def stop(self) -> None:
        """Send nothing more; what is on its way may end by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def tell(self, lockers: Sequence[str], topic: str, message: dict[str, Any]) -> None:
        """Queue a message for the browsers of these lockers; a newer one of a topic replaces it."""
        body = msgspec.json.encode(message)
        for row in await self._resources.store.pushes.of(lockers):
            full = len(self._queue) >= MOST_WAITING
            if full or self._queue.waiting(row.locker) >= MOST_OF_ONE:
                LOG.warning("too many pushes wait; some are dropped")
                continue
            self._queue.put(Party(row.locker, topic), (row, body))
            self._mail.release()

    @property
    def waiting(self) -> int:
        """How many messages have not been sent yet."""
        return len(self._queue)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._mail.acquire()
            party, (row, body) = self._queue.next()
            began = monotonic()
            status = await loop.run_in_executor(self._threads, self._send, row, body, party.table)
            self._queue.charge(party.address, monotonic() - began)
            try:
                await self._note(row, status)
            except StorageError as error:
                LOG.warning("a push could not be noted", reason=str(error))

    def _send(self, row: PushRow, body: bytes, topic: str) -> int:
        try:
            parts = checked(row.endpoint, self._anywhere)
            origin = f"{parts.scheme}://{parts.netloc}"
            headers = {"Authorization": self.sender.authorization(origin), "Topic": topic}
            content = sealed(body, row.p256dh, row.auth)
        except ValueError:
            return GONE[0]
        return post(row.endpoint, content, headers, self._anywhere)

    async def _note(self, row: PushRow, status: int) -> None:
        """Forget an endpoint that no longer exists or fails again and again."""
        pushes = self._resources.store.pushes
        if 200 <= status < 300:
            if row.failures:
                await pushes.failed(row, 0)
        elif status in GONE or row.failures + 1 >= MOST_FAILURES:
            await pushes.remove(row.locker, row.endpoint)
            LOG.info("a push endpoint was removed", status=status)
        else:
            await pushes.failed(row, row.failures + 1)
