"""A table from its stored entries, some at a time, so that others have their turn."""

from __future__ import annotations

import asyncio
from typing import Final

from firehouse.server.storage import EntryRow
from firehouse.server.tables.entries import entry_of
from firehouse.server.tables.fold import Fold

CHUNK: Final = 16
"""Entries that are folded in one go."""


async def folded(fold: Fold, rows: list[EntryRow], last: int | None = None) -> Fold:
    """Take what the entries tell, up to one; whatever is raised, they cannot be followed."""
    for number, stored in enumerate(rows, 1):
        if last is not None and stored.seq > last:
            break
        fold.apply(entry_of(stored))
        if number % CHUNK == 0:
            await asyncio.sleep(0)
    return fold
