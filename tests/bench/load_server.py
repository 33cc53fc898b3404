"""A server of one's own to measure: started without limits, watched from outside."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def busy(pid: int) -> float:
    """Seconds that a process has kept a core busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_server(
    port: int, database: str | None, data: str, bus: str | None = None
) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "firehouse", "serve", "--port", str(port), "--data", data]
    if database:
        command += ["--database", database]
    if bus:
        command += ["--bus", bus]
    unlimited = {
        "FIREHOUSE_MAX_CONNECTIONS": "100000",
        "FIREHOUSE_MAX_CONNECTIONS_PER_ADDRESS": "100000",
        "FIREHOUSE_TABLES_PER_HOUR": "1000000",
        "FIREHOUSE_OPEN_TABLES_PER_HOUR": "1000000",
        "FIREHOUSE_SEATS_PER_HOUR": "1000000",
        "FIREHOUSE_REQUESTS_PER_SECOND": "10000000",
        "FIREHOUSE_REQUESTS_PER_MINUTE": "10000000",
        "FIREHOUSE_SOCKETS_PER_MINUTE": "10000000",
        "FIREHOUSE_COMMANDS_PER_SECOND_PER_ADDRESS": "100000",
        "FIREHOUSE_LOG_LEVEL": "warning",
    }
    return subprocess.Popen(command, env={**os.environ, **unlimited})


async def wait_for(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        for _ in range(1200):
            try:
                if (await client.get("/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("The server did not start.")
