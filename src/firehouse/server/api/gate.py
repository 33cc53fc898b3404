"""The gate: how many connections an address may hold, and how long each may fall silent."""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from firehouse.server.api.cuttable import offer_cut
from firehouse.server.people.limits import Limits, household_of
from firehouse.server.settings import Settings

HEADERS_SECONDS = 10.0
"""What a client has to say what it wants."""
BODY_SECONDS = 60.0
"""What it has to send the rest of it."""
ANSWER_SECONDS = 60.0
"""What the service has to answer."""
LINGER_SECONDS = 30.0
"""How long a connection stays whose client takes less of an answer than LEAST."""
LEAST: Final = 4096
"""Bytes."""
SPARE: Final = 500
"""Connections besides the sockets of tables: pages, requests, health checks."""


class Gate:
    """Counts the connections of a server, in all and by address."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._limits = limits
        self._most = settings.max_connections + SPARE
        self._most_of_one = 2 * settings.max_connections_per_address
        self._proxies = settings.trusted_proxies
        self._open = 0
        self._by_address: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count a connection; may it stay?"""
        address = household_of(host)
        self._open += 1
        self._by_address[address] += 1
        if self._open > self._most or self._limits.is_shut_out(address):
            return False
        return self._by_address[address] <= self._most_of_one or self._is_proxy(host)

    def leave(self, host: str) -> None:
        """One less."""
        address = household_of(host)
        self._open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _is_proxy(self, host: str) -> bool:
        """Is it the address of a proxy, behind which everybody is?"""
        return any(word == "*" or _is_in(host, word) for word in self._proxies)


def _is_in(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network, strict=False)
    except ValueError:
        return host == network


def unsent(transport: asyncio.Transport) -> int:
    """Bytes that the client has not taken, in our hands and, where it can be asked, the system's.

    The system's alone may be megabytes, which take a slow client minutes.
    """
    waiting = transport.get_write_buffer_size()
    line = transport.get_extra_info("socket")
    try:
        import fcntl
        import termios

        (queued,) = struct.unpack("i", fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, bytes(4)))
    except (ImportError, OSError):
        return waiting
    return waiting + int(queued)


class GatedConfig(uvicorn.Config):
    """How uvicorn serves our app, with a gate."""

    def __init__(self, app: Any, settings: Settings, **arguments: Any) -> None:
        super().__init__(
            app,
            http=GatedHttp,
            ws=GatedSocket,
            ws_max_size=settings.max_message,
            log_config=None,
            **arguments,
        )
        self.gate = Gate(settings, limits_of(app, settings))


def limits_of(app: Any, settings: Settings) -> Limits:
    """The limits of an app, which counts requests; new ones for an app that does not."""
    found: Limits | None = getattr(app.state, "limits", None)
    return found or Limits(settings)


class GatedHttp(H11Protocol):
    """A connection of HTTP that always has a deadline: for headers, body, answer, or the next."""

    config: GatedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, or end at once if there are too many."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._inside = True
        self._phase: tuple[str, object] | None = None
        self._unsent = 0
        self._deadline: asyncio.TimerHandle | None = None
        if self.config.gate.enter(self._host):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Go on, and see what is waited for now."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """The answer is written; the client may ask again."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket, which is counted on its own."""
        self._go()
        super().handle_websocket_upgrade(event)

    def _go(self) -> None:
        if self._inside:
            self._inside = False
            self.config.gate.leave(self._host)
        if self._deadline is not None:
            self._deadline.cancel()

    def _watch(self) -> None:
        """Set the deadline of what is waited for, unless it runs already."""
        phase, seconds = self._waits_for()
        if not self._inside or (phase, self.cycle) == self._phase:
            return
        self._phase = phase, self.cycle
        self._set_deadline(seconds)

    def _set_deadline(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._unsent = unsent(self.transport)
        self._deadline = self.loop.call_later(seconds, self._due)

    def _waits_for(self) -> tuple[str, float]:
        cycle = self.cycle
        if cycle is None or (cycle.response_complete and self.conn.trailing_data[0]):
            return "headers", HEADERS_SECONDS
        if cycle.response_complete:
            return "next", self.timeout_keep_alive + LINGER_SECONDS
        if cycle.more_body:
            return "body", BODY_SECONDS
        return "answer", ANSWER_SECONDS

    def _due(self) -> None:
        """Cut the connection, unless the client is taking what it asked for."""
        if self._unsent - unsent(self.transport) >= LEAST:
            self._set_deadline(LINGER_SECONDS)
        else:
            self.transport.abort()


class GatedSocket(WebSocketsSansIOProtocol):
    """A socket that is counted at the gate, and that its app may cut."""

    config: GatedConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it; whether there is room was asked before."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self.config.gate.enter(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.config.gate.leave(self._host)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Open a socket, and tell the app how to cut it."""
        super().handle_connect(event)
        if not self.close_sent:
            offer_cut(self.scope, self.transport.abort)
