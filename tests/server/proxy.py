"""A line to a service that can be cut, made slow, or left silent."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Line:
    """Forwards a local port to a service; while it is cut, nobody gets through."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.open = True
        self.delay = 0.0
        """Seconds that each piece of what is carried takes."""
        self.writers: set[asyncio.StreamWriter] = set()
        self.held: set[asyncio.StreamWriter] = set()
        self.flowing = asyncio.Event()
        self.flowing.set()

    async def __aenter__(self) -> Line:
        self.server = await asyncio.start_server(self.forward, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *exception: object) -> None:
        self.cut()
        self.flowing.set()
        self.server.close()
        await self.server.wait_closed()

    def cut(self) -> None:
        """Hang up on everybody."""
        self.open = False
        self.hang_up()

    def hang_up(self) -> None:
        """Hang up on those who are connected; who calls again gets through."""
        for writer in self.writers:
            writer.transport.abort()

    def hold(self) -> None:
        """Carry nothing for those who are connected now, but hang up on nobody."""
        self.held |= self.writers

    def stall(self) -> None:
        """Keep back all that is said, and say it when the line is mended."""
        self.flowing.clear()

    def mend(self) -> None:
        """Let new connections through again, quickly, and what was kept back."""
        self.open = True
        self.delay = 0.0
        self.flowing.set()

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.transport.abort()
            return
        try:
            inner_reader, inner_writer = await asyncio.open_connection(*self.target)
        except OSError:  # nobody is there
            writer.transport.abort()
            return
        pair = {writer, inner_writer}
        self.writers |= pair
        await asyncio.gather(self.pump(reader, inner_writer), self.pump(inner_reader, writer))
        self.writers -= pair
        self.held -= pair

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.flowing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                if writer not in self.held:
                    writer.write(data)
                    await writer.drain()
        with suppress(OSError):
            writer.close()
