"""The bus of several processes: it sends to all through Redis, which may be away for a while."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, AuthorizationError, RedisError, ResponseError
from redis.exceptions import ConnectionError as RedisLost

from firehouse.server.bus import REREAD, BusError, Callback, Subscribers, Unheard, raised, shown

CHANNEL: Final = b"firehouse:table:"
ALIVE: Final = b"firehouse:alive"  # a channel without messages keeps a connection listening
ORIGIN_BYTES: Final = 8
SOCKET_SECONDS: Final = 5.0
QUIET_SECONDS: Final = 10.0
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
LAST_WORDS_SECONDS: Final = 1.0
LOST: Final = (RedisError, OSError)
UNWELCOME: Final = (AuthenticationError, AuthorizationError, ResponseError)
"""What Redis says to whom it does not serve, however often they come."""
LOG: Final = structlog.get_logger()


class RedisBus:
    """Subscribers in this process get a message at once; the others get it from Redis. Whenever
    Redis confirms a subscription, its subscribers are told to re-read: they may have missed
    something before. When a message could not be sent, REREAD is sent in its place later.
    """

    def __init__(self, url: str, unheard: Unheard = raised) -> None:
        self._redis: Redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=SOCKET_SECONDS,
            socket_connect_timeout=SOCKET_SECONDS,
        )
        self._name = shown(url)
        self._origin = secrets.token_bytes(ORIGIN_BYTES)
        self._subscribers = Subscribers(unheard)
        self._pubsub: PubSub | None = None
        self._outbox: deque[tuple[str, bytes]] = deque()
        self._mail = asyncio.Event()
        self._sent = asyncio.Event()
        self._sent.set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> bool:
        """Begin to listen; False if Redis does not answer, which may still come.

        A BusError says that it answers and does not let us in.
        """
        answers = True
        try:
            await self._ask(self._redis.ping())
        except UNWELCOME as error:
            await self._redis.aclose()
            raise BusError(f"The bus {self._name} refuses: {error}") from error
        except LOST:
            answers = False
        self._tasks = [
            asyncio.create_task(_again(self._listen, "bus-listener"), name="bus listener"),
            asyncio.create_task(_again(self._send, "bus-sender"), name="bus sender"),
        ]
        return answers

    async def stop(self) -> None:
        """Send what is left, if that goes quickly, and close."""
        if self._tasks:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS_SECONDS):
                    await self._sent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._redis.aclose()

    async def healthy(self) -> bool:
        """Does Redis answer, and are we listening?"""
        try:
            await self._ask(self._redis.ping())
        except LOST:
            return False
        return self._pubsub is not None

    @property
    def connected(self) -> bool:
        """Do messages of other processes arrive, as far as is known?"""
        return self._pubsub is not None

    async def publish(self, table: str, message: bytes) -> None:
        """Tell everybody who listens to the table, here at once and elsewhere soon."""
        self._subscribers.tell(table, message)
        self._outbox.append((table, message))
        self._sent.clear()
        self._mail.set()

    async def subscribe(self, table: str, callback: Callback) -> None:
        """Listen to a table; REREAD comes as soon as nothing can be missed any more."""
        if self._subscribers.add(table, callback) and self._pubsub is not None:
            with suppress(*LOST):  # the listener finds out too, and subscribes to all again
                await self._pubsub.subscribe(CHANNEL + table.encode())

    async def unsubscribe(self, table: str, callback: Callback) -> None:
        """Listen no longer."""
        if self._subscribers.remove(table, callback) and self._pubsub is not None:
            with suppress(*LOST):
                await self._pubsub.unsubscribe(CHANNEL + table.encode())

    async def _listen(self) -> None:
        """Receive messages until the connection is lost."""
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(ALIVE)
            self._pubsub = pubsub  # from here on new tables are subscribed to where they come up
            try:
                channels = [CHANNEL + table.encode() for table in self._subscribers.tables()]
                if channels:
                    await pubsub.subscribe(*channels)
                await self._hear_all(pubsub)
            finally:
                self._pubsub = None

    async def _hear_all(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=QUIET_SECONDS)
            if message is not None:
                asked = False
                self._hear(message)
            elif asked:
                raise RedisLost("it has gone silent")
            else:
                asked = True
                await pubsub.ping()

    def _hear(self, message: dict[str, Any]) -> None:
        channel = message["channel"] or b""
        if not channel.startswith(CHANNEL):
            return
        table = channel.removeprefix(CHANNEL).decode()
        if message["type"] == "subscribe":
            self._subscribers.tell(table, REREAD)
        elif message["type"] == "message" and not message["data"].startswith(self._origin):
            self._subscribers.tell(table, message["data"][ORIGIN_BYTES:])

    async def _send(self) -> None:
        """Send messages until one could not be sent."""
        while True:
            if not self._outbox:
                self._sent.set()
                self._mail.clear()
                await self._mail.wait()
            letters = list(self._outbox)
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for table, message in letters:
                        pipeline.publish(CHANNEL + table.encode(), self._origin + message)
                    await pipeline.execute()
            except LOST:
                unheard = dict.fromkeys(table for table, _ in self._outbox)
                self._outbox = deque((table, REREAD) for table in unheard)
                raise
            for _ in letters:
                self._outbox.popleft()

    async def _ask(self, question: Awaitable[Any] | Any) -> Any:
        """Redis' types promise an answer or something to wait for; it is always the latter."""
        return await question


async def _again(work: Callable[[], Awaitable[None]], name: str) -> None:
    """Do work that ends only when Redis is lost, again and again, with longer and longer pauses."""
    pause = SHORTEST_PAUSE
    while True:
        began = asyncio.get_running_loop().time()
        try:
            await work()
        except LOST as error:
            if asyncio.get_running_loop().time() - began > LONGEST_PAUSE:
                pause = SHORTEST_PAUSE
            LOG.warning(f"{name}-lost", reason=str(error), pause=round(pause, 1))
        await asyncio.sleep(uniform(pause / 2, pause))
        pause = min(2 * pause, LONGEST_PAUSE)
