"""Files that people have made and shown to others."""

from __future__ import annotations

from dataclasses import asdict
from hashlib import blake2b
from unicodedata import normalize

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import WORKS
from firehouse.server.storage.reader import Reader
from firehouse.server.storage.rows import WorkRow
from firehouse.server.storage.writer import INSERTS, Writer


class Gallery:
    """The part of a store that knows about works."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def add(self, row: WorkRow) -> bool:
        """Store a work; False if the same file is there already."""
        values = {**asdict(row), "digest": _digest(row, _essence(row.text))}
        before = select(WORKS.c.id).where(WORKS.c.digest == _digest(row, row.text))

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(before)).first() is not None:
                return False  # stored when a digest was that of every letter
            insert = INSERTS[connection.dialect.name](WORKS).on_conflict_do_nothing()
            return bool((await connection.execute(insert.returning(WORKS.c.id), [values])).all())

        return await self._writer.do(work)

    async def listed(self, game: str, file: str, skip: int, limit: int) -> list[WorkRow]:
        """Works of a kind, the newest first; all kinds if none is named."""
        wanted = select(WORKS).order_by(WORKS.c.created.desc(), WORKS.c.id)
        if game:
            wanted = wanted.where(WORKS.c.game == game, WORKS.c.file == file)
        return await self._reader.each(WorkRow, wanted, "gallery", limit, skip)

    async def one(self, id: str) -> WorkRow | None:
        """A work by its id."""
        return await self._reader.one(WorkRow, select(WORKS).where(WORKS.c.id == id), "gallery")

    async def number(self) -> int:
        """How many works there are."""
        rows = await self._reader.all(
            select(func.count().label("works")).select_from(WORKS), "gallery"
        )
        return int(rows[0]["works"])

    async def remove(self, id: str) -> bool:
        """Delete a work; False if there is none."""

        async def work(connection: AsyncConnection) -> bool:
            gone = await connection.execute(delete(WORKS).where(WORKS.c.id == id))
            return gone.rowcount > 0

        return await self._writer.do(work)


def _digest(row: WorkRow, text: str) -> str:
    told = f"{row.game}\n{row.file}\n{text}"
    return blake2b(told.encode(), digest_size=16).hexdigest()


def _essence(text: str) -> str:
    """What a game reads of a file: no comments, and nothing that is not seen."""
    lines = [line.rstrip() for line in normalize("NFC", text).splitlines()]
    return "\n".join(line for line in lines if line and not line.lstrip().startswith("#"))
