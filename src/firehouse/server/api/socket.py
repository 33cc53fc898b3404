"""The socket of a table: one connection of one viewer, from hello to goodbye."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from firehouse.core.phrase import phrase
from firehouse.server import commands, messages
from firehouse.server.api.cuttable import cut
from firehouse.server.api.security import POLICY
from firehouse.server.condition import COMMANDS, FAILED
from firehouse.server.denial import STALE, Denied
from firehouse.server.people.connection import Connection
from firehouse.server.people.limits import MOMENT, Allowance, address_of
from firehouse.server.resources import Resources
from firehouse.server.settings import Settings
from firehouse.server.storage import StorageError
from firehouse.server.tables.desk import Draft
from firehouse.server.tables.entries import Again
from firehouse.server.tables.hosting import need_voice
from firehouse.server.tables.judge import STORED, need_part, need_position, need_seat
from firehouse.server.tables.live import LiveTable
from firehouse.server.tables.new_tables import again, make, note_of, renumbered
from firehouse.server.tables.registry import Registry
from firehouse.server.thinking.advice import AIDS, Advisers
from firehouse.words.language import say, tell

HELLO_SECONDS: Final = 10.0
MOST_ABUSE: Final = 40
"""Messages in a row that come too fast before the connection is ended."""
LAST_WORDS_SECONDS: Final = 1.0
"""What a client has to take what is still queued, and again to take the end."""
GOODBYE: Final = 1012

Work = Callable[[Connection, LiveTable, Any], Awaitable[None]]
"""What a command comes to."""


class Caller:
    """An address with open sockets: how many, and what it may still say on all of them."""

    def __init__(self, settings: Settings) -> None:
        self.sockets = 0
        self.allowance = Allowance(settings.commands_per_second_per_address)


class Sockets:
    """Every open socket of this process."""

    def __init__(self, resources: Resources, registry: Registry, advisers: Advisers) -> None:
        self._resources = resources
        self._registry = registry
        self._advisers = advisers
        self._open: dict[Connection, asyncio.Task[Any]] = {}
        self._callers: dict[str, Caller] = {}
        self._closing = False

    async def serve(self, socket: WebSocket, table: str) -> None:
        """One socket, from its first word to its last."""
        refusal = self._refusal(socket)
        if refusal is not None:
            await socket.close(POLICY, refusal)
            return
        await socket.accept()
        address = address_of(socket)
        connection = Connection(socket.send_text, address)
        task = asyncio.current_task()
        assert task is not None
        self._open[connection] = task
        caller = self._callers.setdefault(address, Caller(self._resources.settings))
        caller.sockets += 1
        self._count()
        try:
            await self._talk(socket, connection, table, caller)
        finally:
            del self._open[connection]
            caller.sockets -= 1
            if not caller.sockets:
                del self._callers[address]
            self._count()

    def _count(self) -> None:
        self._resources.metrics.connections.set(len(self._open))
        self._resources.tidying.sockets.see(len(self._open))

    async def stop(self, text: str) -> None:
        """Say goodbye to everybody."""
        self._closing = True
        for connection in self._open:
            connection.end(text)
        if self._open:
            await asyncio.wait(list(self._open.values()), timeout=2.0)

    def _refusal(self, socket: WebSocket) -> str | None:
        """Why a socket may not be opened, if it may not."""
        settings = self._resources.settings
        if self._closing or len(self._open) >= settings.max_connections:
            return tell("service.full")
        caller = self._callers.get(address_of(socket))
        if caller is not None and caller.sockets >= settings.max_connections_per_address:
            return tell("service.many-connections")
        return None

    async def _talk(
        self, socket: WebSocket, connection: Connection, table: str, caller: Caller
    ) -> None:
        pump = asyncio.create_task(connection.pump())
        live: LiveTable | None = None
        try:
            live = await self._registry.get(table)
            ended = asyncio.create_task(connection.ended.wait())
            listening = asyncio.create_task(self._listen(socket, connection, live, caller))
            await asyncio.wait({pump, listening, ended}, return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            listening.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await listening
        except Denied as denied:
            connection.dismiss(denied)
        except StorageError:
            connection.end(tell("service.storage-now"))
        finally:
            if live is not None:
                await live.leave(connection)
            await _finish(socket, connection, pump)

    async def _listen(
        self, socket: WebSocket, connection: Connection, live: LiveTable, caller: Caller
    ) -> None:
        """Do what the client says, one command after the other."""
        too_fast = 0
        own = Allowance(self._resources.settings.commands_per_second)
        now = asyncio.get_running_loop().time
        latest, late = now() + HELLO_SECONDS, False
        while connection.closing is None:
            try:
                async with asyncio.timeout_at(None if connection.greeted else latest):
                    data = await _received(socket)
            except TimeoutError:
                if late:
                    connection.end(tell("service.no-hello"))
                    return
                latest, late = now() + MOMENT, True
                continue
            if data is None:
                return
            if own.take() and caller.allowance.take():
                too_fast = 0
                # A command that has begun is finished, even if its client goes away meanwhile.
                await asyncio.shield(self._resources.spawn(self._answer(connection, live, data)))
                continue
            too_fast += 1
            connection.tell(_refused(commands.id_of(data), "too-fast"))
            if too_fast > MOST_ABUSE:
                connection.end(tell("service.many-messages"))

    async def _answer(self, connection: Connection, live: LiveTable, data: str | bytes) -> None:
        try:
            command = commands.read_command(data)
        except ValueError as error:
            text = tell("service.no-command", error=error)
            connection.tell(messages.Refused(commands.id_of(data), "bad-command", text[:300]))
            return
        if type(command) in AIDS:  # advice takes its time; meanwhile the client may go on
            self._resources.spawn(self._attempt(connection, live, command, self._advise))
        else:
            await self._attempt(connection, live, command, self._do)

    async def _attempt(
        self, connection: Connection, live: LiveTable, command: commands.AnyCommand, work: Work
    ) -> None:
        """Do a command; whatever keeps it from being done is answered."""
        began = perf_counter()
        live.hold()
        answer = "done"
        try:
            await work(connection, live, command)
        except Denied as denied:
            answer = "refused"
            cite = self._resources.cite(denied.rule)
            told = messages.Refused(command.id, denied.code, denied.text, cite, denied.phrase)
            connection.tell(told)
            if denied.code == STALE and connection.greeted:
                live.show(connection, None)
        except StorageError as error:
            answer = "failed"
            about = {"table": live.id, "reason": str(error)}
            self._resources.condition.report(COMMANDS, FAILED, "storage failed", **about)
            connection.tell(_refused(command.id, "storage"))
        except Exception:
            answer = "failed"
            self._resources.condition.fault(COMMANDS, "a command failed", table=live.id)
            connection.tell(_refused(command.id, "fault"))
        kind = type(command).__struct_config__.tag
        self._resources.metrics.commands.labels(kind, answer).inc()
        if isinstance(command, commands.Play) and answer == "done":
            self._resources.metrics.moves.observe(perf_counter() - began)

    async def _do(self, connection: Connection, live: LiveTable, command: Any) -> None:
        if isinstance(command, commands.Hello):
            await live.arrive(connection, command.token, command.id)
            return
        _need_hello(connection)
        if type(command) in _OPEN_TO_ALL:
            _OPEN_TO_ALL[type(command)](connection, live, command)
            return
        person = _person(connection)
        if type(command) in STORED:
            done = await live.do(person, command)
        elif isinstance(command, commands.Again):
            done = await self._again(live, person)
        else:
            need_seat(live.fold, person)
            await _EPHEMERAL[type(command)](live, person, command)
            done = live.fold.seq
        connection.tell(messages.Done(command.id, done))

    async def _advise(self, connection: Connection, live: LiveTable, command: Any) -> None:
        _need_hello(connection)
        person = _person(connection)
        began = perf_counter()
        connection.tell(await self._advisers.ask(live, connection, person, command))
        aid = AIDS[type(command)]
        self._resources.metrics.advice.labels(aid).observe(perf_counter() - began)

    async def _again(self, live: LiveTable, person: int) -> int:
        """Set the table for another game, once; the number of the entry that did it."""
        async with live.lock:
            need_part(live.fold, person)
            while live.fold.next is None:
                if not live.fold.over:
                    raise Denied("not-over", phrase("denied.goes-on"))
                order = again(live.fold, live.keys.own)
                row = await make(self._resources, order)
                numbers, lockers = renumbered(live.fold), self._resources.store.lockers
                await lockers.hand_on(live.id, row.id, numbers, note_of(order))
                await live.store(person, Draft(Again(next=row.id)))
            return live.fold.next_seq


def _need_hello(connection: Connection) -> None:
    if not connection.greeted:
        raise Denied("no-hello", phrase("denied.no-hello"))


def _person(connection: Connection) -> int:
    """The person who is connected, if they belong to the table."""
    if connection.person is None:
        raise Denied("spectator", phrase("denied.spectator"))
    return connection.person


def _why(connection: Connection, live: LiveTable, command: commands.Why) -> None:
    connection.tell(messages.Because(command.id, *live.because(command.action)))


def _routes(connection: Connection, live: LiveTable, command: commands.AskRoutes) -> None:
    need_position(live.fold, command.at)
    connection.tell(messages.Routes(command.id, command.at, live.description.routes))


async def _ping(live: LiveTable, person: int, command: commands.Ping) -> None:
    need_voice(live.fold, person)
    name = live.fold.name(person)
    await live.share(messages.Pinged(person, name, command.spot, command.mark))


async def _plan(live: LiveTable, person: int, command: commands.DrawPlan) -> None:
    need_voice(live.fold, person)
    name = live.fold.name(person)
    await live.share(messages.Planned(person, name, command.strokes))


async def _check(live: LiveTable, person: int, command: commands.Check) -> None:
    await live.share(messages.Checked(person, live.fold.name(person)))


_OPEN_TO_ALL: Final[dict[type, Callable[[Connection, LiveTable, Any], None]]] = {
    commands.Why: _why,
    commands.AskRoutes: _routes,
}
_EPHEMERAL: Final[dict[type, Callable[[LiveTable, int, Any], Awaitable[None]]]] = {
    commands.Ping: _ping,
    commands.DrawPlan: _plan,
    commands.Check: _check,
}


def _refused(id: str | None, code: str) -> messages.Refused:
    """A refusal whose code names its sentence."""
    said = phrase(f"denied.{code}")
    return messages.Refused(id, code, say(said), phrase=said)


async def _received(socket: WebSocket) -> str | bytes | None:
    """The next message; None when the client has left."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _finish(socket: WebSocket, connection: Connection, pump: asyncio.Task[None]) -> None:
    """Let the last words out, and close."""
    if connection.closing is None:
        pump.cancel()
    with suppress(asyncio.CancelledError, TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(LAST_WORDS_SECONDS):
            await pump
    if socket.application_state is WebSocketState.CONNECTED:
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                await socket.close(GOODBYE if connection.closing else 1000)
                return
        cut(socket.scope)
