"""Somebody at a table: comes back when the line breaks, and says again what was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from witness import UNSURE, Sent, Witness

from firehouse.stage.reconnection import ENTRY_TYPES

LOST: Final = (OSError, TimeoutError, WebSocketException)
GREETING_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 4.0
PAUSE: Final = 0.25
MOST_REPEATED: Final = 50
"""Commands among which one is chosen to be said again; a server remembers far more."""
UNKEPT: Final = ("check", "ping", "plan")
"""What is passed on whenever it is said."""
NUMBERS: Final = count(1)
GUESTS: Final = count(1)


class Guest:
    """One viewer of one table, with a token or without; all that is heard goes to the witness."""

    def __init__(
        self, witness: Witness, table: str, ticket: dict[str, Any] | None, port: Callable[[], int]
    ) -> None:
        self.witness = witness
        self.table = table
        self.token = ticket["token"] if ticket else None
        self.person: int | None = ticket["person"] if ticket else None
        who = "watcher" if ticket is None else f"person {self.person}"
        self.name = f"{who} (guest {next(GUESTS)})"
        self.port = port
        """Where the next connection goes."""
        self.shot: dict[str, Any] = {}
        self.seq = -1
        self.waiting: dict[str, str] = {}
        """Commands without an answer."""
        self.done: dict[str, tuple[int, str]] = {}
        """Commands that were done: the number of the answer, and the text."""
        self._socket: ClientConnection | None = None
        self._greeted = False
        self._task = asyncio.create_task(self._run())

    @property
    def here(self) -> bool:
        """Is the table in sight?"""
        return self._greeted

    @property
    def pawns(self) -> list[int]:
        """What this guest holds, as far as it knows."""
        return list(self.shot["you"]["pawns"]) if self.shot else []

    @property
    def sees_bot(self) -> bool:
        """Does the table wait for a bot, which will move soon?"""
        shot = self.shot
        if shot["table"]["status"] != "playing" or shot["table"]["paused"] or shot["proposal"]:
            return False
        pawn: int = shot["awaits"]["pawn"]
        return pawn >= 0 and shot["holders"][pawn]["kind"] == "bot"

    def write(self, do: str, **fields: Any) -> tuple[str, str]:
        """A new command: its id and its text."""
        id = f"c{next(NUMBERS)}"
        text = msgspec.json.encode({"do": do, "id": id, **fields}).decode()
        assert self.person is not None
        self.witness.sent[id] = Sent(self.table, self.person, text)
        return id, text

    async def say(self, do: str, **fields: Any) -> None:
        """Send a command; it is sent again until it is answered."""
        await self.send(*self.write(do, **fields))

    async def send(self, id: str, text: str) -> None:
        """Send what was written."""
        self.witness.counts["sent"] += 1
        self.waiting[id] = text
        if self._greeted:
            await self._put(text)

    async def send_again(self, choice: float) -> None:
        """Send a command once more that was done already."""
        if self.done and self._greeted:
            self.witness.counts["sent again"] += 1
            known = list(self.done.values())[-MOST_REPEATED:]
            await self._put(known[int(choice * len(known))][1])

    def hang_up(self) -> None:
        """Lose the connection; the guest comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def leave(self) -> None:
        """Go away for good."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            with suppress(*LOST):
                await self._talk()
            self.witness.counts["connections lost"] += 1
            await asyncio.sleep(PAUSE)

    async def _talk(self) -> None:
        """One connection, from hello to its end."""
        address = f"ws://127.0.0.1:{self.port()}/api/tables/{self.table}/socket"
        opening = connect(
            address,
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=GREETING_SECONDS,
            close_timeout=0.5,
            ping_interval=SILENT_SECONDS,
            ping_timeout=SILENT_SECONDS,
        )
        async with opening as socket:
            self._socket = socket
            try:
                async with asyncio.timeout(GREETING_SECONDS) as patience:
                    await self._greet()
                    async for data in socket:
                        await self._take(str(data))
                        if self._greeted:
                            patience.reschedule(None)
            finally:
                self._greeted = False
                self._socket = None

    async def _greet(self) -> None:
        hello = {"do": "hello", "id": f"h{self.seq}", "token": self.token}
        await self._put(msgspec.json.encode(hello).decode())

    async def _put(self, text: str) -> None:
        if self._socket is not None:
            with suppress(*LOST):
                await self._socket.send(text)

    async def _take(self, text: str) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        kind = message["type"]
        told = message["snapshot"] if kind == "snapshot" else message
        over = told.get("table", {}).get("status") == "over"
        self.witness.read(text, f"{kind} to {self.name}", over)
        self._hear_answer(message)
        if kind == "snapshot":
            await self._hear_all(message)
        elif kind in ENTRY_TYPES:
            await self._hear_entry(message)

    def _hear_answer(self, message: dict[str, Any]) -> None:
        self.witness.answer(message)
        id = str(message.get("id"))
        text = self.waiting.pop(id, "")
        code = message.get("code") if message["type"] == "refused" else None
        if id in self.done:
            if message.get("seq", code) not in (self.done[id][0], *UNSURE):
                what = f"{id} of {self.name} was done as entry {self.done[id][0]}"
                self.witness.violated("the same answer", f"{what}, and then: {code or message}")
        elif message["type"] == "done" and kept(text):
            self.done[id] = (message["seq"], text)
        if code in ("fault", "damaged"):
            self.witness.violated("no fault", f"{self.name} was refused as {code}")

    async def _hear_all(self, message: dict[str, Any]) -> None:
        """The whole table; what somebody has seen stays, whichever server tells it."""
        shot = message["snapshot"]
        if shot["seq"] < self.seq:
            where = f"{self.name} had seen entry {self.seq} and is shown entry {shot['seq']}"
            self.witness.violated("nothing told is lost", where)
        self.seq = shot["seq"]
        self.shot = shot
        self.witness.see(self.table, self.name, shot)
        if not self._greeted:
            self._greeted = True
            for text in list(self.waiting.values()):
                await self._put(text)

    async def _hear_entry(self, message: dict[str, Any]) -> None:
        if message["seq"] <= self.seq or not self._greeted:
            return
        if message["seq"] > self.seq + 1:
            self.witness.counts["gaps"] += 1
            await self._greet()
            return
        self.seq = message["seq"]
        self.shot |= {name: value for name, value in message.items() if name in self.shot}
        self.witness.see(self.table, self.name, message)


def kept(text: str) -> bool:
    """Does a command become an entry, so that saying it again does nothing?"""
    return bool(text) and msgspec.json.decode(text)["do"] not in UNKEPT
