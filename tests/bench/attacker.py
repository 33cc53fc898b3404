"""What every attack needs, all of it from one address."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SERVER: Final = "127.0.0.1"
FAMILY: Final = {"ruleset": "flashpoint/family", "crew": 2}


class Attacker:
    """Somebody who means harm, at one address. What was answered and opened is counted."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.statuses: Counter[int] = Counter()
        self.lines = 0
        self.http = httpx.AsyncClient(
            base_url=f"http://{SERVER}:{port}",
            timeout=60,
            transport=httpx.AsyncHTTPTransport(local_address=address),
            event_hooks={"response": [self._note]},
        )

    async def _note(self, answer: httpx.Response) -> None:
        self.statuses[answer.status_code] += 1

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which anything may be said."""
        line = await asyncio.open_connection(SERVER, self.port, local_addr=(self.address, 0))
        self.lines += 1
        return line

    async def table(self, **wanted: Any) -> dict[str, Any]:
        body = {"setup": FAMILY, "name": "Mallory", **wanted}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        ticket: dict[str, Any] = answer.json()
        return ticket

    async def socket(self, ticket: dict[str, Any], watch: bool = False) -> ClientConnection:
        url = f"ws://{SERVER}:{self.port}/api/tables/{ticket['table']}/socket"
        local = (self.address, 0)
        socket = await connect(url, max_size=None, max_queue=None, local_addr=local)
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


Attack = Callable[[Attacker], Awaitable[None]]
"""Goes on until it is ended."""
