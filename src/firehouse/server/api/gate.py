"""The gate: how many connections an address may hold, and how long each may fall silent."""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from firehouse.server.api.cuttable import offer_cut
from firehouse.server.people.limits import MOMENT, Allowance, Limits, household_of
from firehouse.server.settings import Settings

HEADERS_SECONDS = 10.0
"""What a client has to say what it wants."""
BODY_SECONDS = 60.0
"""What it has to send the rest of it."""
LINGER_SECONDS = 30.0
"""How long a connection stays whose client takes less of an answer than LEAST."""
IDLE_SECONDS = 75
"""How long a connection waits for its next request: longer than clients and proxies keep one.

Who asks again in the very moment at which their connection is closed gets no answer.
"""
LEAST: Final = 4096
"""Bytes."""
PIECE: Final = 2048
"""Bytes of a socket that are read at once."""
FRAMES_PER_SECOND: Final = 10.0
"""Frames of a socket besides whole messages: pings, their answers, and parts of messages."""
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
            timeout_keep_alive=IDLE_SECONDS,
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
        return "answer", LINGER_SECONDS

    def _due(self) -> None:
        """Cut the connection soon, unless the client takes what it asked for, or waits for us."""
        left = unsent(self.transport)
        waits_for_us = self._waits_for()[0] == "answer" and not left
        if waits_for_us or self._unsent - left >= LEAST:
            self._set_deadline(LINGER_SECONDS)
        else:
            self._deadline = self.loop.call_later(MOMENT, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection on which nothing was asked for long, unless something just came."""
        close = super().timeout_keep_alive_handler
        self.timeout_keep_alive_task = self.loop.call_later(MOMENT, close)


class GatedSocket(WebSocketsSansIOProtocol):
    """A socket that is counted at the gate, read a piece at a time, and that its app may cut.

    A heap of tiny frames would keep everybody waiting if it were read at once; frames that are no
    message of their own are counted, since no limit of commands does.
    """

    config: GatedConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it; whether there is room was asked before."""
        super().connection_made(transport)
        self._unread = bytearray()
        self._reading: asyncio.Handle | None = None
        self._frames = Allowance(FRAMES_PER_SECOND)
        self._host = self.client[0] if self.client else ""
        self.config.gate.enter(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.config.gate.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, the first piece of it at once."""
        self._unread += data
        if self._reading is None and self._may_read():
            self._read()

    def _may_read(self) -> bool:
        """Is it time for more? Not while a message waits, nor between request and welcome."""
        return not self.read_paused and (self.handshake_complete or not self.handshake_initiated)

    def _read(self) -> None:
        """Go on with a piece; others come in between."""
        self._reading = None
        if self.transport.is_closing():
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        super().data_received(piece)
        self._read_on()

    def _read_on(self) -> None:
        if self.transport.is_closing():
            return
        if not self._may_read():
            self.transport.pause_reading()
        elif not self._unread:
            self.transport.resume_reading()
        elif self._reading is None:
            self.transport.pause_reading()
            self._reading = self.loop.call_soon(self._read)

    async def send(self, message: ASGISendEvent) -> None:
        """Send it; after the welcome, on with what came before it."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, and on with what came after it."""
        message = await super().receive()
        self._read_on()
        return message

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if self._is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take it for an answer, unless there are too many."""
        if self._is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Go on with a message in parts, unless there are too many."""
        if self._is_counted():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Cut a client that does not answer, unless the answer has just come."""
        self.pong_timer = self.loop.call_later(MOMENT, super().keepalive_timeout)

    def _is_counted(self) -> bool:
        """Count a frame; too many are the end of the connection."""
        fits = self._frames.take()
        if not fits:
            self.transport.abort()
        return fits

    def handle_connect(self, event: Request) -> None:
        """Open a socket, and tell the app how to cut it."""
        super().handle_connect(event)
        if not self.close_sent:
            offer_cut(self.scope, self.transport.abort)
