"""What the database holds at the end: the entries of each table, and what they fold to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from witness import aspects

from firehouse.server.people.presence import Presence
from firehouse.server.storage import EntryRow, PersonRow, Store, TableRow
from firehouse.server.tables.description import Description
from firehouse.server.tables.entries import entry_of
from firehouse.server.tables.fold import Fold


@dataclass
class StoredTable:
    """One table as it is stored."""

    row: TableRow
    entries: list[EntryRow]
    people: list[PersonRow]
    looks: dict[tuple[str, int], str] = field(default_factory=dict)
    """By aspect and entry: what everybody must have seen."""
    steps: list[str] = field(default_factory=list)
    """What led to the last position."""
    fold: Fold | None = None


async def read(store: Store, table: str) -> StoredTable | None:
    """A table, its entries and people; None if there is none."""
    row = await store.table(table)
    if row is None:
        return None
    return StoredTable(row, await store.entries(table), await store.people(table))


def follow(stored: StoredTable) -> None:
    """Fold the entries from the first to the last, and note how the table looks after each."""
    fold = Fold(stored.row)
    for seq, told in told_after_each(fold, stored.entries):
        for aspect, look in aspects(told).items():
            stored.looks[aspect, seq] = look
    stored.fold = fold
    stored.steps = [fold.core.game.text(step.action) for step in fold.core.steps]


def told_after_each(fold: Fold, entries: list[EntryRow]) -> Iterator[tuple[int, dict[str, Any]]]:
    """What a viewer is shown after each entry."""
    description, nobody = Description(fold), Presence()
    for row in entries:
        fold.apply(entry_of(row))
        shot = description.snapshot(nobody, None)
        yield row.seq, msgspec.json.decode(msgspec.json.encode(shot))
