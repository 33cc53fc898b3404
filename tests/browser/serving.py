"""A server of its own for a browser test: started, killed and started again on the same data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

PATIENCE = 180.0
GENEROUS = {
    "FIREHOUSE_MAX_CONNECTIONS_PER_ADDRESS": "1000",
    "FIREHOUSE_TABLES_PER_HOUR": "10000",
    "FIREHOUSE_OPEN_TABLES_PER_HOUR": "10000",
    "FIREHOUSE_SEATS_PER_HOUR": "10000",
    "FIREHOUSE_REQUESTS_PER_SECOND": "1000000",
    "FIREHOUSE_REQUESTS_PER_MINUTE": "1000000",
    "FIREHOUSE_SOCKETS_PER_MINUTE": "1000000",
    "FIREHOUSE_COMMANDS_PER_SECOND": "1000",
    "FIREHOUSE_COMMANDS_PER_SECOND_PER_ADDRESS": "1000",
    "FIREHOUSE_BOT_PAUSE": "0",
    "FIREHOUSE_REVIEW_SECONDS": "0.5",
}
"""One address plays all parts in a test, quicker than people do."""


class Server:
    """`firehouse serve` as a process, on a port that stays the same over restarts."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "firehouse", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **GENEROUS, **self.settings}, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as an operator does."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)


@contextmanager
def running(data: Path, **settings: str) -> Iterator[Server]:
    """A server on a data folder, which never outlives the test, not even if it does not answer."""
    server = Server(data, **settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
