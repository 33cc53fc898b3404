"""A server that says what nobody understands: it gets a sentence, and the terminal lives on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from firehouse.client.api import Api, ServerError
from firehouse.core.setup import Setup
from firehouse.core.table import Refused, Table
from firehouse.stage import plain, stage_of
from firehouse.tui.remote.session import RemoteSession


def snapshot(**changes) -> dict:
    """What a server tells about a new table."""
    table = Table(Setup("flashpoint/family", crew=1), 1)
    stage = stage_of(table.game)
    about = {
        "code": "AAAAAA",
        "title": "Game",
        "status": "playing",
        "paused": False,
        "aids": {"hint": True, "chance": False, "threats": False},
        "next": None,
        "result": None,
        "patience": 60,
    }
    whole = {
        "table": about,
        "setup": table.setup.to_json(),
        "scene": stage.scene(table.game),
        "view": stage.view(table.game, table.state),
        "pawns": ["One"],
        "holders": [{"kind": "person", "person": 0}],
        "people": [{"id": 0, "name": "Anna", "online": True, "ready": True, "away": None}],
        "spectators": 0,
        "seq": 1,
        "position": 1,
        "step": 0,
        "situation": "Begin.",
        "awaits": {"what": "act", "pawn": 0, "chance": False},
        "offers": plain(stage.offers(table.game, table.state)),
        "can_undo": "no",
        "undo_by": -1,
        "log": [],
        "chat": [],
        "proposal": None,
        "you": {"person": 0, "pawns": [0]},
    }
    return {"type": "snapshot", "id": None, "snapshot": {**whole, **changes}}


@asynccontextmanager
async def saying(*texts: str) -> AsyncIterator[str]:
    """A server that says these texts to whoever comes, and answers nothing right."""

    async def talk(socket: ServerConnection) -> None:
        await socket.recv()
        for text in texts:
            await socket.send(text)
        async for asked in socket:
            await socket.send(json.dumps({"type": "why", "id": json.loads(asked)["id"]}))

    async with serve(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "[]",
        "{}",
        "[" * 100_000,
        json.dumps({"type": "snapshot"}),
        json.dumps(snapshot(holders=None)),
        json.dumps(snapshot(pawns=[], you={})),
        json.dumps(snapshot(table={"title": 1})),
    ],
    ids=lambda text: text[:30],
)
def test_a_first_word_that_is_not_understood_is_told(text):
    async def story() -> None:
        async with saying(text) as server:
            with pytest.raises(ServerError, match="does not know"):
                await RemoteSession.join(server, "1")

    asyncio.run(story())


def test_a_game_that_this_version_does_not_have_is_told():
    told = snapshot()
    told["snapshot"]["setup"] = {"ruleset": "flashpoint/atlantis"}

    async def story() -> None:
        async with saying(json.dumps(told)) as server:
            with pytest.raises(ServerError, match="atlantis"):
                await RemoteSession.join(server, "1")

    asyncio.run(story())


@pytest.mark.parametrize("later", ["x", '{"type": "moved", "seq": 2}', '{"type": "presence"}'])
def test_a_later_word_that_is_not_understood_ends_the_table_with_a_sentence(later):
    async def story() -> None:
        async with saying(json.dumps(snapshot()), later) as server:
            session = await RemoteSession.join(server, "1")
            async with asyncio.timeout(30):
                while "does not know" not in session.trouble:
                    await asyncio.sleep(0.01)
            assert not session.moment.mine
            with pytest.raises(Refused, match="does not know"):
                await session.play(["end"])
            await session.close()

    asyncio.run(story())


def test_words_that_are_new_are_passed_over_and_odd_answers_refused():
    async def story() -> None:
        async with saying(json.dumps(snapshot()), '{"type": "weather"}') as server:
            session = await RemoteSession.join(server, "1")
            with pytest.raises(Refused, match="does not know"):
                await session.why("end")
            with pytest.raises(Refused, match="does not know"):
                await session.hint()
            await session.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("200 OK", "no Firehouse server"),
        ("301 Moved Permanently\r\nLocation: https://b.example/", "on to https://b.example/"),
        ("502 Bad Gateway", "no Firehouse server"),
    ],
)
def test_what_is_no_firehouse_server_is_told_so(head, sentence):
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {head}\r\nContent-Length: 5\r\n\r\nhello".encode())
        await writer.drain()
        writer.close()

    async def story() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Api(f"http://127.0.0.1:{port}") as api:
                with pytest.raises(ServerError, match=sentence):
                    await api.tables()

    asyncio.run(story())
