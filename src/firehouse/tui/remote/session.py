"""A table of a Firehouse server, with the interface that every table has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

from firehouse.client.addresses import Invitation, socket_of
from firehouse.client.api import OFFLINE, STRANGE, Api, ServerError
from firehouse.client.connection import Connection, Line, Message, Strange
from firehouse.core.game import Game, Reason
from firehouse.core.record import Record
from firehouse.core.setup import Setup
from firehouse.core.table import Refused
from firehouse.stage.reconnection import LEFT
from firehouse.stage.shapes import Route
from firehouse.tui.heat import heat_of
from firehouse.tui.remote.deeds import extras_of
from firehouse.tui.remote.moments import moment_of
from firehouse.tui.remote.player import player
from firehouse.tui.remote.tickets import Kept, keep
from firehouse.tui.remote.told import News, Told, route_of
from firehouse.tui.session import Extra, Question, Session, Update
from firehouse.tui.thoughts import plan_line
from firehouse.words.language import tell


class RemoteSession(Session):
    """Watches a table, or plays at it with the token of a seat.

    Made by `join`, which comes back with the table in hand.
    """

    told: Told
    kept = True

    def __init__(self, server: str, table: str, ticket: Kept | None = None) -> None:
        self.server = server
        self.table = table
        self.onward: Callable[[RemoteSession], Awaitable[None]] | None = None
        """Leads to the next table of the same team."""
        self._ticket = ticket
        self._extras: list[Extra] = []
        self._asked_by = -1
        """The number of the proposal behind the open question."""
        self._record: Record | None = None
        self._fetching: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._first: asyncio.Future[None] | None = None

    @staticmethod
    async def join(server: str, table: str, ticket: Kept | None = None) -> RemoteSession:
        """Go to a table, to one's seat or to watch; a ServerError says why that fails."""
        session = RemoteSession(server, table, ticket)
        await session._connect()
        return session

    @property
    def status(self) -> str:
        """ "lobby", "playing" or "over"."""
        return str(self.told.now["table"]["status"])

    @property
    def invitation(self) -> Invitation:
        """What friends are told."""
        return Invitation(self.server, self.table, str(self.told.now["table"]["code"]))

    @property
    def next_table(self) -> str | None:
        """Where the same team plays again, once somebody asked for it."""
        found: str | None = self.told.now["table"]["next"]
        return found

    @property
    def trouble(self) -> str:
        """What is wrong with the connection; empty if nothing is."""
        return "" if self._line.kind == "open" else self.moment.waiting

    @property
    def ticket(self) -> Kept | None:
        """The key of my seat; None for spectators."""
        return self._ticket

    async def start(self) -> None:
        """The table has been listened to since it was joined."""

    async def close(self) -> None:
        self.listener = None
        if self._fetching is not None:
            self._fetching.cancel()
            with suppress(asyncio.CancelledError):
                await self._fetching
        await self._hang_up()

    async def sit(self, name: str, pawns: Sequence[int]) -> None:
        """Take open seats; a ServerError says why that fails."""
        async with Api(self.server) as api:
            ticket = await api.take_seat(self.table, name, pawns, player=player())
        self._ticket = Kept(self.server, self.table, ticket.token, ticket.code, name)
        self._keep_line()
        await self._connect()
        self._tell(News())

    async def play(self, actions: Sequence[str]) -> None:
        await self._ask("play", at=self._position, actions=list(actions))

    async def undo(self, force: bool = False) -> None:
        await self._ask("undo", at=self._position)

    async def why(self, action: str) -> Reason | None:
        said = await self._ask("why", action=action)
        with _reading():
            rule = (said["cite"] or {}).get("rule", "")
            return None if said["allowed"] else Reason("refused", said["text"], rule)

    async def routes(self) -> list[Route]:
        try:
            said = await self._ask("routes", at=self._position)
        except Refused:
            return []  # the table has moved on; the next position is asked about again
        with _reading():
            return [route_of(route) for route in said["routes"]]

    async def hint(self) -> str:
        said = await self._ask("hint", at=self._position)
        with _reading():
            return self._hint(said["plan"], said["text"])

    async def chance(self) -> str:
        said = await self._ask("chance", at=self._position)
        with _reading():
            return str(said["text"])

    async def threats(self, turns: int) -> dict[str, float]:
        said = await self._ask("threats", at=self._position, turns="one" if turns == 1 else "mine")
        with _reading():
            heat = heat_of(said["threats"]["chances"])
            if not heat:
                return {}
            burning = {f"square:{where}" for where in self.told.now["view"].get("fire", ())}
            return {spot: chance for spot, chance in heat.items() if spot not in burning}

    async def say(self, text: str) -> None:
        await self._ask("chat", text=text)

    async def rename(self, name: str) -> None:
        """Be called otherwise at this table."""
        await self._ask("rename", name=name)

    async def point(self, spot: str, mark: str = "look") -> None:
        """Show the others a place: "look", "danger" or "go"."""
        await self._ask("ping", spot=spot, mark=mark)

    def record(self) -> Record | None:
        return self._record

    def extras(self) -> list[Extra]:
        found = list(self._extras)
        if self._line.kind == "waiting":
            found = [Extra("try-now", tell("screen.remote.try-now"), self._hurry)]
        if self.next_table is not None and self.onward is not None:
            found.append(Extra("next", tell("screen.remote.next"), self._go_on))
        return found

    def _hint(self, plan: Mapping[str, Any] | None, text: str) -> str:
        if plan is None:
            return text
        steps = [
            plan_line(step["label"], step["price"], step["why"], self.game.currency())
            for step in plan["steps"]
        ]
        pawn = self.told.now["pawns"][plan["pawn"]]
        head = tell("screen.table.hint-for", pawn=pawn, advice=text)
        facts = [tell("screen.table.then", fact=fact) for fact in plan["facts"]]
        return "\n".join([head, *steps, *facts])

    @property
    def _position(self) -> int:
        return int(self.told.now["position"])

    @property
    def _line(self) -> Line:
        return Line("closed") if self._connection is None else self._connection.line

    async def _ask(self, do: str, **fields: Any) -> Message:
        if self._connection is None:
            raise Refused(Reason("left", LEFT, ""))
        return await self._connection.ask(do, **fields)

    async def _hurry(self) -> None:
        if self._connection is not None:
            self._connection.retry_now()

    async def _go_on(self) -> None:
        if self.onward is not None:
            await self.onward(self)

    async def _connect(self) -> None:
        """Talk with the table, with the token that is held now."""
        await self._hang_up()
        token = None if self._ticket is None else self._ticket.token
        address = socket_of(self.server, self.table)
        self._first = asyncio.get_running_loop().create_future()
        self._connection = Connection(address, token, self._hear, self._change)
        self._connection.open()
        try:
            await self._first
        except BaseException:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    def _hear(self, message: Message) -> None:
        with _understanding():
            news = self._understand(message)
        if news is not None:
            self._announce(news)

    def _understand(self, message: Message) -> News | None:
        """What a message means; nothing is told before the first snapshot has come."""
        if self._first is None or self._first.done():
            news = self.told.take(message)
            if news is not None:
                self._settle()
            return news
        if message["type"] == "snapshot":
            self._arrive(message)
        return None

    def _arrive(self, message: Message) -> None:
        """The first snapshot: from here on everything about the table is known."""
        assert self._first is not None
        self.told = Told(message["snapshot"])
        now = self.told.now
        self.title = now["table"]["title"]
        try:
            self.setup = Setup.from_json(now["setup"])
            self.game = Game.of(self.setup)
        except ValueError as error:
            text = tell("screen.remote.other-version", error=error)
            self._first.set_exception(ServerError(STRANGE, text))
            return
        self.scene = now["scene"]
        self.story = self.told.story()
        self._settle()
        self._first.set_result(None)

    def _change(self, line: Line) -> None:
        """How the connection is has changed."""
        if self._first is not None and not self._first.done():
            if line.kind in ("waiting", "closed"):
                self._first.set_exception(ServerError(line.code or OFFLINE, line.text))
        elif self._connection is not None:
            self._tell(News())

    def _tell(self, news: News) -> None:
        with _understanding():
            self._settle()
        self._announce(news)

    def _announce(self, news: News) -> None:
        story = self.told.story() if news.again else None
        self.tell(Update(news.frames, self.moment, news.note, news.spoken, story))

    def _settle(self) -> None:
        """Everything that follows from what the table is like now."""
        now = self.told.now
        self.moment = moment_of(self.told, self._line)
        self.aids = frozenset(aid for aid, on in now["table"]["aids"].items() if on)
        self.question = self._asked()
        self._extras = extras_of(self.told, self._ask)
        self._keep_line()
        if self.status != "over":
            self._record = None
        elif self._record is None and (self._fetching is None or self._fetching.done()):
            self._fetching = asyncio.create_task(self._fetch())

    def _asked(self) -> Question | None:
        """What I am asked, if anything; the same question stays the same object."""
        proposal = self.told.now["proposal"]
        if proposal is None or self.told.now["you"]["person"] not in proposal["waits_for"]:
            return None
        number: int = proposal["seq"]
        if self.question is not None and self._asked_by == number:
            return self.question
        self._asked_by = number

        async def answer(agree: bool) -> None:
            await self._ask("answer", proposal=number, agree=agree)

        return Question(proposal["text"], lambda: answer(True), lambda: answer(False))

    def _keep_line(self) -> None:
        """The list of games to continue tells how each stood when it was last seen."""
        if self._ticket is None:
            return
        table = self.told.now["table"]
        seen = replace(
            self._ticket,
            title=str(table["title"]),
            situation=str(self.told.now["situation"]),
            status=str(table["status"]),
            code=str(table["code"]),
        )
        if seen != self._ticket:
            self._ticket = seen
            keep(seen)

    async def _fetch(self) -> None:
        """The record is told when the game is over."""
        with suppress(ServerError):
            async with Api(self.server) as api:
                self._record = await api.record(self.table)
            self._tell(News())


@contextmanager
def _understanding() -> Iterator[None]:
    """Give a server up that tells of its table in another form than this version knows."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise Strange from error


@contextmanager
def _reading() -> Iterator[None]:
    """Refuse an answer of another form than this version knows."""
    try:
        yield
    except (LookupError, TypeError, AttributeError) as error:
        raise Refused(Reason(STRANGE, str(Strange()), "")) from error
