"""Connections that end badly, read slowly, come too many, or say nothing."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Callable
from typing import Any

import pytest
from tables import GENEROUS, Client, served, wait_for
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.sync.client import connect

from firehouse.server.api import socket
from firehouse.server.people.connection import MOST_SIZE, MOST_WAITING, Connection
from firehouse.server.people.presence import Presence
from firehouse.server.settings import Settings
from firehouse.server.tables.live import MOST_OF_ONE


def for_ever(work: Callable[[], Any]) -> None:
    """Again and again, but for a bound so that a test ends."""
    for _ in range(1000):
        work()


async def taken(text: str) -> None:
    """A client that takes everything."""


@pytest.mark.parametrize("greeted", [False, True])
def test_a_hello_that_comes_too_late_lets_no_ghost_in(server, greeted):
    """The connection ended while its hello waited for the table."""
    table = server.make(seats=["me", "open"])
    token = table.join("Ben")["token"]
    live = server.live(table)

    async def ghost() -> tuple[bool, bool]:
        connection = Connection(taken)
        if greeted:
            await live.arrive(connection, token, "h")
        async with live.lock:
            late = asyncio.create_task(live.arrive(connection, token, "late"))
            await asyncio.sleep(0)
            await live.leave(connection)
        await late
        return live.presence.online(1), connection in live.connections

    assert server.do(ghost()) == (False, False)


def test_who_leaves_twice_is_away():
    """Nobody is here minus once."""
    presence = Presence()
    presence.arrive(0)
    presence.leave(0)
    presence.leave(0)
    presence.leave(None)

    assert (presence.online(0), presence.spectators, presence.anybody_here) == (False, 0, False)


def test_a_table_stays_awake_for_a_socket_without_hello(tmp_path):
    """There is never a second copy of a table in one process."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "max_tables": 1})) as server:
        table, other = server.make(), server.make()
        early = Client(server.port, table.id, None, hello=False)
        assert early.ask("why", action="end")["code"] == "no-hello"
        held = server.live(table)

        assert server.http.get(f"/api/tables/{other.id}").json()["code"] == "full"
        assert early.ask("hello", token=None)["type"] == "snapshot"
        assert server.live(table) is held
        early.close()
        assert wait_for(lambda: server.http.get(f"/api/tables/{other.id}").status_code == 200)
        assert list(server.service.registry.tables) == [other.id]


def test_who_does_not_read_is_cut_off(server):
    """The connection ends within seconds, and with it all that it held."""
    table, before = server.make(), len(server.service.sockets._open)
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
    with connect(address, sock=raw, max_size=None, max_queue=1, ping_interval=None) as slow:
        slow.send(json.dumps({"do": "hello", "id": "h", "token": None}))
        assert json.loads(slow.recv())["type"] == "snapshot"
        live = server.live(table)

        async def flood() -> None:
            for _ in range(3 * MOST_WAITING):
                live.fan_out("x" * 100_000)
                await asyncio.sleep(0)

        server.do(flood())

        assert wait_for(lambda: not live.connections)
        assert wait_for(lambda: len(server.service.sockets._open) <= before)
        with pytest.raises(ConnectionClosedError):
            for_ever(slow.recv)


def test_what_waits_is_bounded_in_size():
    """Few messages that are big are as bad as many small ones."""

    async def fill() -> Connection:
        connection = Connection(taken)
        connection.push("x" * (2 * MOST_SIZE))
        assert connection.closing is None  # one message is always sent
        connection.push("y")
        return connection

    assert asyncio.run(fill()).closing


def test_spectators_keep_no_player_out(tmp_path):
    """They have room of their own; and nobody takes more than a share of it."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "max_people": 2})) as server:
        table = server.make()
        table.watch()
        table.watch()
        late = Client(server.port, table.id, None, hello=False)

        assert late.ask("hello", token=None)["code"] == "full"
        mine = [table.sit() for _ in range(MOST_OF_ONE)]
        assert mine[-1].shot["you"]["person"] == 0
        assert late.ask("hello", token=table.ticket["token"])["code"] == "full"
        mine.pop().close()
        token = table.ticket["token"]
        assert wait_for(lambda: late.ask("hello", token=token)["type"] == "snapshot")


def test_hello_is_awaited_only_so_long(server, monkeypatch):
    """Other messages do not buy more time."""
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.5)
    quiet = Client(server.port, server.make().id, None, hello=False)

    def knock() -> None:
        quiet.ask("why", action="end")
        time.sleep(0.05)

    with pytest.raises(ConnectionClosed):
        for_ever(knock)
    with pytest.raises(ConnectionClosed):
        for_ever(quiet.hear)

    assert quiet.seen[-1]["type"] == "bye"


@pytest.mark.parametrize("letter", ["x", "é"])
def test_too_long_a_message_ends_the_socket(server, letter):
    """Its bytes count; the code of the end says why."""
    anna = server.make().sit()

    with pytest.raises(ConnectionClosed) as ended:
        anna.ask("chat", text=letter * (16_384 // len(letter.encode())))

    assert ended.value.rcvd.code == 1009
