"""The store: tables, their entries and people, the list of tables, and results."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from datetime import datetime
from secrets import token_hex
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.clocks import Clocks
from firehouse.server.storage.days import Days
from firehouse.server.storage.drivers import FAULTS, kind_of, reason
from firehouse.server.storage.durability import lazy_settings
from firehouse.server.storage.engine import (
    database_url,
    engine_of,
    for_writing,
    shown,
    sqlite_file,
)
from firehouse.server.storage.errors import StorageError, StorageLost
from firehouse.server.storage.forgetting import forget, outdated, stored_about
from firehouse.server.storage.gallery import Gallery
from firehouse.server.storage.lockers import Lockers
from firehouse.server.storage.models import (
    BOOKMARKS,
    ENDS,
    ENTRIES,
    LINES,
    PEOPLE,
    RESULTS,
    TABLES,
    TRIALS,
    of_table,
)
from firehouse.server.storage.notes import Notes, line_of
from firehouse.server.storage.place import Place
from firehouse.server.storage.pushes import Pushes
from firehouse.server.storage.reader import Reader
from firehouse.server.storage.removal import everything, quiet, remove
from firehouse.server.storage.rows import (
    BookmarkRow,
    EntryRow,
    Note,
    PersonRow,
    QuietTable,
    ResultRow,
    TableLine,
    TableRow,
)
from firehouse.server.storage.upgrade import migrate
from firehouse.server.storage.watch import Nobody, Watch, damage_of
from firehouse.server.storage.writer import (
    CLOSED,
    INSERTS,
    Observe,
    Writer,
    insert_entries,
    insert_new,
)

HEALTH_SECONDS: Final = 2.0
TRIALS_MOST: Final = 2
COUNT_AGAIN: Final = 1_000
"""Tables after whose making all are counted again."""
MOST_ASKED: Final = 500
"""Tables in one question."""
LOG: Final = structlog.get_logger()
OPEN: Final = ("lobby", "playing")
OF_TABLES: Final = ("id", "code", "title", "game", "created", "about")
OF_LINES: Final = ("status", "people", "open_seats", "step", "situation", "touched")


def _ignore(what: str, seconds: float) -> None:
    """For a store that nobody measures."""


class Store:
    """A database of tables; `observe(what, seconds)` is told how long reads and commits took."""

    def __init__(self, url: str, observe: Observe = _ignore, watch: Watch | None = None) -> None:
        self.name = shown(database_url(url))
        self._url = url
        self._watch = watch or Nobody()
        self._engine = engine_of(url)
        # A connection of its own, so that no crowd of readers keeps it waiting.
        self._writing_engine = engine_of(url, pool_size=1, max_overflow=0, pool_pre_ping=False)
        self._writer = Writer(for_writing(self._writing_engine), observe, self._watch)
        self._notes = Notes(self._writer)
        self._tables: int | None = None
        self._made = 0
        self._reader = reader = Reader(self._engine, observe, self._watch)
        self.days = Days(self._writer, reader)
        self.lockers = Lockers(self._writer, reader)
        self.pushes = Pushes(self._writer, reader)
        self.clocks = Clocks(self._writer, reader)
        self.gallery = Gallery(self._writer, reader)

    async def start(self, prepare: Callable[[str], Awaitable[None]] = migrate) -> None:
        """Open the database, in its newest shape, or as somebody else prepares it."""
        try:
            await prepare(self._url)
        except (*FAULTS, TypeError) as error:  # TypeError: a word in the address is unknown
            if kind_of(error) == "full":
                raise StorageError(
                    f"The disk of the database {self.name} is full; make room, or name another."
                ) from error
            raise StorageError(
                f"The database {self.name} cannot be opened: {reason(error)}"
            ) from error
        await self._warn_of_lazy_commits()
        self._writer.start(Place(sqlite_file(database_url(self._url))).need_there)

    async def _warn_of_lazy_commits(self) -> None:
        """Say so if a loss of power may take what was acknowledged."""
        async with self._reader.asking("durability") as connection:
            lazy = await lazy_settings(connection)
        if lazy:
            told = "the database acknowledges what a loss of power may take; see its settings"
            LOG.warning(told, settings=lazy)

    async def stop(self) -> None:
        """Finish all writes, and close."""
        if self._writer.alive:
            await self._notes.stop()
            await self._writer.stop()
        await self._writing_engine.dispose()
        await self._engine.dispose()

    async def healthy(self) -> bool:
        """Can the database be read and written?"""
        return await self.fault() is None

    async def fault(self) -> StorageError | None:
        """What keeps the database from being read and written; a write is tried."""
        if not self._writer.alive:
            return StorageError(CLOSED)
        trial = {"id": token_hex(8)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(TRIALS.insert(), trial)
            await connection.execute(TRIALS.delete().where(TRIALS.c.id == trial["id"]))

        for _ in range(TRIALS_MOST):  # a loop that stood still is no fault of the database
            try:
                async with asyncio.timeout(HEALTH_SECONDS):
                    await self._reader.all(select(1), "health")
                    await self._writer.do(work)
            except StorageError as error:
                return error
            except TimeoutError:
                continue
            return None
        return StorageLost(f"The database {self.name} took more than {HEALTH_SECONDS:g} s.")

    async def damage(self) -> str:
        """What is wrong with the pages of the database, as far as it can be asked."""
        file = sqlite_file(database_url(self._url))
        return await asyncio.to_thread(damage_of, file) if file is not None else ""

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
            await insert_new(connection, TABLES, [asdict(row)], "another table has this code")
            await insert_entries(connection, list(first))
            await insert_new(
                connection, PEOPLE, map(_person_values, people), "a person comes twice"
            )
            await insert_new(connection, LINES, lines, "the table has a line")

        await self._writer.do(work)
        self._made += 1

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._one_table(TABLES.c.id == table)

    async def by_code(self, code: str) -> TableRow | None:
        """A table by its short code."""
        return await self._one_table(TABLES.c.code == code)

    async def number_of_tables(self) -> int:
        """How many tables there are, about: counted once in a while, and what was made since."""
        if self._tables is None or self._made >= COUNT_AGAIN:
            rows = await self._reader.all(
                select(func.count().label("number")).select_from(TABLES), "count"
            )
            self._tables, self._made = rows[0]["number"], 0
        return self._tables + self._made

    async def append(self, entry: EntryRow) -> bool:
        """Store an entry; True only after its commit, False if its number is taken."""
        return await self._writer.append(entry)

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """A table's entries with a number above `after`, in order."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        rows = await self._reader.all(wanted.order_by(ENTRIES.c.seq), "entries")
        return [
            EntryRow(
                row["table_id"], row["seq"], row["kind"], row["body"], row["person"], row["at"]
            )
            for row in rows
        ]

    async def keep_bookmark(self, mark: BookmarkRow) -> None:
        """Store how a table stood: the newest, and none from before somebody was forgotten."""
        values = asdict(mark)
        values["table_id"] = values.pop("table")

        async def work(connection: AsyncConnection) -> None:
            insert = INSERTS[connection.dialect.name](BOOKMARKS)
            newer = {name: insert.excluded[name] for name in ("seq", "maker", "body")}
            await connection.execute(
                insert.on_conflict_do_update(
                    index_elements=[BOOKMARKS.c.table_id],
                    set_=newer,
                    where=BOOKMARKS.c.seq < insert.excluded.seq,
                ),
                [values],
            )
            await connection.execute(outdated(mark.table))

        await self._writer.do(work)

    async def bookmark(self, table: str) -> BookmarkRow | None:
        """How a table stood at its last bookmark."""
        wanted = select(*of_table(BOOKMARKS)).where(BOOKMARKS.c.table_id == table)
        return await self._reader.one(BookmarkRow, wanted, "bookmark")

    async def last_entries(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        last = func.max(ENTRIES.c.seq).label("seq")
        found: dict[str, int] = {}
        for first in range(0, len(tables), MOST_ASKED):
            asked = tables[first : first + MOST_ASKED]
            wanted = select(ENTRIES.c.table_id, last).where(ENTRIES.c.table_id.in_(asked))
            rows = await self._reader.all(wanted.group_by(ENTRIES.c.table_id), "last")
            found |= {row["table_id"]: row["seq"] for row in rows}
        return found

    async def add_person(self, person: PersonRow) -> None:
        """Store a person who came to a table; Taken if the number is taken."""

        async def work(connection: AsyncConnection) -> None:
            await insert_new(connection, PEOPLE, [_person_values(person)], "the number is taken")

        await self._writer.do(work)

    async def people(self, table: str) -> list[PersonRow]:
        """Everybody who ever came to a table, by number."""
        wanted = select(PEOPLE).where(PEOPLE.c.table_id == table).order_by(PEOPLE.c.person)
        return [
            PersonRow(row["table_id"], row["person"], row["name"], row["token_hash"])
            for row in await self._reader.all(wanted, "people")
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
        )
        return await self._reader.each(TableLine, wanted, "listed", limit)

    async def finish(self, result: ResultRow) -> None:
        """Store how a game ended; the first end of a table counts."""
        values = asdict(result)
        values["table_id"] = values.pop("table")

        async def work(connection: AsyncConnection) -> None:
            insert = INSERTS[connection.dialect.name](RESULTS).on_conflict_do_nothing()
            await connection.execute(insert, [values])

        await self._writer.do(work)

    async def end(self, table: str) -> None:
        """Remember that a table's game is over."""

        async def work(connection: AsyncConnection) -> None:
            insert = INSERTS[connection.dialect.name](ENDS).on_conflict_do_nothing()
            await connection.execute(insert, [{"table_id": table}])

        await self._writer.do(work)

    async def quiet_tables(
        self, finished: datetime | None, abandoned: datetime | None
    ) -> list[QuietTable]:
        """Tables that ended before one moment, and others that were left before another."""
        return await self._reader.each(QuietTable, quiet(finished, abandoned), "quiet")

    async def everything(self, table: str) -> dict[str, list[dict[str, Any]]]:
        """All that is kept of a table, less what opens its seats."""
        async with self._reader.asking("everything") as connection:
            return await everything(connection, table)

    async def stored_about(self, table: str, person: int) -> dict[str, Any]:
        """Everything at a table that is of one person, less what opens their seat."""
        async with self._reader.asking("everything") as connection:
            return await stored_about(connection, table, person)

    async def forget(self, entry: EntryRow) -> bool:
        """Store an entry with which its person is forgotten; False if its number is taken."""

        async def work(connection: AsyncConnection) -> bool:
            return await forget(connection, entry)

        return await self._writer.do(work)

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""

        async def work(connection: AsyncConnection) -> None:
            await remove(connection, tables)

        await self._writer.do(work)

    async def results(self, key: str, limit: int) -> list[ResultRow]:
        """Games with the same set-up and seed: those won first, then the newest first."""
        wanted = (
            select(*of_table(RESULTS))
            .where(RESULTS.c.key == key)
            .order_by(case((RESULTS.c.result == "won", 0), else_=1), RESULTS.c.at.desc())
        )
        return await self._reader.each(ResultRow, wanted, "results", limit)

    async def tally(self, key: str) -> tuple[int, int]:
        """How many games with this set-up and seed were won, and how many played."""
        won = func.sum(case((RESULTS.c.result == "won", 1), else_=0)).label("won")
        wanted = select(won, func.count().label("played")).where(RESULTS.c.key == key)
        row = (await self._reader.all(wanted, "results"))[0]
        return row["won"] or 0, row["played"]

    async def _one_table(self, condition: ColumnElement[bool]) -> TableRow | None:
        return await self._reader.one(TableRow, select(TABLES).where(condition), "table")


def _person_values(person: PersonRow) -> dict[str, Any]:
    values = asdict(person)
    values["table_id"] = values.pop("table")
    return values
