"""A seat at a server's table: it follows the game, says when it has to decide, and plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from firehouse.client.addresses import invitation_of, socket_of
from firehouse.client.api import Api, ServerError, Ticket
from firehouse.client.connection import Connection, Line, Message
from firehouse.client.mirror import Mirror
from firehouse.core.record import Record
from firehouse.core.table import Refused, Table

STALE: Final = "stale"


@asynccontextmanager
async def sit_down(
    link: str, name: str, pawns: Sequence[int] | None = None, bot: bool = True
) -> AsyncIterator[Seat]:
    """Take open seats of the table behind a link or code; a ServerError says why not.

    A program says that it is a bot, and its name is marked so for everybody.
    """
    invitation = invitation_of(link)
    async with Api(invitation.server) as api:
        await api.need_protocol()
        line = await api.find(invitation)
        ticket = await api.take_seat(line.id, name, pawns, bot)
        seat = Seat(api, ticket)
        try:
            await seat.arrive()
            yield seat
        finally:
            await seat.leave()


class Seat:
    """One person's pawns at a table."""

    def __init__(self, api: Api, ticket: Ticket) -> None:
        self.ticket = ticket
        self.now: dict[str, Any] = {}
        """What the server last told of the table, with the names of docs/protocol.md."""
        self.lines: list[str] = []
        """What has happened since, in sentences."""
        self._api = api
        self._mirror = Mirror(api, ticket.table, ticket.token)
        self._news = asyncio.Event()
        self._closed = ""
        self._connection = Connection(
            socket_of(api.server, ticket.table), ticket.token, self._hear, self._change
        )

    async def arrive(self) -> None:
        """Connect, and be ready for the game to start."""
        self._connection.open()
        await self._until(lambda: bool(self.now))
        if self.status == "lobby":
            await self.ask("ready", ready=True)

    async def leave(self) -> None:
        """Close the connection; the ticket still opens the seat."""
        await self._connection.close()

    @property
    def status(self) -> str:
        """ "lobby", "playing" or "over"."""
        return str(self.now["table"]["status"])

    @property
    def pawns(self) -> list[int]:
        """The pawns that are ours."""
        return list(self.now["you"]["pawns"])

    async def look(self) -> Table:
        """The game as it stands now; play along at a copy, not at this."""
        return await self._mirror.update()

    async def record(self) -> Record:
        """The record of a game that is over."""
        return await self._api.record(self.ticket.table)

    async def asked(self) -> Table | None:
        """Wait until one of our pawns decides; the game as it then stands, None when it is over.

        Questions of others are agreed to at once, as the server's own bots do.
        """
        while True:
            await self._until(lambda: self.status == "over" or self._is_asked() or self._question())
            if self.status == "over":
                return None
            question = self._question()
            if question is not None:
                await self._agree(question)
                continue
            table = await self._mirror.update()
            if self._mirror.position == self.now["position"] and self._is_asked():
                return table

    async def play(self, *actions: str | int) -> bool:
        """Play in the position that `asked` gave; False if the table has moved on meanwhile."""
        table = await self._mirror.update()
        texts = [a if isinstance(a, str) else table.game.text(a) for a in actions]
        try:
            await self.ask("play", at=self.now["position"], actions=texts)
        except Refused as refused:
            if refused.reason.code != STALE:
                raise
            return False
        return True

    async def say(self, text: str) -> None:
        """A line of chat."""
        await self.ask("chat", text=text)

    async def ask(self, do: str, **fields: Any) -> Message:
        """Any command of the protocol; its answer, or Refused."""
        return await self._connection.ask(do, **fields)

    def _is_asked(self) -> bool:
        table, awaits = self.now["table"], self.now["awaits"]
        free = not table["paused"] and self.now.get("proposal") is None
        return self.status == "playing" and free and awaits["pawn"] in self.pawns

    def _question(self) -> int | None:
        """The number of an open question that waits for us."""
        proposal = self.now.get("proposal")
        if proposal is None or self.ticket.person not in proposal["waits_for"]:
            return None
        return int(proposal["seq"])

    async def _agree(self, question: int) -> None:
        try:
            await self.ask("answer", proposal=question, agree=True)
        except Refused:
            self._news.clear()
            await self._news.wait()

    def _hear(self, message: Message) -> None:
        if message["type"] == "snapshot":
            self.now = dict(message["snapshot"])
        elif message["type"] in ("moved", "changed", "presence"):
            self.now |= {key: value for key, value in message.items() if key in self.now}
            lines = message["log"] if message["type"] == "moved" else ()
            self.lines += [str(line["text"]) for line in lines]
        self._news.set()

    def _change(self, line: Line) -> None:
        if line.kind == "closed":
            self._closed = line.text
            self._news.set()

    async def _until(self, come: Any) -> None:
        while not (self.now and come()) and not self._closed:
            self._news.clear()
            await self._news.wait()
        if self._closed:
            raise ServerError("closed", self._closed)
