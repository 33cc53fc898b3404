"""Starts servers again that could not start, as a host's supervisor does."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import httpx
from server_process import ServerProcess
from witness import Witness
from workplace import Workplace

PAUSE: Final = 0.5


class Supervisor:
    """A server whose database is away when it starts ends; one that has served never does."""

    def __init__(self, workplace: Workplace, witness: Witness) -> None:
        self._workplace = workplace
        self._witness = witness

    async def look_after(self) -> None:
        """Look again and again."""
        while True:
            for place in self._workplace.places:
                await self._look(place.server)
            await asyncio.sleep(PAUSE)

    async def _look(self, server: ServerProcess) -> None:
        if server.died is None:
            if server.expected and not server.served:
                starts = server.starts
                answers = await _answers(server.port)
                server.served = answers and starts == server.starts
            return
        if server.served:
            text = f"a server ended by itself with {server.died}; see {server.log}"
            self._witness.violated("servers live", text)
        self._witness.counts["starts refused"] += 1
        server.start()


async def _answers(port: int) -> bool:
    with suppress(httpx.HTTPError):
        async with httpx.AsyncClient(timeout=0.5) as http:
            return (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200
    return False
