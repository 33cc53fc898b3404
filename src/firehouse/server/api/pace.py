"""The way in for everything, page and health included: who asks too fast waits, and others do not.

A client has one request on its way on each connection, so whoever asks by the hundred stands in a
row of their own.
"""

from __future__ import annotations

import asyncio

from fastapi import WebSocket
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from firehouse.server.api.problems import too_many
from firehouse.server.api.security import POLICY
from firehouse.server.people.limits import Limits, TooMany, address_of


class Paced:
    """Lets each address ask at its pace; who went on after refusals for long is sent away."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                wait = self._limits.wait(address_of(HTTPConnection(scope)))
            except TooMany as error:
                await _send_away(error, scope, receive, send)
                return
            if wait:
                await asyncio.sleep(wait)
        await self.app(scope, receive, send)


async def _send_away(error: TooMany, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await too_many(error, closing=True)(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).close(POLICY, str(error))
