"""A real server process that can be killed and come back, and players who speak raw protocol."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

QUICK = {
    "FIREHOUSE_BOT_PAUSE": "0",
    "FIREHOUSE_BOT_SECONDS": "0.1",
    "FIREHOUSE_LOG_LEVEL": "error",
    "FIREHOUSE_TABLES_PER_HOUR": "100000",
    "FIREHOUSE_OPEN_TABLES_PER_HOUR": "100000",
    "FIREHOUSE_SEATS_PER_HOUR": "100000",
    "FIREHOUSE_REQUESTS_PER_SECOND": "100000",
    "FIREHOUSE_REQUESTS_PER_MINUTE": "100000",
    "FIREHOUSE_SOCKETS_PER_MINUTE": "100000",
    "FIREHOUSE_COMMANDS_PER_SECOND": "10000",
}
SECONDS = 30
"""How long a test waits for what must come."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class RealServer:
    """`firehouse serve` on a port that stays the same when it is started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._words = ["serve", "--port", str(self.port), "--data", str(data)]
        self._environment = {**os.environ, **QUICK, **settings}
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "firehouse", *self._words]
        self._process = subprocess.Popen(
            words,
            stdout=subprocess.PIPE,
            env=self._environment,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "Firehouse is open" in line, line

    def kill(self) -> None:
        """End it and those who think for it without a word, as a power cut does."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()

    def make(self, **wanted: Any) -> dict[str, Any]:
        """A table; its maker's ticket."""
        wanted.setdefault("setup", {"ruleset": "flashpoint/family", "crew": 2})
        answer = httpx.post(
            f"{self.address}/api/tables", json={"seats": [], "name": "Anna", **wanted}, timeout=30
        )
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket

    def join(self, table: str, name: str) -> dict[str, Any]:
        answer = httpx.post(f"{self.address}/api/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[RealServer]:
    server = RealServer(data, **settings)
    try:
        yield server
    finally:
        server.kill()


class Browser:
    """Somebody at the page, as the server sees it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.now: dict[str, Any] = {}

    @staticmethod
    async def at(server: RealServer, ticket: dict[str, Any]) -> Browser:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/socket"
        browser = Browser(await connect(address, origin=server.address, max_size=None))
        await browser.ask("hello", token=ticket["token"])
        return browser

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(SECONDS):
            message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] == "snapshot":
            self.now = message["snapshot"]
        else:
            self.now |= {name: value for name, value in message.items() if name in self.now}
        return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        id = f"b{next(self._numbers)}"
        await self._socket.send(json.dumps({"do": do, "id": id, **fields}))
        while (message := await self.hear()).get("id") != id:
            pass
        return message

    async def play(self, action: str = "") -> dict[str, Any]:
        chosen = action or self.now["offers"][0]["action"]
        return await self.ask("play", at=self.now["position"], actions=[chosen])

    async def until(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def close(self) -> None:
        await self._socket.close()
