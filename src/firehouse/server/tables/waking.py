"""Tables from storage: folded from their entries, as they were."""

from __future__ import annotations

import asyncio

from firehouse.server.denial import Damaged
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import Entry, TableRow
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.live import CHUNK, LiveTable


async def wake(resources: Resources, table: str) -> LiveTable | None:
    """A table from storage, as it was; None if there is none, Damaged if it cannot be followed."""
    row = await resources.store.table(table)
    if row is None:
        return None
    entries = await resources.store.entries(table)
    try:
        fold = await _folded(row, entries)
    except Exception:
        LOG.exception("a table is damaged", table=table)
        raise Damaged from None
    live = LiveTable(resources, fold)
    await live.read_hashes()
    if fold.over:
        resources.spawn(live.finish())
    return live


async def _folded(row: TableRow, entries: list[Entry]) -> Fold:
    """A table as its entries tell it; whatever is raised, they cannot be followed."""
    fold = Fold(row)
    for number, entry in enumerate(entries, 1):
        fold.apply(entry)
        if number % CHUNK == 0:
            await asyncio.sleep(0)
    return fold
