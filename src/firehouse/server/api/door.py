"""The way in for requests: counted before their body is read, and read with a bound."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from fastapi import HTTPException, Request, Response
from fastapi.routing import APIRoute
from starlette.types import Receive, Scope, Send

from firehouse.core.phrase import phrase
from firehouse.server.api.problems import problem
from firehouse.server.api.security import BodyLimit
from firehouse.server.people.limits import REQUESTS, SEATS, TABLES, Limits, address_of

LITTLE: Final = 16_384
"""Bytes of a body where no file comes in; it is read at once, anything more in a thread."""
SETUP: Final = 250_000
"""Bytes of a set-up with as many files as it may have, and as long as they may be."""
MOST_NAMES: Final = 200
"""Names in one object; no request has half of it."""
LEVELS: Final = 3
"""How deep the objects of a request go; what is below is nonsense."""
RECORD: Final = "record"

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def brings(what: str) -> Callable[[Endpoint], Endpoint]:
    """Say that an endpoint takes a "set-up" or a "record", which may be large."""

    def mark(endpoint: Endpoint) -> Endpoint:
        endpoint.brings = what  # type: ignore[attr-defined]
        return endpoint

    return mark


def counts_as(what: str) -> Callable[[Endpoint], Endpoint]:
    """Say what an endpoint gives, which an address may not have too often."""

    def mark(endpoint: Endpoint) -> Endpoint:
        endpoint.counts_as = what  # type: ignore[attr-defined]
        return endpoint

    return mark


makes_table: Final = counts_as(TABLES)
takes_seat: Final = counts_as(SEATS)


class Door(APIRoute):
    """A route that counts who comes, then reads what they bring."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse addresses that ask too often and bodies that are too big; pass on the rest."""
        request = Request(scope)
        limits: Limits = request.app.state.limits
        limits.need(REQUESTS, address_of(request))
        what = getattr(self.endpoint, "counts_as", None)
        if what is not None:
            limits.need(what, address_of(request))
        most = {"set-up": SETUP, RECORD: request.app.state.max_body}
        bound = most.get(getattr(self.endpoint, "brings", ""), LITTLE)
        await BodyLimit(super().handle, bound)(scope, receive, send)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """As usual, with a body that is read carefully."""
        handle = super().get_route_handler()

        async def carefully(request: Request) -> Response:
            careful = _Careful(request.scope, request.receive)
            try:
                return await handle(careful)
            except _TooManyNames as error:
                return problem(error.status_code, "invalid", error.phrase)

        return carefully


class _TooManyNames(HTTPException):
    """An object with more names than anything has that is asked for here."""

    def __init__(self) -> None:
        self.phrase = phrase("service.most-names", most=MOST_NAMES)
        super().__init__(422)


class _Careful(Request):
    """A request whose body is parsed beside the loop if it is long."""

    async def json(self) -> Any:
        body = await self.body()
        return _parsed(body) if len(body) <= LITTLE else await asyncio.to_thread(_parsed, body)


def _parsed(body: bytes) -> Any:
    """The data of a body; an object with too many names is not read any further."""
    data = json.loads(body)
    if _is_crowded(data, LEVELS):
        raise _TooManyNames
    return data


def _is_crowded(data: Any, levels: int) -> bool:
    """Has an object of a request, less the record that it brings, too many names?"""
    if not isinstance(data, dict) or not levels:
        return False
    inner = (value for name, value in data.items() if name != RECORD)
    return len(data) > MOST_NAMES or any(_is_crowded(value, levels - 1) for value in inner)
