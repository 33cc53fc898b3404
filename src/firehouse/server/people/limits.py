"""How many requests an address may make, and how many sockets it may open."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address
from math import ceil
from time import monotonic
from typing import Final

from fastapi import Request
from starlette.requests import HTTPConnection

from firehouse.server.settings import Settings

REQUESTS: Final = "requests"
TABLES: Final = "tables"
SOCKETS: Final = "sockets"
MINUTE: Final = 60.0
HOUR: Final = 3600.0
NEIGHBOURS: Final = 64
"""The bits of an IPv6 address that tell one household from another; the rest it may choose."""


class TooMany(Exception):  # noqa: N818 - not an error of the program
    """An address asks too often; `seconds` says how long it should wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"Too many requests; wait {seconds} seconds.")
        self.seconds = seconds


class Window:
    """So often within so many seconds, whichever they are, for each address."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.times: dict[str, deque[float]] = {}
        """When each address was counted."""
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._tidied = clock()

    def count(self, address: str) -> float:
        """Count once more and answer 0; if that is too often, how long to wait instead."""
        now = self._clock()
        past = now - self._seconds
        if self._tidied <= past:
            self.times = {name: times for name, times in self.times.items() if times[-1] > past}
            self._tidied = now
        times = self.times.setdefault(address, deque())
        while times and times[0] <= past:
            times.popleft()
        if len(times) >= self._most:
            return times[0] - past
        times.append(now)
        return 0.0


class Limits:
    """Counts in memory: every process has its own."""

    def __init__(self, settings: Settings) -> None:
        self._windows = {
            REQUESTS: Window(settings.requests_per_minute, MINUTE),
            TABLES: Window(settings.tables_per_hour, HOUR),
            SOCKETS: Window(settings.sockets_per_minute, MINUTE),
        }

    def need(self, what: str, address: str) -> None:
        """Count one more; TooMany if it is too much."""
        wait = self._windows[what].count(address)
        if wait:
            raise TooMany(ceil(wait))


def address_of(request: HTTPConnection) -> str:
    """Who asks."""
    return household_of(request.client.host if request.client else "")


def household_of(host: str) -> str:
    """What counts as one address: an IPv6 client has more of them than anybody could count."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> NEIGHBOURS << NEIGHBOURS)}/{NEIGHBOURS}"


async def limit_requests(request: Request) -> None:
    """For every route."""
    limits: Limits = request.app.state.limits
    limits.need(REQUESTS, address_of(request))


async def limit_tables(request: Request) -> None:
    """For routes that make a table."""
    limits: Limits = request.app.state.limits
    limits.need(TABLES, address_of(request))
