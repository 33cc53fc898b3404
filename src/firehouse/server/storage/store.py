"""The store: tables, their entries and people, the list of tables, and results."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from time import perf_counter
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, RowMapping, Table, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.engine import database_url, engine_of, for_writing, shown
from firehouse.server.storage.errors import FAULTS, StorageError, Taken, reason, storage_error
from firehouse.server.storage.models import ENTRIES, LINES, PEOPLE, RESULTS, TABLES
from firehouse.server.storage.notes import Notes, line_of
from firehouse.server.storage.rows import EntryRow, Note, PersonRow, ResultRow, TableLine, TableRow
from firehouse.server.storage.upgrade import migrate
from firehouse.server.storage.writer import INSERTS, Observe, Writer, insert_entries

HEALTH_SECONDS: Final = 2.0
OPEN: Final = ("lobby", "playing")
OF_TABLES: Final = ("id", "code", "title", "game", "created")
OF_LINES: Final = ("status", "people", "open_seats", "step", "situation")


def _ignore(what: str, seconds: float) -> None:
    """For a store that nobody measures."""


class Store:
    """A database of tables; `observe(what, seconds)` is told how long reads and commits took."""

    def __init__(self, url: str, observe: Observe = _ignore) -> None:
        self.name = shown(database_url(url))
        self._url = url
        self._observe = observe
        self._engine = engine_of(url)
        # A connection of its own, so that no crowd of readers keeps it waiting.
        self._writing_engine = engine_of(url, pool_size=1, max_overflow=0, pool_pre_ping=False)
        self._writer = Writer(for_writing(self._writing_engine), observe)
        self._notes = Notes(self._writer)

    async def start(self) -> None:
        """Open the database, in its newest shape."""
        try:
            await migrate(self._url)
        except (*FAULTS, TypeError) as error:  # TypeError: a word in the address is unknown
            raise StorageError(
                f"The database {self.name} cannot be opened: {reason(error)}"
            ) from error
        self._writer.start()

    async def stop(self) -> None:
        """Finish all writes, and close."""
        if self._writer.alive:
            await self._notes.stop()
            await self._writer.stop()
        await self._writing_engine.dispose()
        await self._engine.dispose()

    async def healthy(self) -> bool:
        """Does the database answer, and does the writer write?"""
        if not self._writer.alive:
            return False
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._all(select(1), "health")
        except (StorageError, TimeoutError):
            return False
        return True

    async def create(
        self,
        row: TableRow,
        first: Sequence[EntryRow],
        people: Sequence[PersonRow],
        note: Note | None = None,
    ) -> None:
        """Store a new table with its first entries and people; Taken if its id or code is.

        With a note it is in the list of tables, if it is public.
        """
        lines = [] if note is None else [{"table_id": row.id, **line_of(note)}]

        async def work(connection: AsyncConnection) -> None:
            await _insert(connection, TABLES, [asdict(row)], "another table has this code")
            await insert_entries(connection, list(first))
            await _insert(connection, PEOPLE, map(_person_values, people), "a person comes twice")
            await _insert(connection, LINES, lines, "the table has a line")

        await self._writer.do(work)

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._one_table(TABLES.c.id == table)

    async def by_code(self, code: str) -> TableRow | None:
        """A table by its short code."""
        return await self._one_table(TABLES.c.code == code)

    async def append(self, entry: EntryRow) -> bool:
        """Store an entry; True only after its commit, False if its number is taken."""
        return await self._writer.append(entry)

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """A table's entries with a number above `after`, in order."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        rows = await self._all(wanted.order_by(ENTRIES.c.seq), "entries")
        return [
            EntryRow(
                row["table_id"], row["seq"], row["kind"], row["body"], row["person"], row["at"]
            )
            for row in rows
        ]

    async def add_person(self, person: PersonRow) -> None:
        """Store somebody who came to a table; Taken if the number is."""

        async def work(connection: AsyncConnection) -> None:
            await _insert(connection, PEOPLE, [_person_values(person)], "the number is taken")

        await self._writer.do(work)

    async def people(self, table: str) -> list[PersonRow]:
        """Everybody who ever came to a table, by number."""
        wanted = select(PEOPLE).where(PEOPLE.c.table_id == table).order_by(PEOPLE.c.person)
        return [
            PersonRow(row["table_id"], row["person"], row["name"], row["token_hash"])
            for row in await self._all(wanted, "people")
        ]

    def note(self, table: str, note: Note) -> None:
        """Tell the list of tables how a table stands; written within a second or so."""
        self._notes.take(table, note)

    async def listed(self, limit: int) -> list[TableLine]:
        """Public tables whose game is not over, those where something happened last first."""
        wanted = (
            select(*(TABLES.c[name] for name in OF_TABLES), *(LINES.c[name] for name in OF_LINES))
            .join(LINES, LINES.c.table_id == TABLES.c.id)
            .where(TABLES.c.public, LINES.c.status.in_(OPEN))
            .order_by(LINES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )
        return [TableLine(**row) for row in await self._all(wanted, "listed")]

    async def finish(self, result: ResultRow) -> None:
        """Store how a game ended; the first end of a table counts."""
        values = asdict(result)
        values["table_id"] = values.pop("table")

        async def work(connection: AsyncConnection) -> None:
            insert = INSERTS[connection.dialect.name](RESULTS).on_conflict_do_nothing()
            await connection.execute(insert, [values])

        await self._writer.do(work)

    async def results(self, key: str, limit: int) -> list[ResultRow]:
        """Games with the same set-up and seed: those won first, then the newest first."""
        wanted = (
            select(RESULTS)
            .where(RESULTS.c.key == key)
            .order_by(case((RESULTS.c.result == "won", 0), else_=1), RESULTS.c.at.desc())
            .limit(limit)
        )
        found = [dict(row) for row in await self._all(wanted, "results")]
        return [ResultRow(table=row.pop("table_id"), **row) for row in found]

    async def tally(self, key: str) -> tuple[int, int]:
        """How many games with this set-up and seed were won, and how many played."""
        won = func.sum(case((RESULTS.c.result == "won", 1), else_=0)).label("won")
        wanted = select(won, func.count().label("played")).where(RESULTS.c.key == key)
        row = (await self._all(wanted, "results"))[0]
        return row["won"] or 0, row["played"]

    async def _one_table(self, condition: ColumnElement[bool]) -> TableRow | None:
        rows = await self._all(select(TABLES).where(condition), "table")
        return TableRow(**rows[0]) if rows else None

    async def _all(self, wanted: Executable, what: str) -> Sequence[RowMapping]:
        """Every row of a question."""
        async with self._asking(what) as connection:
            return (await connection.execute(wanted)).mappings().all()

    @asynccontextmanager
    async def _asking(self, what: str) -> AsyncIterator[AsyncConnection]:
        began = perf_counter()
        try:
            async with self._engine.connect() as connection:
                yield connection
        except FAULTS as error:
            raise storage_error(error) from error
        self._observe(what, perf_counter() - began)


async def _insert(
    connection: AsyncConnection,
    table: Table,
    rows: Iterable[dict[str, Any]],
    otherwise: str,
) -> None:
    """Insert rows; Taken if one of them is there already."""
    values = list(rows)
    if not values:
        return
    insert = INSERTS[connection.dialect.name](table).on_conflict_do_nothing()
    stored = await connection.execute(insert.returning(*table.primary_key.columns), values)
    if len(stored.all()) < len(values):
        raise Taken(f"This cannot be stored: {otherwise}.")


def _person_values(person: PersonRow) -> dict[str, Any]:
    values = asdict(person)
    values["table_id"] = values.pop("table")
    return values
