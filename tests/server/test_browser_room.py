"""The service inside a browser: the same app over a shelf of texts, without database or network."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from firehouse.server.browser.room import Line, Room

NAME = {"name": "Ada"}
SEATS = ["me", "bot:greedy", "bot:greedy"]
SOLO = {"setup": {"ruleset": "flashpoint/family", "crew": 3}, "seats": ["me", "bot:greedy"], **NAME}


class Texts:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def add(self, name: str, text: str) -> bool:
        return self.texts.setdefault(name, text) is text

    async def put(self, name: str, text: str) -> None:
        self.texts[name] = text

    async def all(self, prefix: str) -> list[str]:
        return [self.texts[name] for name in sorted(self.texts) if name.startswith(prefix)]

    async def drop(self, prefix: str) -> None:
        for name in [name for name in self.texts if name.startswith(prefix)]:
            del self.texts[name]


class Player:
    """Somebody at a table of a room."""

    def __init__(self, room: Room, ticket: dict[str, Any]) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.snapshot: dict[str, Any] = {}
        self.position = 0
        self.ended = asyncio.Event()
        self._count = 0
        self.line: Line = room.connect(ticket["table"], self._hear, self.ended.set)
        self.line.say(json.dumps({"do": "hello", "id": "h", "token": ticket["token"]}))

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.snapshot = message["snapshot"]
            self.position = self.snapshot["position"]
        self.position = message.get("position", self.position)
        self.heard.put_nowait(message)

    async def until(self, *kinds: str) -> dict[str, Any]:
        async with asyncio.timeout(30):
            while (message := await self.heard.get())["type"] not in kinds:
                pass
            return message

    async def do(self, **command: Any) -> dict[str, Any]:
        self._count += 1
        self.line.say(json.dumps({"id": f"c{self._count}", **command}))
        async with asyncio.timeout(30):
            while (message := await self.heard.get()).get("id") != f"c{self._count}":
                pass
            return message


def in_room(work: Callable[[Room, Texts], Awaitable[None]]) -> None:
    async def go() -> None:
        texts = Texts()
        room = Room(texts)
        await room.open()
        await work(room, texts)

    asyncio.run(go())


async def posted(room: Room, address: str, body: dict[str, Any]) -> dict[str, Any]:
    status, text = await room.ask("POST", address, json.dumps(body))
    assert status == 201, text
    ticket: dict[str, Any] = json.loads(text)
    return ticket


def test_a_game_is_made_played_and_found_again() -> None:
    """A command is judged as on a server, kept on the shelf, and there after a new start."""

    async def play(room: Room, texts: Texts) -> None:
        ticket = await posted(room, "/api/tables", SOLO)
        ada = Player(room, ticket)
        await ada.until("snapshot")
        refused = await ada.do(do="play", at=ada.snapshot["position"], actions=["fly"])
        assert refused["type"] == "refused"
        at = ada.snapshot["position"]
        action = ada.snapshot["offers"][0]["action"]
        assert (await ada.do(do="play", at=at, actions=[action]))["type"] == "done"
        ada.line.close()
        await asyncio.wait_for(ada.ended.wait(), 10)
        again = Room(texts)
        await again.open()
        back = Player(again, ticket)
        await back.until("snapshot")
        assert back.snapshot["step"] > 0
        assert back.snapshot["you"]["pawns"] == ticket["pawns"]

    in_room(play)


def test_bots_play_and_undo_goes_back() -> None:
    """A move of one's own is taken back; the pawns of bots move by themselves."""

    async def play(room: Room, texts: Texts) -> None:
        ada = Player(room, await posted(room, "/api/tables", {**SOLO, "seats": SEATS}))
        await ada.until("snapshot")
        first = ada.snapshot["offers"][0]["action"]
        await ada.do(do="play", at=ada.snapshot["position"], actions=[first])
        moved = await ada.do(do="undo", at=ada.position)
        assert moved["type"] == "done"
        assert ada.snapshot["redo"] == [first]
        await ada.do(do="play", at=ada.position, actions=[first])
        assert (await ada.until("moved"))["by"] != 0

    in_room(play)


@pytest.mark.parametrize("path", ["/api/lessons", "/api/puzzles"])
def test_each_lesson_and_puzzle_has_a_table_here(path: str) -> None:
    """What is listed can be begun."""

    async def begin(room: Room, texts: Texts) -> None:
        status, text = await room.ask("GET", path)
        assert status == 200
        found = json.loads(text)[0]
        ticket = await posted(room, f"{path}/{found['id']}", NAME)
        somebody = Player(room, ticket)
        await somebody.until("snapshot")

    in_room(begin)


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [("GET", "/api/today?mine=", ""), ("POST", "/api/lockers", "{}"), ("GET", "/api/nothing", "")],
)
def test_what_needs_a_server_says_so(method: str, address: str, body: str) -> None:
    """No route is missing without a sentence."""

    async def ask(room: Room, texts: Texts) -> None:
        status, text = await room.ask(method, address, body)
        assert (status, json.loads(text)["code"]) == (503, "needs-server")

    in_room(ask)


def test_a_bot_that_looks_ahead_needs_a_server() -> None:
    """It would play like another here, so it is refused."""

    async def ask(room: Room, texts: Texts) -> None:
        wanted = {**SOLO, "seats": ["me", "bot:search"]}
        _, text = await room.ask("POST", "/api/tables", json.dumps(wanted))
        assert json.loads(text)["code"] == "no-bot"
        assert "search" not in json.loads(text)["text"]

    in_room(ask)


ROOT = Path(__file__).parents[2]
WHOLE = """
import asyncio, sys
for name in {absent!r}: sys.modules[name] = None
sys.path[:0] = [{site!r}, {tests!r}]
import firehouse
assert firehouse.__file__.startswith({site!r}), firehouse.__file__
import test_browser_room as room
room.test_bots_play_and_undo_goes_back()
room.test_each_lesson_and_puzzle_has_a_table_here("/api/lessons")
room.test_each_lesson_and_puzzle_has_a_table_here("/api/puzzles")
"""


def test_a_browser_has_all_that_is_imported(tmp_path: Path) -> None:
    """What is packed for it is enough to play: none of our other parts, no other machine code."""
    absent = ("sqlalchemy", "asyncpg", "redis", "cryptography", "uvicorn", "alembic", "numpy")
    packing = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    packing += "from pathlib import Path; import device_build\n"
    packing += "none = Path('wheels'); none.mkdir()\n"
    packing += f"Path('site.zip').write_bytes(device_build.packed(Path({str(ROOT)!r}), none))"
    subprocess.run([sys.executable, "-c", packing], check=True, timeout=120, cwd=tmp_path)
    ZipFile(tmp_path / "site.zip").extractall(tmp_path / "site")
    code = WHOLE.format(
        absent=absent, site=str(tmp_path / "site"), tests=str(Path(__file__).parent)
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300, cwd=tmp_path)
