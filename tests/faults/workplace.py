"""All that a round needs: servers, the lines to and from them, and the weather they run in."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from nursery import Nursery
from proxy import Line
from server_process import ServerProcess
from services import REDIS
from sqlalchemy import make_url
from weather import Weather
from witness import Witness

SECRET: Final = "the-secret-of-the-laboratory"


@dataclass
class Place:
    """One server with its lines."""

    server: ServerProcess
    weather: Weather
    people: Line
    database: Line | None
    bus: Line | None

    @property
    def lines(self) -> list[Line]:
        return [line for line in (self.people, self.database, self.bus) if line is not None]

    def heal(self) -> None:
        """Nothing is wrong any more, but for the clock; whoever is dead stays dead."""
        self.weather.clear()
        for line in self.lines:
            line.mend()
        self.server.thaw()


class Workplace:
    """Servers on one database: one on SQLite, or several on PostgreSQL and Redis."""

    def __init__(self, folder: Path, database: str, nurseries: Sequence[Nursery]) -> None:
        self.folder = folder
        self.database = database
        self.places: list[Place] = []
        self._nurseries = nurseries
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Workplace:
        for number, nursery in enumerate(self._nurseries):
            self.places.append(await self._place(nursery, number))
        for place in self.places:
            place.server.start()
        for place in self.places:
            if not await place.server.ready():
                raise RuntimeError(f"A server did not start; see {place.server.log}.")
        return self

    async def __aexit__(self, *exception: object) -> None:
        for place in self.places:
            place.weather.set(clock_seconds=0, disk_error=0, disk_delay=0.0)
            await place.server.kill()
        await self._stack.aclose()

    def port(self, random: Random) -> int:
        """Where somebody gets to who comes now: any server."""
        return random.choice(self.places).people.port

    async def all_well(self, witness: Witness) -> None:
        """Heal all, start who is dead, and wait until they take moves."""
        for place in self.places:
            place.heal()
            if not place.server.expected:
                place.server.start()
        for place in self.places:
            if not await place.server.ready():
                witness.violated("healing", f"a server takes no moves; see {place.server.log}")

    async def close(self, witness: Witness) -> None:
        """Ask all servers to end; their logs tell no secrets."""
        for place in self.places:
            ended = await place.server.stop()
            if ended != 0:
                witness.violated("healing", f"a server that was asked to end ended with {ended}")
            witness.read_log(place.server.log.read_text(errors="replace"), "the log")

    async def _place(self, nursery: Nursery, number: int) -> Place:
        database: Line | None = None
        bus: Line | None = None
        options = {"secret": SECRET, "data": str(self.folder), "database": self.database}
        url = make_url(self.database)
        if url.drivername.startswith("postgres"):
            database = await self._line(url.host or "127.0.0.1", url.port or 5432)
            near = url.set(host="127.0.0.1", port=database.port)
            options["database"] = near.render_as_string(hide_password=False)
            redis = make_url(REDIS)
            bus = await self._line(redis.host or "127.0.0.1", redis.port or 6379)
            near = redis.set(host="127.0.0.1", port=bus.port)
            options["bus"] = near.render_as_string(hide_password=False)
        log = self.folder / f"server-{number}.log"
        server = ServerProcess(nursery, _free_port(), log, options)
        people = await self._line("127.0.0.1", server.port)
        return Place(server, nursery.weather, people, database, bus)

    async def _line(self, host: str, port: int) -> Line:
        return await self._stack.enter_async_context(Line(host, port))


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


async def until(moment: float) -> None:
    """Wait for a moment of the loop's clock."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
