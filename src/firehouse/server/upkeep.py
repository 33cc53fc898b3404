"""Commands that maintain a database, besides `serve`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from firehouse.server.people.tokens import is_code, is_table_id
from firehouse.server.settings import Settings
from firehouse.server.storage import PersonRow, QuietTable, StorageError, Store, WorkRow
from firehouse.server.storage.upgrade import need_newest
from firehouse.server.tables.entries import row_of
from firehouse.server.tables.leaving import farewell
from firehouse.server.tables.tidying import Policy, tidy

ATTEMPTS: Final = 5
"""How often to try when a server stores its entries at the same moment."""
Answer = TypeVar("Answer")


def tidied(settings: Settings, dry: bool) -> list[str]:
    """Remove what is not to be kept, or only find it; a line for each table, and how many."""
    policy = Policy.of(settings)
    if not policy.removes:
        raise ValueError("All tables are kept; say with --keep-finished or --keep-abandoned DAYS.")
    gone = _with_store(settings, lambda store: tidy(store, policy, dry))
    verb = "would be" if dry else "was" if len(gone) == 1 else "were"
    how = f"archived in {policy.archive} and removed" if policy.archive else "removed"
    number = f"{len(gone)} table{'' if len(gone) == 1 else 's'}"
    return [*map(_line, gone), f"{number} {verb} {how}."]


def people_of(settings: Settings, table: str) -> list[str]:
    """Everybody who ever sat at a table, by id or code; a line for each."""

    async def work(store: Store) -> list[PersonRow]:
        return await store.people(await _found(store, table))

    return [f"{row.person} {row.name}" for row in _with_store(settings, work)]


def exported(settings: Settings, table: str, person: int) -> str:
    """All that is stored about somebody at a table, as JSON."""

    async def work(store: Store) -> dict[str, Any]:
        id = await _found(store, table)
        await _need_person(store, id, person)
        return await store.stored_about(id, person)

    return msgspec.json.format(msgspec.json.encode(_with_store(settings, work))).decode()


def forgotten(settings: Settings, table: str, person: int) -> str:
    """Take out what somebody typed at a table; a server that runs notices at the next entry."""

    async def work(store: Store) -> str:
        id = await _found(store, table)
        await _need_person(store, id, person)
        for _ in range(ATTEMPTS):
            last = (await store.last_entries([id]))[id]
            if await store.forget(row_of(id, farewell(last + 1, person))):
                return f"Person {person} of table {id} is forgotten."
        raise ValueError("Too much happens at this table just now; try again.")

    return _with_store(settings, work)


def removed(settings: Settings, table: str) -> str:
    """Delete a table with all that belongs to it."""

    async def work(store: Store) -> str:
        id = await _found(store, table)
        await store.remove([id])
        return f"Table {id} is removed."

    return _with_store(settings, work)


def works(settings: Settings) -> list[str]:
    """All that is shown in the gallery, the newest first; a line for each, and how many."""

    async def work(store: Store) -> list[WorkRow]:
        return await store.gallery.listed("", "", 0, await store.gallery.number())

    found = _with_store(settings, work)
    lines = [f"{row.id} {row.created:%Y-%m-%d} {row.title}, by {row.maker}" for row in found]
    return [*lines, f"{len(found)} in the gallery."]


def removed_work(settings: Settings, id: str) -> str:
    """Delete what is shown under an id."""
    if not _with_store(settings, lambda store: store.gallery.remove(id)):
        raise ValueError(f"There is nothing '{id}' in the gallery.")
    return f"{id} is removed from the gallery."


async def _found(store: Store, table: str) -> str:
    """The id of a table, which may be told by its code."""
    row = await store.table(table) if is_table_id(table) else None
    if row is None and is_code(table.upper()):
        row = await store.by_code(table.upper())
    if row is None:
        raise ValueError(f"There is no table '{table}'; name its id, or its code.")
    return row.id


async def _need_person(store: Store, table: str, person: int) -> None:
    if person not in {row.person for row in await store.people(table)}:
        raise ValueError(f"There is no person {person} at this table.")


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with the database, whether a server runs or not."""

    async def run() -> Answer:
        store = Store(settings.database_url)
        try:
            await store.start(need_newest)
            return await work(store)
        except StorageError as error:
            raise ValueError(str(error)) from error
        finally:
            await store.stop()

    return asyncio.run(run())


def _line(table: QuietTable) -> str:
    state = "finished" if table.finished else "abandoned"
    return f"{table.id} {table.code} {table.last:%Y-%m-%d} {state}, {table.title}"
