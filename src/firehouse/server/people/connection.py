"""One viewer of a table: what is sent to them waits in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.messages import Bye, Message, Refused, encode
from firehouse.words.language import say

MOST_WAITING: Final = 200
"""Messages that wait for a client; one that does not read for so long is dropped."""
MOST_SIZE: Final = 2_000_000
"""Characters in them, if more than one message waits."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A socket as a table sees it; it knows whose it is, and nothing of the framework."""

    def __init__(self, send: Send, address: str = "") -> None:
        self.address = address
        self.person: int | None = None
        self.greeted = False
        self.pawns: list[int] = []
        self.closing: str | None = None
        """The last words, once it was decided to end it."""
        self.ended = asyncio.Event()
        """Set with them."""
        self.left = asyncio.Event()
        """Set when it has left the table for good."""
        self._send = send
        self._queue: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()

    @property
    def gone(self) -> bool:
        """Has it left the table for good?"""
        return self.left.is_set()

    def tell(self, message: Message) -> None:
        """Send a message to this viewer alone."""
        self.push(encode(message))

    def push(self, text: str) -> None:
        """Send an encoded message; whoever does not read is dropped."""
        if self.closing is not None:
            return
        if len(self._queue) >= MOST_WAITING or (self._queue and self._size > MOST_SIZE):
            self._queue.clear()
            self.end(say(phrase("denied.too-slow")))
            return
        self._queue.append(text)
        self._size += len(text)
        self._wake.set()

    def end(self, text: str) -> None:
        """Say goodbye after what is queued."""
        if self.closing is None:
            self.closing = text
            self._queue.append(encode(Bye(text)))
            self._wake.set()
            self.ended.set()

    def dismiss(self, denied: Denied) -> None:
        """Say why nothing more can be done here, and goodbye."""
        self.tell(Refused(None, denied.code, denied.text, phrase=denied.phrase))
        self.end(denied.text)

    async def pump(self) -> None:
        """Send what is queued, in order, until the goodbye is sent."""
        while True:
            while self._queue:
                text = self._queue.popleft()
                self._size -= len(text)
                await self._send(text)
            if self.closing is not None:
                return
            self._wake.clear()
            await self._wake.wait()
