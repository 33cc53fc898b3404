"""An update without losing a game: two processes are stopped and started in turn under load."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import ExitStack
from time import monotonic
from typing import Any

import asyncpg
import httpx
import pytest
from processes import a_firehouse, free_port
from services import REDIS, a_postgres, redis_is_missing

from firehouse.client.connection import Connection, Line

TABLES = 6
ROUNDS = 1
LEVEL_SECONDS = 90.0
"""A busy machine takes long to start a process, and a client then pauses for up to 19 seconds."""
SETUP = {"ruleset": "flashpoint/family", "crew": 2}


class Player:
    """One seat, at one process, as the client library holds it: lost lines come back."""

    def __init__(self, port: int, ticket: dict[str, Any]) -> None:
        self.state: dict[str, Any] = {}
        self.lost = 0
        self.news = asyncio.Event()
        address = f"ws://127.0.0.1:{port}/api/tables/{ticket['table']}/socket"
        self.connection = Connection(address, ticket["token"], self._hear, self._change)
        self.connection.open()

    def _hear(self, message: dict[str, Any]) -> None:
        told = message.get("snapshot", message)
        self.state |= {k: told[k] for k in ("seq", "position", "offers", "awaits") if k in told}
        self.news.set()

    def _change(self, line: Line) -> None:
        assert line.kind != "closed" or line.code == "left", line
        self.lost += line.kind == "waiting"

    async def knows(self, seq: int) -> None:
        """Wait until this entry has been heard of here."""
        try:
            async with asyncio.timeout(LEVEL_SECONDS):
                while self.state.get("seq", 0) < seq:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            line, known = self.connection.line, self.state.get("seq", 0)
            raise AssertionError(f"knows {known} and not {seq}; the line is {line}") from None


class Game:
    """Two people at one table, each at another process."""

    def __init__(self, ports: list[int], tickets: list[dict[str, Any]]) -> None:
        self.id: str = tickets[0]["table"]
        self.players = [Player(p, t) for p, t in zip(ports, tickets, strict=True)]
        self.acknowledged: dict[int, str] = {}
        self.said: dict[int, str] = {}

    async def play(self, stop: asyncio.Event) -> None:
        """Move after move, each of them heard by both before the next; then words."""
        anna, ben = self.players
        done = await anna.connection.ask("start", fill="me")
        while not stop.is_set():
            await asyncio.gather(anna.knows(done["seq"]), ben.knows(done["seq"]))
            mover = self.players[max(0, anna.state["awaits"]["pawn"])]
            if mover.state["offers"]:
                action = mover.state["offers"][0]["action"]
                at = mover.state["position"]
                done = await mover.connection.ask("play", at=at, actions=[action])
                self.acknowledged[done["seq"]] = action
            text = f"after {done['seq']}"
            done = await ben.connection.ask("chat", text=text)
            self.said[done["seq"]] = text
        await asyncio.gather(anna.knows(done["seq"]), ben.knows(done["seq"]))

    async def close(self) -> None:
        await asyncio.gather(*(player.connection.close() for player in self.players))


async def sat_down(ports: list[int]) -> Game:
    """A table made at one process and joined at the other."""
    async with httpx.AsyncClient(timeout=30) as http:
        wanted = {"setup": SETUP, "name": "Anna", "seats": ["me", "open"]}
        made = await http.post(f"http://127.0.0.1:{ports[0]}/api/tables", json=wanted)
        table = made.json()["table"]
        joined = await http.post(
            f"http://127.0.0.1:{ports[1]}/api/tables/{table}/seats", json={"name": "Ben"}
        )
    return Game(ports, [made.json(), joined.json()])


class Rolling:
    """Two processes that are replaced one after the other, each at its own port."""

    def __init__(self, options: list[str]) -> None:
        self.options = options
        self.ports = [free_port(), free_port()]
        self.processes: list[ExitStack] = [ExitStack(), ExitStack()]
        self.running: dict[int, Any] = {}

    def start(self, which: int) -> None:
        opening = a_firehouse("--port", self.ports[which], *self.options)
        self.running[which], _ = self.processes[which].enter_context(opening)

    def stop(self, which: int) -> int:
        """Ask a process to close; its exit status."""
        self.running[which].send_signal(signal.SIGTERM)
        status: int = self.running[which].wait(30)
        self.processes[which].close()
        return status


async def entries_of(database: str, table: str) -> list[dict[str, Any]]:
    connection = await asyncpg.connect(database)
    try:
        wanted = "SELECT seq, kind, person, body FROM entries WHERE table_id = $1"
        return [
            {**row, "body": json.loads(row["body"])}
            for row in await connection.fetch(f"{wanted} ORDER BY seq", table)
        ]
    finally:
        await connection.close()


async def under_load(rolling: Rolling) -> list[Game]:
    """Play at all tables while each process is replaced."""
    one, other = rolling.ports
    stop = asyncio.Event()
    games = [await sat_down([one, other] if n % 2 else [other, one]) for n in range(TABLES)]
    playing = asyncio.gather(*(game.play(stop) for game in games))
    try:
        for _ in range(ROUNDS):
            for which in range(2):
                await asyncio.sleep(0.5)
                before = sum(len(game.said) for game in games)
                assert await asyncio.to_thread(rolling.stop, which) == 0
                await asyncio.to_thread(rolling.start, which)
                until = monotonic() + LEVEL_SECONDS
                while sum(len(game.said) for game in games) < before + 2 * TABLES:
                    assert monotonic() < until, "nobody plays on"
                    if playing.done():
                        await playing
                    await asyncio.sleep(0.1)
        stop.set()
        await playing
    finally:
        playing.cancel()
        for game in games:
            await game.close()
    return games


def test_a_rolling_restart_loses_no_acknowledged_move(tmp_path):
    """Every move and word that was acknowledged is stored once, and every client has come back."""
    if missing := redis_is_missing():
        pytest.skip(missing)
    with a_postgres() as database:
        options = ["--database", database, "--bus", REDIS, "--secret", "shared"]
        options += ["--data", str(tmp_path), "--log-level", "warning"]
        for limit in ("commands-per-second", "tables-per-hour", "seats-per-hour"):
            options += [f"--{limit}", "1000"]
        rolling = Rolling(options)
        with rolling.processes[0], rolling.processes[1]:
            rolling.start(0)
            rolling.start(1)
            games = asyncio.run(under_load(rolling))

        for game in games:
            assert all(player.lost >= ROUNDS for player in game.players)
            rows = asyncio.run(entries_of(database, game.id))
            assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
            played = {
                r["seq"]: r["body"]["effect"]["steps"][0][0] for r in rows if r["kind"] == "play"
            }
            assert played == game.acknowledged
            said = {r["seq"]: r["body"]["text"] for r in rows if r["kind"] == "chat"}
            assert said == game.said
            assert all(player.state["seq"] == len(rows) for player in game.players)
        assert sum(len(game.acknowledged) for game in games) > TABLES * ROUNDS
