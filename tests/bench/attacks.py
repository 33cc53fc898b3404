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
from typing import Any, Final

import httpx
from attack_features import FEATURES
from attack_floods import FLOODS
from attack_kinds import KINDS
from attacker import FAMILY, Attack, Attacker, for_ever
from load_report import percentile
from load_server import busy, free_port, wait_for
from websockets.asyncio.client import ClientConnection, connect

TABLES: Final = 20
PERIOD: Final = 1.0
MEDIAN: Final = 25.0
TAIL: Final = 150.0


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


ATTACKS: Final[dict[str, Attack]] = {**KINDS, **FLOODS, **FEATURES}


def attack(name: str, port: int) -> None:
    """In a process of its own."""
    os.nice(5)  # who attacks from elsewhere takes nothing of this machine

    async def run() -> None:
        await for_ever(lambda: ATTACKS[name](Attacker(port)), 1.0)

    asyncio.run(run())


def measure(name: str, options: argparse.Namespace) -> bool:
    """Play beside an attack; was it tolerable?"""
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
    tolerable = [measure(name, options) for name in names]
    sys.exit(0 if all(tolerable) else 1)


if __name__ == "__main__":
    main()
