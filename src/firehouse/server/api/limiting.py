"""How many requests an address may make, and how many sockets it may open."""

from __future__ import annotations

from math import ceil
from time import time
from typing import Final

from fastapi import Request
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from firehouse.server.settings import Settings

REQUESTS: Final = "requests"
TABLES: Final = "tables"
SOCKETS: Final = "sockets"


class TooMany(Exception):  # noqa: N818 - not an error of the program
    """An address asks too often; `seconds` says how long it should wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"Too many requests; wait {seconds} seconds.")
        self.seconds = seconds


class Limits:
    """Counts in memory: every process has its own."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {
            REQUESTS: RateLimitItemPerMinute(settings.requests_per_minute),
            TABLES: RateLimitItemPerHour(settings.tables_per_hour),
            SOCKETS: RateLimitItemPerMinute(settings.sockets_per_minute),
        }

    def need(self, what: str, address: str) -> None:
        """Count one more; TooMany if it is too much."""
        item = self._items[what]
        if not self._limiter.hit(item, what, address):
            reset = self._limiter.get_window_stats(item, what, address).reset_time
            raise TooMany(max(1, ceil(reset - time())))


def address_of(request: HTTPConnection) -> str:
    """Who asks."""
    return request.client.host if request.client else ""


async def limit_requests(request: Request) -> None:
    """For every route."""
    limits: Limits = request.app.state.limits
    limits.need(REQUESTS, address_of(request))


async def limit_tables(request: Request) -> None:
    """For routes that make a table."""
    limits: Limits = request.app.state.limits
    limits.need(TABLES, address_of(request))
