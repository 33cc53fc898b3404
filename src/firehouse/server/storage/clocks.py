"""Tables whose clock is due: found by every process, handled by one."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import LINES
from firehouse.server.storage.reader import Reader
from firehouse.server.storage.rows import DueTable
from firehouse.server.storage.writer import Writer


class Clocks:
    """The part of a store that knows about clocks of turns."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def due(self, now: datetime, limit: int) -> list[DueTable]:
        """Tables that have to be handled, the longest waiting first."""
        columns = (LINES.c.table_id.label("table"), LINES.c.due)
        wanted = select(*columns).where(LINES.c.due <= now).order_by(LINES.c.due)
        return await self._reader.each(DueTable, wanted, "clocks", limit)

    async def claim(self, table: str, due: datetime, until: datetime) -> bool:
        """Attend to a table, unless another process does; until then nobody else looks at it."""
        here = (LINES.c.table_id == table, LINES.c.due == due)

        async def work(connection: AsyncConnection) -> bool:
            claimed = await connection.execute(update(LINES).where(*here).values(due=until))
            return claimed.rowcount == 1

        return await self._writer.do(work)
