"""One server in a process of its own, which may die, stand still and come back."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
from nursery import Nursery

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 30.0
LOOK: Final = 0.02
USUAL: Final = {
    "requests_per_second": "1000000",
    "requests_per_minute": "1000000",
    "works_per_hour": "1000000",
    "niceness": "0",
    "sockets_per_minute": "1000000",
    "tables_per_hour": "1000000",
    "open_tables_per_hour": "1000000",
    "seats_per_hour": "1000000",
    "commands_per_second": "1000",
    "commands_per_second_per_address": "1000",
    "max_connections_per_address": "1000",
    "bot_pause": "0.2",
    "bot_seconds": "0.1",
    "idle_seconds": "2",
    "shutdown_seconds": "5",
    "log_level": "debug",
    "log_format": "json",
}


class ServerProcess:
    """A server on a port that stays the same, with its log in a file."""

    def __init__(self, nursery: Nursery, port: int, log: Path, settings: dict[str, str]) -> None:
        self.port = port
        self.log = log
        self.expected = False
        """Is it meant to run?"""
        self.served = False
        """Has it answered since it was started?"""
        self.starts = 0
        self._nursery = nursery
        self._settings = {**USUAL, "port": str(port), **settings}
        self._number = 0
        self._ended: int | None = 0

    @property
    def ended(self) -> int | None:
        """How it ended; None while it lives."""
        if self._ended is None:
            self._ended = self._nursery.ended(self._number)
        return self._ended

    @property
    def died(self) -> int | None:
        """How it ended, if nobody wanted that."""
        return self.ended if self.expected else None

    def start(self) -> None:
        """Let it run."""
        self._number = self._nursery.start(self._settings, self.log)
        self._ended = None
        self.expected, self.served = True, False
        self.starts += 1

    async def kill(self) -> None:
        """kill -9."""
        self.expected = False
        self._tell(signal.SIGKILL)
        while self.ended is None:
            await asyncio.sleep(LOOK)

    def freeze(self) -> None:
        """Let it stand still (SIGSTOP)."""
        self._tell(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on (SIGCONT)."""
        self._tell(signal.SIGCONT)

    async def stop(self) -> int:
        """Ask it to end; how it ended."""
        self.expected = False
        self._tell(signal.SIGTERM)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self.ended is None:
                    await asyncio.sleep(LOOK)
        await self.kill()
        assert self.ended is not None
        return self.ended

    async def ready(self) -> bool:
        """Does it take moves within its time?"""
        end = asyncio.get_running_loop().time() + START_SECONDS
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=5) as http:
            while asyncio.get_running_loop().time() < end and self.died is None:
                with suppress(httpx.HTTPError):
                    if (await http.get("/readyz")).status_code == 200:
                        return True
                await asyncio.sleep(0.1)
        return False

    def _tell(self, what: signal.Signals) -> None:
        if self.ended is None:
            os.kill(self._number, what)
