"""Builds a table from its stored entries, some at a time, so that others need not wait."""

from __future__ import annotations

import asyncio
from typing import Final

from firehouse.core.table import Table
from firehouse.server.storage import EntryRow
from firehouse.server.tables.entries import Entry, Played, entry_of
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.following import follow

CHUNK: Final = 16
"""Entries that are folded in one go."""


async def folded(fold: Fold, rows: list[EntryRow], last: int | None = None) -> Fold:
    """Take what the entries tell, up to one; whatever is raised, they cannot be followed."""
    for number, stored in enumerate(rows, 1):
        if last is not None and stored.seq > last:
            break
        entry = entry_of(stored)
        fold.apply(entry, await _played(fold, entry), watched=False)
        if number % CHUNK == 0:
            await asyncio.sleep(0)
    fold.begin_view()
    return fold


async def _played(fold: Fold, entry: Entry) -> Table | None:
    """The game after an entry of many steps; None if it has few, or none."""
    match entry.body.effect:
        case Played(steps) if len(steps) > CHUNK:
            core = fold.core.copy()
            await follow(core, (text for text, _ in steps))
            return core
    return None
