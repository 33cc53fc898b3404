"""Opens a server and closes it politely."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Final

import structlog
import uvicorn
from fastapi import FastAPI

from firehouse.server.api.gate import SPARE, GatedConfig
from firehouse.server.bus import BusError, bus_of
from firehouse.server.logs import configure_logs
from firehouse.server.memory import collect_a_little, leave_children_theirs
from firehouse.server.settings import Settings, daily_secret, prepare_data_folder
from firehouse.server.storage import StorageError, Store

BACKLOG: Final = 2048
OWN_FILES: Final = 100
"""Files that are open besides connections: the database, the log, processes that think."""
LOG: Final = structlog.get_logger("firehouse.server")
EVERYWHERE: Final = ("", "0.0.0.0", "::")
# A name such as localhost may have an address of a kind that the machine has switched off.
NOT_HERE: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
UNBOUND: Final = {
    errno.EADDRINUSE: "Port {port} is taken; stop who has it, or name another with --port.",
    errno.EACCES: "Port {port} needs more rights; name one from 1024 on with --port.",
    errno.EADDRNOTAVAIL: "This machine has no address {host}; name another with --host.",
}


def run(settings: Settings, create_app: Callable[[Settings], FastAPI]) -> None:
    """Serve until a signal comes; what keeps it from starting is a ValueError or an OSError."""
    sockets = listen(settings.host, settings.port)
    try:
        prepare_data_folder(settings)
        daily_secret(settings)
        configure_logs(settings.log_format, settings.log_level)
        want_descriptors(settings)
        asyncio.run(check(settings))
        app = create_app(settings)
        collect_a_little()
        leave_children_theirs()
        PoliteServer(settings, app, sockets).run(sockets)
    finally:
        for bound in sockets:
            bound.close()


def want_descriptors(settings: Settings) -> None:
    """Raise the limit of open files to what was promised; a warning says if it stays below."""
    try:
        import resource
    except ImportError:  # a machine without such limits
        return
    needed = settings.max_connections + SPARE + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= needed or soft == resource.RLIM_INFINITY:
        return
    wanted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft < needed:
        LOG.warning(
            "too few files may be open for so many connections; raise the limit (ulimit -n)",
            limit=soft,
            needed=needed,
            max_connections=settings.max_connections,
        )


async def check(settings: Settings) -> None:
    """Open and close storage and bus once, so that the first fault is one clear sentence.

    A bus that does not answer is none: the server opens without it.
    """
    bus = bus_of(settings.bus)
    store = Store(settings.database_url)
    try:
        await store.start()
        await bus.start()
    except (StorageError, BusError) as error:
        raise ValueError(str(error)) from error
    finally:
        await bus.stop()
        await store.stop()


def listen(host: str, port: int) -> list[socket.socket]:
    """A listening socket for each address of the host; an OSError says why there is none."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except OSError:
        raise OSError(f"'{host}' is no address of this machine; name one with --host.") from None
    sockets: list[socket.socket] = []
    fault: OSError | None = None
    for family, kind, protocol, _, address in dict.fromkeys(found):
        bound = socket.socket(family, kind, protocol)
        try:
            _bind(bound, (address[0], port, *address[2:]))
        except OSError as error:
            bound.close()
            fault = error
            if error.errno not in NOT_HERE:
                break
        else:
            sockets.append(bound)
            port = bound.getsockname()[1]  # where any port would do, the same one for all
    if fault is not None and (not sockets or fault.errno not in NOT_HERE):
        for bound in sockets:
            bound.close()
        usual = "Cannot listen on {host}, port {port}: " + str(fault.strerror) + "."
        raise OSError(UNBOUND.get(fault.errno or 0, usual).format(host=host, port=port))
    return sockets


def _bind(bound: socket.socket, address: tuple[Any, ...]) -> None:
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if bound.family == socket.AF_INET6:
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    bound.bind(address)
    bound.listen(BACKLOG)


class PoliteServer(uvicorn.Server):
    """Says where it is, says goodbye on the sockets before it closes them, and exits with 0.

    The app may have `app.state.goodbye`, which is awaited while the sockets are still open;
    storage and the rest are closed by the app's lifespan, after the last answer.
    """

    def __init__(self, settings: Settings, app: FastAPI, sockets: list[socket.socket]) -> None:
        super().__init__(
            GatedConfig(
                app,
                settings,
                lifespan="on",
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=list(settings.trusted_proxies),
                ws_per_message_deflate=settings.compress,
                timeout_graceful_shutdown=round(settings.shutdown_seconds),
            )
        )
        self._app = app
        self._seconds = settings.shutdown_seconds
        self._address = address(settings.host, sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say where."""
        await super().startup(sockets)
        if self.started:
            print(f"Firehouse is open at {self._address}; Ctrl-C closes it.", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the app say goodbye, then close."""
        goodbye: Callable[[], Awaitable[None]] | None
        goodbye = getattr(self._app.state, "goodbye", None)
        if goodbye is not None and not self.force_exit:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds):
                    await goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close at the first signal; a second Ctrl-C waits for nobody."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def address(host: str, sockets: list[socket.socket]) -> str:
    """Where a browser finds the page."""
    port = sockets[0].getsockname()[1]
    if host in EVERYWHERE:
        return f"http://localhost:{port} and at every address of this machine"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
