"""Headers that tell browsers what this page never does, whose pages may connect, and a bound on
what is sent to us."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from firehouse.core.phrase import phrase
from firehouse.server.api.problems import problem
from firehouse.words.language import tell

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


READING: Final = frozenset({"GET", "HEAD"})
POLICY: Final = 1008
"""What a socket is closed with that may not be there."""
PYTHON: Final = "/assets/device_worker-"
"""The worker that runs Python in the browser, and nothing else: it alone compiles WebAssembly."""
PYTHON_POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"


class SecurityHeaders:
    """Adds the headers to every answer; what is not cached on purpose is not kept at all."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(PYTHON):
                    headers["Content-Security-Policy"] = PYTHON_POLICY
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with)


def origin_fits(origin: str | None, host: str | None, secure: bool, allowed: Sequence[str]) -> bool:
    """May a page of this origin ask? Only ours and those allowed; programs send none.

    A page at our own host counts as ours, over HTTPS only if this is `secure`; a proxy that
    takes HTTPS off may leave that unsaid, so any other is open to both.
    """
    if origin is None or origin in allowed:
        return True
    schemes = ("https",) if secure else ("http", "https")
    return bool(host) and origin.lower() in [f"{scheme}://{host}".lower() for scheme in schemes]


class OwnPages:
    """Refuses what other pages ask, sockets and requests alike, before anything is counted."""

    def __init__(self, app: ASGIApp, allowed: Sequence[str]) -> None:
        self.app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in ("http", "websocket") or not self._is_foreign(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif kind == "http":
            said = phrase("service.other-page")
            await problem(403, "other-page", said, {"Connection": "close"})(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(POLICY, tell("service.other-page"))

    def _is_foreign(self, asked: HTTPConnection) -> bool:
        """Does another page ask? A link there that opens ours does not."""
        origin, site = asked.headers.get("origin"), asked.headers.get("sec-fetch-site")
        if origin in self._allowed:
            return False
        if asked.scope.get("method") in READING:
            return site == "cross-site" and asked.headers.get("sec-fetch-mode") != "navigate"
        if site == "cross-site":
            return True
        if site == "same-origin" and origin == "null":  # as our Referrer-Policy wants it of forms
            return False
        secure = asked.url.scheme in ("https", "wss")
        return not origin_fits(origin, asked.headers.get("host"), secure, self._allowed)


class _TooBig(Exception):  # noqa: N818 - not an error of the program
    """A body that grew beyond its bound."""


class BodyLimit:
    """Refuses bodies that are too big, whatever their length claims to be."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        size, begun = _claimed(scope), False
        if size <= self.most:
            size = 0

        async def receive_some() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.most:
                raise _TooBig
            return message

        async def send_on(message: Message) -> None:
            nonlocal begun
            if begun or size <= self.most:  # else it is about a body that was not read to its end
                begun = True
                await send(message)

        if size <= self.most:
            with suppress(_TooBig):
                await self.app(scope, receive_some, send_on)
        if size > self.most and not begun:
            said = phrase("service.most-bytes", most=f"{self.most:,}")
            await problem(413, "too-big", said, {"Connection": "close"})(scope, receive, send)


def _claimed(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value)
    return 0
