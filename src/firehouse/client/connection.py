"""The socket of one table: it reconnects by itself, and never loses or repeats a command."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from firehouse.core.game import Reason
from firehouse.core.table import Refused
from firehouse.stage.reconnection import ENTRY_TYPES, FINAL_CODES, LEFT, LOST, pause
from firehouse.words.language import tell

Message = dict[str, Any]
"""What the server says, as docs/protocol.md tells it."""
GREETING_SECONDS: Final = 15.0
CLOSING_SECONDS: Final = 1.0
MOST_BYTES: Final = 32_000_000
"""What one message may have; a snapshot tells the whole log of a game."""
SILENT: Final = tell("connection.silent")
FAULT: Final = tell("connection.fault")
STRANGE: Final = tell("connection.strange")


@dataclass(frozen=True)
class Line:
    """How the connection is: "connecting", "open", "waiting" for its next try, or "closed"."""

    kind: str
    text: str = ""
    code: str = ""


class _Lost(Exception):  # noqa: N818 - it comes back
    """The talk ended and will be taken up again."""


class _Final(Exception):  # noqa: N818
    """The talk ended for good."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Strange(_Final):
    """The server said something that cannot be understood."""

    def __init__(self) -> None:
        super().__init__("strange", STRANGE)


class Connection:
    """Talks with one table until it is closed.

    `hear` gets every message in order, without gaps, and raises Strange for one that it does not
    understand; `change` hears how the line is.
    """

    def __init__(
        self,
        address: str,
        token: str | None,
        hear: Callable[[Message], None],
        change: Callable[[Line], None],
    ) -> None:
        self.line = Line("connecting")
        self._address = address
        self._token = token
        self._hear = hear
        self._change = change
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._seq = -1
        self._failures = 0
        self._hurry = asyncio.Event()
        self._name = secrets.token_hex(4)
        self._numbers = count(1)
        self._waiting: dict[str, tuple[str, asyncio.Future[Message]]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to talk."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Close the connection; commands that still wait for an answer are refused."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._end(Line("closed", LEFT, "left"))

    def retry_now(self) -> None:
        """Do not wait for the next try."""
        self._hurry.set()

    async def ask(self, do: str, **fields: Any) -> Message:
        """Send a command and wait for its answer, if need be over a lost connection."""
        if self.line.kind == "closed":
            raise _refused(self.line.code, self.line.text)
        id = f"{self._name}-{next(self._numbers)}"
        text = json.dumps({"do": do, "id": id, **fields})
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (text, answer)
        try:
            if self._greeted:
                await self._send(text)
            said = await answer
        finally:
            self._waiting.pop(id, None)
        if said["type"] == "refused":
            raise _refusal(said)
        return said

    async def _run(self) -> None:
        try:
            while True:
                await self._wait(await self._talk_until_lost())
        except _Final as final:
            self._end(Line("closed", str(final), final.code))
        except Exception:
            self._end(Line("closed", FAULT, "fault"))
            raise

    async def _talk_until_lost(self) -> str:
        """Talk as long as the connection lasts; why it ended, as a sentence."""
        try:
            await self._talk()
        except _Lost as lost:
            return str(lost)
        except (OSError, TimeoutError, WebSocketException):
            return LOST if self._seq >= 0 else SILENT
        return LOST

    async def _wait(self, text: str) -> None:
        """Pause before the next try: longer each time, and not all clients at once."""
        seconds = pause(self._failures, random.random())
        self._failures += 1
        self._tell(Line("waiting", text))
        self._hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurry.wait()

    async def _talk(self) -> None:
        """One connection, from hello to its end."""
        self._tell(Line("connecting"))
        self._greeted = False
        opening = connect(
            self._address,
            max_size=MOST_BYTES,
            open_timeout=GREETING_SECONDS,
            close_timeout=CLOSING_SECONDS,
        )
        try:
            async with opening as socket:
                self._socket = socket
                async with asyncio.timeout(GREETING_SECONDS) as patience:
                    await self._greet()
                    async for data in socket:
                        await self._take(data)
                        if self._greeted:
                            patience.reschedule(None)
        finally:
            self._socket = None
            self._greeted = False

    async def _greet(self) -> None:
        hello = {"do": "hello", "id": f"{self._name}-hello", "token": self._token}
        await self._send(json.dumps(hello))

    async def _take(self, data: str | bytes) -> None:
        try:
            message = json.loads(data)
            kind = str(message["type"])
            seq = _seq_of(message)
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise Strange from error
        await self._sort(message, kind, seq)

    async def _sort(self, message: Message, kind: str, seq: int | None) -> None:
        waiting = self._waiting.get(str(message.get("id")))
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)
        elif kind == "refused" and not self._greeted:
            raise _denied(message)
        if kind == "bye":
            raise _Lost(str(message.get("text", LOST)))
        if kind in ENTRY_TYPES and seq is not None:
            if seq > self._seq + 1:
                await self._greet()
                return
            if seq <= self._seq:
                return
        self._seq = self._seq if seq is None else seq
        self._hear(message)
        if kind == "snapshot" and not self._greeted:
            await self._arrive()

    async def _arrive(self) -> None:
        """At the table again: what was not answered is said again, and done once."""
        self._greeted = True
        self._failures = 0
        self._tell(Line("open"))
        for text, _ in list(self._waiting.values()):
            await self._send(text)

    async def _send(self, text: str) -> None:
        """Say it; if the line is cut it is said again later."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    def _tell(self, line: Line) -> None:
        self.line = line
        self._change(line)

    def _end(self, line: Line) -> None:
        """Nothing will be answered any more."""
        if self.line.kind != "closed":
            self._tell(line)
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(_refused(line.code, line.text))


def _refused(code: str, text: str, rule: str = "") -> Refused:
    return Refused(Reason(code, text, rule))


def _refusal(said: Message) -> Refused:
    """What the server said no with."""
    cite = said.get("cite")
    rule = str(cite.get("rule", "")) if isinstance(cite, dict) else ""
    return _refused(str(said.get("code", "refused")), str(said.get("text", "")), rule)


def _seq_of(message: Message) -> int | None:
    """The number of the entry that a message tells of; None for what is not kept."""
    if message["type"] == "snapshot":
        return int(message["snapshot"]["seq"])
    return int(message["seq"]) if message["type"] in ENTRY_TYPES else None


def _denied(message: Message) -> Exception:
    """A hello that was refused, for now or for good."""
    code, text = str(message.get("code")), str(message.get("text"))
    return _Final(code, text) if code in FINAL_CODES else _Lost(text)
