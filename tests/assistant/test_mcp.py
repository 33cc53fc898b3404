"""`firehouse mcp`, spoken to by the official SDK's client over its pipes."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import ClientSession, StdioServerParameters, stdio_client

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "server"))
from tables import GENEROUS, Client, served

from firehouse import replay
from firehouse.assistant.server import TOOLS
from firehouse.server.settings import Settings

Call = Callable[..., Awaitable[str]]


@asynccontextmanager
async def an_assistant() -> AsyncIterator[tuple[ClientSession, Call]]:
    """A session, and a way to call its tools that gives their text."""
    import os

    command = StdioServerParameters(
        command=sys.executable, args=["-m", "firehouse", "mcp"], env=dict(os.environ)
    )
    async with stdio_client(command) as (reading, writing), ClientSession(reading, writing) as talk:
        await talk.initialize()

        async def call(name: str, **arguments: Any) -> str:
            answer = await talk.call_tool(name, arguments)
            text = "\n".join(part.text for part in answer.content)
            return f"ERROR {text.partition(': ')[2]}" if answer.is_error else text

        yield talk, call


def first_word(actions: str) -> str:
    """The text of the last action that is listed, without its price."""
    return re.sub(r" \(\d+ \w+\)$", "", actions.splitlines()[-1])


def test_the_tools_are_listed_with_what_they_do() -> None:
    async def visit() -> None:
        async with an_assistant() as (talk, call):
            tools = (await talk.list_tools()).tools
            assert [tool.name for tool in tools] == list(TOOLS)
            assert all(tool.description for tool in tools)
            assert "flashpoint/family" in await call("games")
            assert "Smoke" in await call("rules", ruleset="flashpoint/family")
            assert (await call("look")).startswith("ERROR There is no table yet")

    asyncio.run(visit())


def test_a_game_is_played_to_its_end() -> None:
    """With a bot beside; the record replays to the same end, and the review tells of it."""

    async def visit() -> None:
        async with an_assistant() as (_, call):
            told = await call("open_table", ruleset="flashpoint/basic", crew=2, seed=3)
            assert "Your pawns: Firefighter 1." in told
            while "The game is over" not in told:
                told = await call("play", actions=[first_word(await call("actions"))])
                assert not told.startswith("ERROR"), told
            record = replay(await call("record"))
            assert record.result in told
            assert record.result is not None
            assert "Luck " in await call("review")
            assert "The game is over" in await call("look")

    asyncio.run(visit())


def test_it_asks_and_is_told_why() -> None:
    async def visit() -> None:
        async with an_assistant() as (_, call):
            await call("open_table", ruleset="flashpoint/family", crew=2, seed=1, bots="")
            assert "—" in await call("why", action="move 1,1")
            assert "refused" in await call("play", actions=["move 1,1"])
            assert "chance to win" in await call("chance")
            assert len((await call("hint")).splitlines()) > 1
            assert await call("threats")
            legal = (await call("actions")).splitlines()
            before = await call("look")
            await call("play", actions=[re.sub(r" \(\d+ \w+\)$", "", legal[0])])
            await call("undo")
            assert await call("look") == before
            assert (await call("undo")).startswith("ERROR There is nothing")
            wrong = await call("open_table", ruleset="nowhere")
            assert wrong.startswith("ERROR There is no rule set 'nowhere'")

    asyncio.run(visit())


def test_it_sits_beside_a_person_at_a_server(tmp_path: Path) -> None:
    """By the invitation, marked as a program, until the game is over."""
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        table = server.make(
            setup={"ruleset": "flashpoint/basic", "crew": 2}, seats=["me", "open"], seed=4
        )
        anna = table.sit()
        link = f"http://127.0.0.1:{server.port}/join/{table.ticket['code']}"

        async def visit() -> str:
            async with an_assistant() as (_, call):
                assert "Your pawns: Firefighter 2." in await call("join_table", link=link)
                anna.ask("ready", ready=True)
                playing = asyncio.create_task(asyncio.to_thread(plays, anna))
                told = await call("wait")
                while "The game is over" not in told:
                    told = await call("play", actions=[first_word(await call("actions"))])
                    assert not told.startswith("ERROR"), told
                await playing
                assert "Luck " in await call("review")
                return told

        told = asyncio.run(visit())
        assert anna.shot["table"]["result"] in told
        assert anna.shot["people"][1]["name"] == "Assistant (bot)"


def plays(person: Client) -> None:
    """A person who plays the last offer whenever she is asked, to the end."""
    while person.shot["table"]["status"] != "over":
        asked = person.shot["awaits"]["pawn"] in person.shot["you"]["pawns"]
        if asked and person.shot["table"]["status"] == "playing":
            person.play(person.shot["offers"][-1]["action"])
        else:
            person.hear()


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from firehouse.cli import app

    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.delitem(sys.modules, "firehouse.assistant.server", raising=False)
    done = CliRunner().invoke(app, ["mcp"])
    assert done.exit_code == 2
    assert "firehouse[mcp]" in done.output
