"""One writer in each process: everything that tables want to write is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TypeVar

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from firehouse.server.storage.drivers import storage_error
from firehouse.server.storage.errors import REFUSAL, StorageError, StorageLost, Taken
from firehouse.server.storage.models import ENTRIES
from firehouse.server.storage.rows import EntryRow
from firehouse.server.storage.watch import Watch

Answer = TypeVar("Answer")
Work = Callable[[AsyncConnection], Awaitable[Answer]]
Observe = Callable[[str, float], None]

LARGEST_GROUP: Final = 500
INSERTS: Final[dict[str, Callable[..., Any]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}
CLOSED: Final = "The storage is closed."


@dataclass(eq=False, slots=True)
class Waiting:
    """An entry or other work that waits for its commit, and whoever waits for the answer."""

    entry: EntryRow | None
    work: Work[Any] | None
    future: asyncio.Future[Any]


class Writer:
    """Commits writes in groups; while one group is committed the next one gathers.

    An answer is given only after the commit. When a group is refused, its members are tried one
    by one, so that a bad one harms no other. When the database is lost, all of the group are told
    so, and the next group tries a fresh connection.
    """

    def __init__(self, engine: AsyncEngine, observe: Observe, watch: Watch) -> None:
        self._engine = engine
        self._watch = watch
        self._observe = observe
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._open = False

    def start(self, need_there: Callable[[], None]) -> None:
        """Begin to write, each time after a look at where the database is."""
        self._need_there = need_there
        self._open = True
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def stop(self) -> None:
        """Take nothing more, and return when everything that waits is written."""
        if self._task is not None:
            self._open = False
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    @property
    def alive(self) -> bool:
        """Is it at work?"""
        return self._task is not None and not self._task.done()

    async def append(self, entry: EntryRow) -> bool:
        """Store an entry; False if its number is taken."""
        appended: bool = await self._wait(entry, None)
        return appended

    async def do(self, work: Work[Answer]) -> Answer:
        """Do other work in a transaction; it may be done again from the start."""
        answer: Answer = await self._wait(None, work)
        return answer

    async def _wait(self, entry: EntryRow | None, work: Work[Any] | None) -> Any:
        if not self._open:
            raise StorageError(CLOSED)
        waiting = Waiting(entry, work, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.future

    async def _run(self) -> None:
        more = True
        while more:
            group, more = await self._gather()
            if group:
                began = perf_counter()
                await self._commit(group)
                self._observe("commit", perf_counter() - began)

    async def _gather(self) -> tuple[list[Waiting], bool]:
        """All that waits now, and whether there is more to come."""
        group: list[Waiting] = []
        while not group or (len(group) < LARGEST_GROUP and not self._queue.empty()):
            waiting = await self._queue.get()
            if waiting is None:
                return group, False
            group.append(waiting)
        return group, True

    async def _commit(self, group: list[Waiting]) -> None:
        try:
            answers = await self._written(group)
        except Exception as error:
            failure = storage_error(error)
            if failure.kind != REFUSAL:
                self._watch.failed(failure.kind, str(failure))
            if len(group) > 1 and not isinstance(failure, StorageLost):
                for waiting in group:
                    await self._commit([waiting])
            else:
                for waiting in group:
                    _fail(waiting, error)
            return
        self._watch.wrote()
        for waiting, answer in zip(group, answers, strict=True):
            if not waiting.future.done():
                waiting.future.set_result(answer)

    async def _written(self, group: list[Waiting]) -> list[Any]:
        """The answers of a group after its commit.

        A connection that the database has dropped is replaced where nothing can have been stored.
        """
        self._need_there()
        try:
            return await self._transaction(group)
        except _Dropped:
            return await self._transaction(group)

    async def _transaction(self, group: list[Waiting]) -> list[Any]:
        async with self._engine.connect() as connection:
            try:
                await connection.begin()
                answers = await _write(connection, group)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _Dropped(str(storage_error(error))) from error
                raise
            await connection.commit()
            return answers


class _Dropped(StorageLost):
    """The connection was lost before the commit: nothing is stored."""


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.future.done():
        failure = storage_error(error)
        told = type(failure)(str(failure))  # one for each, since raising writes into it
        told.kind = failure.kind
        told.__cause__ = error
        waiting.future.set_exception(told)


async def _write(connection: AsyncConnection, group: list[Waiting]) -> list[Any]:
    """The answers of a group, in its order; entries go first and all together."""
    entries = [waiting.entry for waiting in group if waiting.entry is not None]
    appended = iter(await insert_entries(connection, entries))
    answers: list[Any] = []
    for waiting in group:
        if waiting.work is None:
            answers.append(next(appended))
        else:
            answers.append(await waiting.work(connection))
    return answers


async def insert_entries(connection: AsyncConnection, entries: list[EntryRow]) -> list[bool]:
    """Which of the entries got their number; of two with the same number the first one does."""
    if not entries:
        return []
    first: dict[tuple[str, int], EntryRow] = {}
    for entry in entries:
        first.setdefault((entry.table, entry.seq), entry)
    insert = INSERTS[connection.dialect.name](ENTRIES).on_conflict_do_nothing()
    # In order, so that two processes with the same tables in hand never wait for each other.
    rows = [_row(first[key]) for key in sorted(first)]
    returning = insert.returning(ENTRIES.c.table_id, ENTRIES.c.seq)
    stored = {(row.table_id, row.seq) for row in await connection.execute(returning, rows)}
    return [
        (entry.table, entry.seq) in stored and first[entry.table, entry.seq] is entry
        for entry in entries
    ]


def _row(entry: EntryRow) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "kind": entry.kind,
        "person": entry.person,
        "at": entry.at,
        "body": entry.body,
    }


async def insert_new(
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
