"""Deletion on request: of what a person typed at a table, or of a whole table."""

from __future__ import annotations

from datetime import UTC, datetime

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.storage.rows import NOBODY
from firehouse.server.tables.entries import Entry, Rename, row_of
from firehouse.server.tables.live import ATTEMPTS, LiveTable


async def forget(live: LiveTable, person: int) -> None:
    """Take out of the storage what a person typed here, and their name; their seat stays."""
    async with live.lock:
        for _ in range(ATTEMPTS):
            live.need_whole()
            entry = farewell(live.fold.seq + 1, person)
            if await live.resources.store.forget(row_of(live.id, entry)):
                await live.take_in(entry, None)
                return
            await live.catch_up_now()
    raise Denied("busy", phrase("denied.busy-table"))


def farewell(seq: int, person: int) -> Entry:
    """The entry after which no older entry says who a person is."""
    return Entry(seq, person, datetime.now(UTC), Rename(name=NOBODY, forgotten=True))


async def remove(live: LiveTable) -> None:
    """Delete a table with all that belongs to it, and tell its viewers."""
    async with live.lock:
        await live.resources.store.remove([live.id])
        live.leave_for_good()
    await live.publish({"gone": True})
