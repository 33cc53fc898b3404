"""Attacks of one address, one after the other: how long do moves take meanwhile at other tables?

    python tests/bench/attacks.py [--seconds 15] [--only long-texts,bodies] [--database postgresql://…]

Starts a server of its own with the usual limits. People at twenty tables, from addresses of their
own, play a move a second each and measure until everybody has heard of it; beside them another
process attacks from one address. Ends with status 1 if at any time the median is not below 25 ms
and the 99th percentile not below 150 ms. It measures a machine as much as a server: on a busy
one compare with the line "quiet".
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
from load import busy, free_port, wait_for
from load_report import percentile
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTACKER: Final = "127.0.0.1"
TABLES: Final = 20
PERIOD: Final = 1.0
MEDIAN: Final = 25.0
TAIL: Final = 150.0
FAMILY: Final = {"ruleset": "flashpoint/family", "crew": 2}
EVENTS: Final = "cries-for-help lost-in-the-smoke exhaustion pinned-down "


# Those who only want to play.


class Victims:
    """Pairs at tables, each pair at an address of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.latencies: list[float] = []
        self.errors: list[str] = []

    async def play(self, seconds: float) -> None:
        """Play at all tables for so long."""
        end = time.perf_counter() + seconds
        await asyncio.gather(*(self._table(number, end) for number in range(TABLES)))

    async def _table(self, number: int, end: float) -> None:
        address = f"127.0.1.{number + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=base, transport=transport, timeout=60) as client:
            made = await client.post("/api/tables", json={"setup": FAMILY, "name": "Victim"})
            ticket = made.raise_for_status().json()
        url = f"ws://127.0.0.1:{self.port}/api/tables/{ticket['table']}/socket"
        async with (
            connect(url, local_addr=(address, 0), compression=None, max_size=None) as player,
            connect(url, local_addr=(address, 0), compression=None, max_size=None) as watcher,
        ):
            for socket, token in ((player, ticket["token"]), (watcher, None)):
                await socket.send(json.dumps({"do": "hello", "id": "h", "token": token}))
            shot = await self._heard(player, "snapshot")
            await self._heard(watcher, "snapshot")
            await asyncio.sleep(random.random() * PERIOD)
            await self._moves(player, watcher, shot["snapshot"], end)

    async def _moves(
        self, player: ClientConnection, watcher: ClientConnection, now: dict[str, Any], end: float
    ) -> None:
        while time.perf_counter() < end and now["offers"]:
            action = random.choice(now["offers"])["action"]
            command = {"do": "play", "id": "p", "at": now["position"], "actions": [action]}
            began = time.perf_counter()
            await player.send(json.dumps(command))
            now = await self._heard(player, "moved")
            await self._heard(watcher, "moved")
            self.latencies.append(time.perf_counter() - began)
            await asyncio.sleep(PERIOD)

    async def _heard(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message["type"] == kind:
                return message
            if message["type"] in ("refused", "bye"):
                self.errors.append(f"{message['type']}: {message.get('text')}")
                raise SystemExit(message)


# The attacks; each goes on until it is ended.


class Attacker:
    """What every attack needs; all of it from one address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://{ATTACKER}:{port}", timeout=60)

    async def table(self, **wanted: Any) -> dict[str, Any]:
        body = {"setup": FAMILY, "name": "Mallory", **wanted}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        ticket: dict[str, Any] = answer.json()
        return ticket

    async def socket(self, ticket: dict[str, Any], watch: bool = False) -> ClientConnection:
        url = f"ws://{ATTACKER}:{self.port}/api/tables/{ticket['table']}/socket"
        socket = await connect(url, max_size=None, max_queue=None)
        token = None if watch else ticket["token"]
        await socket.send(json.dumps({"do": "hello", "id": "h", "token": token}))
        return socket

    async def crowd(self, ticket: dict[str, Any], number: int) -> list[asyncio.Task[None]]:
        """Some who watch and read all they are sent."""
        sockets = [await self.socket(ticket, watch=True) for _ in range(number)]
        return [asyncio.create_task(swallow(socket)) for socket in sockets]


async def swallow(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


async def for_ever(work: Callable[[], Awaitable[Any]], pause: float = 0.0) -> None:
    """Do something again and again, whatever is answered."""
    while True:
        with suppress(httpx.HTTPError, OSError, WebSocketException):
            await work()
        await asyncio.sleep(pause)


async def long_texts(attacker: Attacker) -> None:
    """The longest set-up that is taken, 45 who watch, and pauses as often as they are taken."""
    setup = {
        "ruleset": "flashpoint/tragic-events",
        "options": {"tweak_12_events_removed": EVENTS * 14},
    }
    ticket = await attacker.table(setup=setup)
    player = await attacker.socket(ticket)
    tasks = [asyncio.create_task(swallow(player)), *await attacker.crowd(ticket, 45)]
    paused = False

    async def pause() -> None:
        nonlocal paused
        paused = not paused
        await player.send(json.dumps({"do": "pause", "id": "p", "paused": paused}))

    await asyncio.gather(for_ever(pause, 0.1), *tasks)


async def undo(attacker: Attacker) -> None:
    """A move and its undo, again and again, with 45 who are sent the whole table each time."""
    ticket = await attacker.table()
    player = await attacker.socket(ticket)
    await attacker.crowd(ticket, 45)
    number = 0
    async for data in player:
        message = json.loads(data)
        shot = message.get("snapshot", message)
        if message["type"] not in ("snapshot", "moved") or not shot["offers"]:
            continue
        number += 1
        command = {"do": "undo", "id": str(number), "at": shot["position"]}
        if message["type"] == "snapshot":
            action = next(o["action"] for o in shot["offers"] if o["action"] != "end")
            command |= {"do": "play", "actions": [action]}
        await asyncio.sleep(0.1)
        await player.send(json.dumps(command))


async def bodies(attacker: Attacker) -> None:
    """As many unknown keys as go into a body, in every place."""
    many = json.dumps({f"k{key:05}": 1 for key in range(150_000)})
    some = json.dumps({f"k{key:05}": 1 for key in range(20_000)})
    kind = {"Content-Type": "application/json"}

    async def post(path: str, content: str) -> None:
        await attacker.http.post(path, content=content, headers=kind)

    await asyncio.gather(
        *(for_ever(lambda: post("/api/records", many)) for _ in range(4)),
        *(for_ever(lambda: post("/api/tables", some)) for _ in range(4)),
    )


async def silence(attacker: Attacker) -> None:
    """Connections that say nothing, half of their headers, or half of a body."""
    held: list[asyncio.StreamWriter] = []
    words = (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Le")

    async def open_one() -> None:
        _, writer = await asyncio.open_connection(ATTACKER, attacker.port)
        writer.write(random.choice(words))
        held.append(writer)
        if len(held) > 5_000:
            held.pop(0).close()

    await asyncio.gather(*(for_ever(open_one, 0.005) for _ in range(4)))


async def thinking(attacker: Attacker) -> None:
    """Fifty tables whose bots look far ahead, and everybody asks for advice."""
    sockets = []
    for _ in range(50):
        ticket = await attacker.table(
            seats=["bot:search", "bot:search"], aids={"hint": True, "chance": True}
        )
        sockets.append(await attacker.socket(ticket))
    await asyncio.gather(*(swallow(socket) for socket in sockets))


async def commands(attacker: Attacker) -> None:
    """Ninety sockets that say as much as they may: chats, plans, questions."""
    ticket = await attacker.table()
    sockets = [await attacker.socket(ticket) for _ in range(8)]
    sockets += [await attacker.socket(ticket, watch=True) for _ in range(45)]
    others = [await attacker.table() for _ in range(5)]
    sockets += [await attacker.socket(other) for other in others for _ in range(7)]
    stroke = {"spots": [f"square:{n % 6},{n % 8}" for n in range(60)], "tone": 1}
    words = [
        {"do": "chat", "text": "x" * 500},
        {"do": "plan", "strokes": [stroke] * 12},
        {"do": "why", "action": "move 3,4"},
        {"do": "rename", "name": "x" * 32},
    ]

    async def say(socket: ClientConnection) -> None:
        word = random.choice(words)
        await socket.send(json.dumps({**word, "id": str(random.random())}))

    await asyncio.gather(
        *(for_ever(lambda socket=socket: say(socket), 0.1) for socket in sockets),
        *(swallow(socket) for socket in sockets),
    )


async def requests(attacker: Attacker) -> None:
    """Histories, pictures and lists, as often as they are answered."""
    ticket = await attacker.table()
    paths = ("/frames", "/picture", "/record", "/standing", "")

    async def get() -> None:
        await attacker.http.get(f"/api/tables/{ticket['table']}{random.choice(paths)}")

    await asyncio.gather(*(for_ever(get) for _ in range(16)))


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "long-texts": long_texts,
    "undo": undo,
    "bodies": bodies,
    "silence": silence,
    "thinking": thinking,
    "commands": commands,
    "requests": requests,
}


def attack(name: str, port: int) -> None:
    """In a process of its own."""
    os.nice(5)  # who attacks from elsewhere takes nothing of this machine

    async def run() -> None:
        await for_ever(lambda: ATTACKS[name](Attacker(port)), 1.0)

    asyncio.run(run())


def measure(name: str, options: argparse.Namespace) -> bool:
    """Play beside an attack; was it bearable?"""
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        command = [sys.executable, "-m", "firehouse", "serve", "--port", str(port), "--data", data]
        if options.database:
            command += ["--database", options.database]
        env = {**os.environ, "FIREHOUSE_LOG_LEVEL": "error"}
        server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        process = multiprocessing.get_context("spawn").Process(target=attack, args=(name, port))
        try:
            asyncio.run(wait_for(f"http://127.0.0.1:{port}"))
            if name in ATTACKS:
                process.start()
                time.sleep(options.lead)
            victims, began, spent = Victims(port), time.perf_counter(), busy(server.pid)
            asyncio.run(victims.play(options.seconds))
            share = (busy(server.pid) - spent) / (time.perf_counter() - began)
        finally:
            if process.pid is not None:
                process.kill()
                process.join()
            server.send_signal(signal.SIGTERM)
            server.wait(60)
    ordered = sorted(victims.latencies)
    median, tail = percentile(ordered, 50), percentile(ordered, 99)
    print(
        f"{name:12} {len(ordered):5} moves, p50 {median:6.1f} ms, p99 {tail:6.1f} ms, "
        f"worst {percentile(ordered, 100):6.1f} ms, {len(victims.errors)} errors, "
        f"server at {share:.0%} of a core",
        flush=True,
    )
    return median < MEDIAN and tail < TAIL and not victims.errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--lead", type=float, default=5.0, help="what an attack has to begin")
    parser.add_argument("--only", default="")
    parser.add_argument("--database", default=None)
    options = parser.parse_args()
    names = options.only.split(",") if options.only else ["quiet", *ATTACKS]
    bearable = [measure(name, options) for name in names]
    sys.exit(0 if all(bearable) else 1)


if __name__ == "__main__":
    main()
