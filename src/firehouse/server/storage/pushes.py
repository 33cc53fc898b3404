"""The browsers in which owners of lockers want to be told whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Executable, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import PUSHES
from firehouse.server.storage.reader import Reader
from firehouse.server.storage.rows import PushRow
from firehouse.server.storage.writer import INSERTS, Writer


class Pushes:
    """The part of a store that knows about push endpoints."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def of(self, lockers: Sequence[str]) -> list[PushRow]:
        """The endpoints of these lockers."""
        rows = await self._reader.all(select(PUSHES).where(PUSHES.c.locker.in_(lockers)), "pushes")
        return [PushRow(**row) for row in rows]

    async def add(self, row: PushRow) -> None:
        """Keep an endpoint, with fresh keys if it is there already."""

        async def work(connection: AsyncConnection) -> None:
            insert = INSERTS[connection.dialect.name](PUSHES)
            fresh = {name: insert.excluded[name] for name in ("p256dh", "auth", "failures")}
            statement = insert.on_conflict_do_update(
                index_elements=[PUSHES.c.locker, PUSHES.c.endpoint], set_=fresh
            )
            await connection.execute(statement, [asdict(row)])

        await self._writer.do(work)

    async def failed(self, row: PushRow, failures: int) -> None:
        """Note how often in a row an endpoint has failed."""
        here = (PUSHES.c.locker == row.locker, PUSHES.c.endpoint == row.endpoint)
        await self._do(update(PUSHES).where(*here).values(failures=failures))

    async def remove(self, locker: str, endpoint: str) -> None:
        """Keep an endpoint no longer."""
        here = (PUSHES.c.locker == locker, PUSHES.c.endpoint == endpoint)
        await self._do(delete(PUSHES).where(*here))

    async def _do(self, statement: Executable) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._writer.do(work)
