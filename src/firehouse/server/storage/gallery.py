"""Files that people have made and shown to others."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import datetime
from hashlib import blake2b
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.days import Ask
from firehouse.server.storage.models import WORKS
from firehouse.server.storage.writer import INSERTS, Writer


@dataclass(frozen=True, slots=True)
class WorkRow:
    """A file in the gallery; `setup` is how its maker plays it, without the file."""

    id: str
    game: str
    file: str
    title: str
    maker: str
    setup: dict[str, Any]
    text: str
    key_hash: str
    created: datetime


class Gallery:
    """The part of a store that knows about works."""

    def __init__(self, writer: Writer, ask: Ask) -> None:
        self._writer = writer
        self._ask = ask

    async def add(self, row: WorkRow) -> bool:
        """Store a work; False if the same file is there already."""
        told = f"{row.game}\n{row.file}\n{row.text}"
        values = {**asdict(row), "digest": blake2b(told.encode(), digest_size=16).hexdigest()}

        async def work(connection: AsyncConnection) -> bool:
            insert = INSERTS[connection.dialect.name](WORKS).on_conflict_do_nothing()
            return bool((await connection.execute(insert.returning(WORKS.c.id), [values])).all())

        return await self._writer.do(work)

    async def listed(self, game: str, file: str, skip: int, limit: int) -> list[WorkRow]:
        """Works of a kind, the newest first; all kinds if none is named."""
        wanted = select(WORKS).order_by(WORKS.c.created.desc(), WORKS.c.id)
        if game:
            wanted = wanted.where(WORKS.c.game == game, WORKS.c.file == file)
        rows = await self._ask(wanted.offset(skip).limit(limit), "gallery")
        return [_row(dict(row)) for row in rows]

    async def one(self, id: str) -> WorkRow | None:
        """A work by its id."""
        rows = await self._ask(select(WORKS).where(WORKS.c.id == id), "gallery")
        return _row(dict(rows[0])) if rows else None

    async def number(self) -> int:
        """How many works there are."""
        rows = await self._ask(select(func.count().label("works")).select_from(WORKS), "gallery")
        return int(rows[0]["works"])

    async def remove(self, id: str) -> bool:
        """Delete a work; False if there is none."""

        async def work(connection: AsyncConnection) -> bool:
            gone = await connection.execute(delete(WORKS).where(WORKS.c.id == id))
            return gone.rowcount > 0

        return await self._writer.do(work)


def _row(values: dict[str, Any]) -> WorkRow:
    del values["digest"]
    return WorkRow(**values)
