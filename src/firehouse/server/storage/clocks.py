"""Tables whose clock is due: found by any process, attended to by one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from sqlalchemy import Executable, RowMapping, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import LINES
from firehouse.server.storage.writer import Writer

Ask = Callable[[Executable, str], Awaitable[Sequence[RowMapping]]]


class Clocks:
    """The part of a store that knows about clocks of turns."""

    def __init__(self, writer: Writer, ask: Ask) -> None:
        self._writer = writer
        self._ask = ask

    async def due(self, now: datetime, limit: int) -> list[tuple[str, datetime]]:
        """Tables that have to be looked at, with since when, the longest waiting first."""
        wanted = select(LINES.c.table_id, LINES.c.due).where(LINES.c.due <= now)
        rows = await self._ask(wanted.order_by(LINES.c.due).limit(limit), "clocks")
        return [(row["table_id"], row["due"]) for row in rows]

    async def claim(self, table: str, due: datetime, until: datetime) -> bool:
        """Attend to a table, unless another process does; until then nobody else looks at it."""
        here = (LINES.c.table_id == table, LINES.c.due == due)

        async def work(connection: AsyncConnection) -> bool:
            claimed = await connection.execute(update(LINES).where(*here).values(due=until))
            return claimed.rowcount == 1

        return await self._writer.do(work)
