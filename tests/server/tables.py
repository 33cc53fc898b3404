"""A server in a thread, and clients that talk to it as the page does."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, ClassVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from firehouse.server.api.gate import GatedConfig
from firehouse.server.app import create_app
from firehouse.server.service import Service
from firehouse.server.settings import Settings, prepare_data_folder
from firehouse.server.tables.live import LiveTable

GENEROUS = {
    "max_connections_per_address": 10_000,
    "requests_per_second": 1_000_000.0,
    "requests_per_minute": 1_000_000,
    "sockets_per_minute": 1_000_000,
    "tables_per_hour": 1_000_000,
    "open_tables_per_hour": 1_000_000,
    "seats_per_hour": 1_000_000,
    "trials_per_hour": 1_000_000,
    "works_per_hour": 1_000_000,
    "commands_per_second": 10_000.0,
    "commands_per_second_per_address": 10_000.0,
    "niceness": 0,
    "bot_pause": 0.0,
    "bot_seconds": 0.1,
}


class Server:
    """One server process's worth of service, on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        prepare_data_folder(settings)
        self.app = create_app(settings)
        self.config = GatedConfig(
            self.app,
            settings,
            port=0,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )
        self._server = uvicorn.Server(self.config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("The server did not start.")
            time.sleep(0.005)  # a loop that asks all the time takes the server's time
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)

    def visitor(self, address: str) -> httpx.Client:
        """Somebody who asks from another address than everybody else."""
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=self.http.base_url, timeout=30, transport=transport)

    def stop(self) -> None:
        while Client.open:
            Client.open.pop().close()
        self.http.close()
        self._server.should_exit = True
        self._thread.join()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the server runs."""
        return self._server.servers[0].get_loop()

    @property
    def service(self) -> Service:
        found: Service = self.app.state.service
        return found

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def live(self, table: Table) -> LiveTable:
        """A table that is awake."""
        return self.service.registry.tables[table.id]

    def forget(self, table: str) -> None:
        """Put a table to sleep, so that the next who asks for it wakes it from storage."""
        self.service.registry.tables.pop(table)

    def make(self, **wanted: Any) -> Table:
        """A table with its maker's ticket."""
        wanted.setdefault("setup", {"ruleset": "flashpoint/family", "crew": 2})
        answer = self.http.post("/api/tables", json={"seats": [], "name": "Anna", **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table as its maker knows it."""

    def __init__(self, server: Server, ticket: dict[str, Any]) -> None:
        self.server = server
        self.ticket = ticket
        self.id: str = ticket["table"]

    def join(
        self, name: str, pawns: list[int] | None = None, http: httpx.Client | None = None
    ) -> dict[str, Any]:
        wanted = {"name": name} if pawns is None else {"name": name, "pawns": pawns}
        answer = (http or self.server.http).post(f"/api/tables/{self.id}/seats", json=wanted)
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket

    def sit(self, ticket: dict[str, Any] | None = None) -> Client:
        """A connection of the holder of a ticket; of the maker unless one is given."""
        return Client(self.server.port, self.id, (ticket or self.ticket)["token"])

    def watch(self) -> Client:
        return Client(self.server.port, self.id, None)


class Client:
    """A connection that keeps what it is told."""

    ids = count()
    open: ClassVar[list[Client]] = []

    def __init__(
        self,
        port: int,
        table: str,
        token: str | None,
        hello: bool = True,
        source: str = "127.0.0.1",
    ) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        # Without a bound: one that stops reading would not hear the end of the connection either.
        opening = connect(
            address, max_size=None, compression=None, max_queue=None, source_address=(source, 0)
        )
        self.socket: ClientConnection = opening.__enter__()
        self.open.append(self)
        self.seen: list[dict[str, Any]] = []
        self.shot: dict[str, Any] = {}
        if hello:
            self.ask("hello", token=token)

    @property
    def position(self) -> int:
        found: int = self.shot["position"]
        return found

    def send(self, do: str, **fields: Any) -> str:
        """Send a command; its id."""
        name = fields.pop("id", None) or f"c{next(self.ids)}"
        self.socket.send(json.dumps({"do": do, "id": name, **fields}))
        return name

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
        self.seen.append(message)
        if message["type"] == "snapshot":
            self.shot = dict(message["snapshot"])
        elif message["type"] == "chat":
            self.shot["seq"] = message["seq"]
        elif message["type"] in ("moved", "changed", "presence"):
            lines = self.shot["log"] + message.get("log", [])
            self.shot |= {k: v for k, v in message.items() if k in self.shot} | {"log": lines}
        return message

    def until(self, *types: str, **fields: Any) -> dict[str, Any]:
        """Listen until a message of one of these types comes with these fields."""
        while True:
            message = self.hear()
            if message["type"] in types and all(message.get(k) == v for k, v in fields.items()):
                return message

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command and listen until it is answered."""
        name = self.send(do, **fields)
        while True:
            message = self.hear()
            if message.get("id") == name:
                return message

    def level(self, other: Client) -> None:
        """Hear what the other has heard of the table."""
        while self.shot["seq"] < other.shot["seq"]:
            self.hear()

    def play(self, *actions: str) -> dict[str, Any]:
        return self.ask("play", at=self.position, actions=list(actions))

    def first_offer(self) -> str:
        found: str = self.shot["offers"][0]["action"]
        return found

    def play_any(self) -> dict[str, Any]:
        return self.play(self.first_offer())

    def close(self) -> None:
        self.socket.close()


TWO_SEATS = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "seats": ["me", "open"]}
CAPTAIN = {"ruleset": "flashpoint/experienced", "crew": ["fire-captain", "generalist"]}


def two_people(server: Server, **wanted: Any) -> tuple[Table, Client, Client]:
    """A started table with Anna at pawn 0 and Ben at pawn 1."""
    table = server.make(**{**TWO_SEATS, **wanted})
    ben = table.sit(table.join("Ben"))
    anna = table.sit()
    anna.ask("ready", ready=True)
    ben.ask("ready", ready=True)
    anna.level(ben)
    return table, anna, ben


def in_turn(*clients: Client) -> Client:
    """The one whose pawn decides, all of them having heard the same."""
    pawn = clients[0].shot["awaits"]["pawn"]
    return next(client for client in clients if pawn in client.shot["you"]["pawns"])


def play_on(action: str, *clients: Client) -> dict[str, Any]:
    """Whoever's turn it is plays; everybody hears of it."""
    mover = in_turn(*clients)
    answer = mover.play(action or mover.first_offer())
    for client in clients:
        client.level(mover)
    return answer


@contextmanager
def served(settings: Settings) -> Iterator[Server]:
    server = Server(settings)
    try:
        yield server
    finally:
        server.stop()


def wait_for(condition: Callable[[], bool]) -> bool:
    """Does it come true within some seconds?"""
    for _ in range(200):
        if condition():
            return True
        time.sleep(0.05)
    return False
