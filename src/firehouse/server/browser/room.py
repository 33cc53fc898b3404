"""The room of one player: the service's own app, asked without a network in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, cast
from urllib.parse import unquote, urlsplit

from starlette.types import Message, Receive, Scope, Send

from firehouse.core.phrase import phrase
from firehouse.server.api import glimpse, guide, pictures, records, steps, tables
from firehouse.server.api.problems import problem
from firehouse.server.assembly import assembled
from firehouse.server.browser.shelf_store import Shelf, ShelfStore
from firehouse.server.denial import Denied
from firehouse.server.pool.offered import OfferedBots
from firehouse.server.puzzles import api as puzzles
from firehouse.server.resources import Resources
from firehouse.server.settings import Settings
from firehouse.server.table_service import TableService

if TYPE_CHECKING:
    from firehouse.server.pool.thinkers import FairThinkers
    from firehouse.server.storage import Store

ROUTERS: Final = (
    *(tables.ROUTER, records.ROUTER, pictures.ROUTER, steps.ROUTER),
    *(guide.ROUTER, glimpse.ROUTER, puzzles.ROUTER),
)
"""What works without a server; all else says that it needs one."""
BOTS: Final = ("greedy", "random")
"""Those that answer at once; others need the engine that is compiled."""
MANY: Final = 10_000
"""In the place of limits: nobody else is here."""
CLIENT: Final = ("browser", 0)


class Room:
    """Tables in this process, for one player."""

    def __init__(self, shelf: Shelf) -> None:
        settings = Settings(
            data=Path("nowhere"),
            secret="nobody competes here",
            commands_per_second=MANY,
            commands_per_second_per_address=MANY,
            requests_per_minute=MANY,
            sockets_per_minute=MANY,
            tables_per_hour=MANY,
            open_tables_per_hour=MANY,
            seats_per_hour=MANY,
            max_tables=20,
        )
        resources = Resources(settings, cast("Store", ShelfStore(shelf)))
        resources.bots = OfferedBots(house=BOTS)
        resources.thinkers = resources.reviewers = cast("FairThinkers", NoThinkers())
        self._service = TableService(resources)
        self._app = assembled(settings, self._service, ROUTERS)
        self._app.router.default = _elsewhere

    async def open(self) -> None:
        """Be ready."""
        await self._service.open()

    async def ask(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """The status and the text of an answer, as over HTTP."""
        parts = urlsplit(address)
        scope = _scope("http", parts.path, parts.query) | {"method": method}
        answer: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode()}

        async def send(message: Message) -> None:
            answer.append(message)

        await self._app(scope, receive, send)
        text = b"".join(part.get("body", b"") for part in answer)
        return answer[0]["status"], text.decode()

    def connect(self, table: str, hear: Callable[[str], Any], ended: Callable[[], Any]) -> Line:
        """A line to a table, as a socket would be."""
        line = Line(hear, ended)
        scope = _scope("websocket", f"/api/tables/{table}/socket", "") | {"subprotocols": []}
        line.begin(self._app(scope, line.receive, line.send))
        return line


class Line:
    """One viewer of one table."""

    def __init__(self, hear: Callable[[str], Any], ended: Callable[[], Any]) -> None:
        self._hear = hear
        self._ended = ended
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._task: asyncio.Task[None] | None = None

    def begin(self, talk: Any) -> None:
        """Talk until one side has had enough."""
        self._task = asyncio.ensure_future(talk)
        self._task.add_done_callback(lambda _: self._ended())

    def say(self, text: str) -> None:
        """A command of the viewer."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The viewer goes."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> Message:
        """The next message for the app."""
        return await self._said.get()

    async def send(self, message: Message) -> None:
        """What the app says."""
        if message["type"] == "websocket.send":
            self._hear(message["text"])


class NoThinkers:
    """In the place of processes that think: what takes them is left to servers."""

    waiting = 0

    async def think(self, *asked: Any) -> NoReturn:
        """Denied, with a sentence."""
        raise Denied("needs-server", phrase("denied.needs-server"))

    def seconds_until(self, address: str) -> float:
        """Nothing is waited for."""
        return 0.0

    def warm(self) -> None:
        """There is nobody to wake."""

    def stop(self) -> None:
        """There is nothing to end."""


def _scope(kind: str, path: str, query: str) -> dict[str, Any]:
    headers = [(b"host", b"browser"), (b"content-type", b"application/json")]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": CLIENT,
        "server": CLIENT,
    }


async def _elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    answer = problem(503, "needs-server", phrase("denied.needs-server"))
    await answer(scope, receive, send)
