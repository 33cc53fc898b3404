"""The summaries in the list of tables: the newest of each table, written from time to time."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.errors import StorageError, StorageLost
from firehouse.server.storage.models import LINES
from firehouse.server.storage.rows import Note
from firehouse.server.storage.writer import Writer

LAG_SECONDS: Final = 1.0
KEY: Final = "of_table"
UPDATE: Final = update(LINES).where(LINES.c.table_id == bindparam(KEY))
LOG: Final = structlog.get_logger()


def line_of(note: Note) -> dict[str, Any]:
    """What is stored of a note."""
    return {**asdict(note), "touched": datetime.now(UTC)}


class Notes:
    """Keeps the newest note of each table, and writes them together."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._pending: dict[str, dict[str, Any]] = {}
        self._task: asyncio.Task[None] | None = None

    def take(self, table: str, note: Note) -> None:
        """Remember a note; it is written within a second or so."""
        self._pending[table] = {KEY: table, **line_of(note)}
        if self._task is None:
            self._task = asyncio.create_task(self._write_later(), name="storage notes")

    async def flush(self) -> None:
        """Write what is pending; while the database is away it stays pending."""
        notes, self._pending = self._pending, {}
        try:
            await self._write([notes[table] for table in sorted(notes)])
        except StorageLost as error:
            self._pending = {**notes, **self._pending}
            LOG.warning("notes-kept-back", tables=len(notes), reason=str(error))
        except StorageError:
            for table, note in notes.items():
                await self._write_alone(table, note)

    async def _write(self, notes: list[dict[str, Any]]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(UPDATE, notes)

        if notes:
            await self._writer.do(work)

    async def _write_alone(self, table: str, note: dict[str, Any]) -> None:
        """A note that the database refuses keeps no other from being written."""
        try:
            await self._write([note])
        except StorageError as error:
            LOG.warning("note-dropped", table=table, reason=str(error))

    async def stop(self) -> None:
        """Write the last ones."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self.flush()

    async def _write_later(self) -> None:
        while self._pending:
            await asyncio.sleep(LAG_SECONDS)
            await self.flush()
        self._task = None
