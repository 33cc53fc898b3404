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
            assert "—" not in await call("why", action="move 9,9")
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


@pytest.mark.parametrize("prefix", ["", "2=", "greedy,"])
def test_it_cannot_run_code_by_naming_a_bot(tmp_path: Path, prefix: str) -> None:
    """What a client sends chooses among the bots there are; a file that it names is not loaded."""
    file, trace = tmp_path / "own.py", tmp_path / "trace"
    file.write_text(f"open({str(trace)!r}, 'w')\n", "utf-8")

    async def visit() -> None:
        async with an_assistant() as (_, call):
            named = f"{prefix}{file}:Bot"
            told = await call("open_table", ruleset="flashpoint/family", crew=3, bots=named)
            assert told.startswith("ERROR There is no bot")

    asyncio.run(visit())
    assert not trace.exists()


def test_what_is_wrong_with_a_call_is_one_short_sentence() -> None:
    """Nothing is ignored, nothing told at length, and the game in hand stays."""

    async def visit() -> None:
        async with an_assistant() as (talk, call):
            house = {"ruleset": "flashpoint/family"}
            for arguments, said in (
                ({"dificulty": "heroic"}, "open_table takes no 'dificulty'; it takes ruleset, "),
                ({"crew": "two"}, "'crew' should be a whole number; this is 'two'."),
                ({"board": 5}, "'board' should be a text; this is 5."),
                ({"crew": 1, "bots": "nobody"}, "There is no bot 'nobody'"),
                ({"bots": "x" * 1000}, "There is no bot 'xxx"),
                ({"bots": ["greedy", "x:y"]}, "There is no bot 'greedy,x:y'"),
                ({"ruleset": "x" * 1000}, "The set-up's 'ruleset' must be a short text"),
            ):
                told = await call("open_table", **{**house, **arguments})
                assert told.startswith(f"ERROR {said}")
                assert len(told) < 400
                assert told.count("\n") == 0
            assert await call("play") == "ERROR play needs 'actions'."
            told = await call("play", actions="end")
            assert told == "ERROR 'actions' should be a list of texts; this is 'end'."
            assert all(
                tool.input_schema["additionalProperties"] is False
                for tool in (await talk.list_tools()).tools
            )
            await call("open_table", **house, crew=3, seed=1, bots=["greedy", "greedy"])
            before = await call("look")
            assert "Your pawns: Firefighter 1." in before
            refused = await call("play", actions=["x" * 100_000])
            assert "…" in refused.partition("\n")[0]
            assert len(refused) < 1000
            for link in ("nonsense", "http://127.0.0.1:9/join/K7MQ2X"):
                assert (await call("join_table", link=link)).startswith("ERROR ")
                assert await call("look") == before

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

    for name in [name for name in sys.modules if name.startswith("mcp.server")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.delitem(sys.modules, "firehouse.assistant.server", raising=False)
    done = CliRunner().invoke(app, ["mcp"])
    assert done.exit_code == 2
    assert "firehouse[mcp]" in done.output
