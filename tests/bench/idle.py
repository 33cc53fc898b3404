"""Many idle sockets: what each takes of the server's memory, and what comes back when they go.

    python tests/bench/idle.py --sockets 5000

Starts a server of its own, opens sockets that say hello as spectators and then nothing, closes
them all, and waits until the server has looked after its memory. Nothing here is a test: it
measures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import tempfile

import httpx
from load_server import free_port, memory, start_server, wait_for
from websockets.asyncio.client import ClientConnection, connect

AT_A_TABLE = 40
AT_ONCE = 25
PATIENCE = 120.0
"""Seconds that a socket may take to open where the machine is busy."""


async def idle(url: str, table: str, compression: str | None) -> ClientConnection:
    address = f"{url}/api/tables/{table}/socket"
    socket = await connect(
        address, compression=compression, open_timeout=PATIENCE, ping_interval=None
    )
    await socket.send(json.dumps({"do": "hello", "id": "h", "token": None}))
    while json.loads(await socket.recv())["type"] != "snapshot":
        pass
    return socket


async def run(options: argparse.Namespace, port: int, pid: int) -> None:
    base = f"http://127.0.0.1:{port}"
    await wait_for(base)
    empty = memory(pid)
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        wanted = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "name": "idle"}
        made = [
            (await client.post("/api/tables", json=wanted)).json()["table"]
            for _ in range(options.sockets // AT_A_TABLE + 1)
        ]
    compression = "deflate" if options.compress else None
    url, sockets = base.replace("http", "ws"), []
    for first in range(0, options.sockets, AT_ONCE):
        numbers = range(first, min(options.sockets, first + AT_ONCE))
        opening = (idle(url, made[n // AT_A_TABLE], compression) for n in numbers)
        sockets += await asyncio.gather(*opening)
    await asyncio.sleep(2)
    opened = memory(pid)
    await asyncio.gather(*(socket.close() for socket in sockets))
    await asyncio.sleep(2)
    closed = memory(pid)
    await asyncio.sleep(options.wait)
    after = memory(pid)
    print(
        f"{options.sockets} idle sockets: {empty:.0f} MB empty, {opened:.0f} MB with all open "
        f"({(opened - empty) / options.sockets * 1024:.0f} kB each), {closed:.0f} MB when they are "
        f"closed, {after:.0f} MB {options.wait:.0f} s later"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--wait", type=float, default=45.0)
    parser.add_argument("--compress", action="store_true", help="as browsers ask for")
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        server = start_server(port, None, data)
        try:
            asyncio.run(run(options, port, server.pid))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
