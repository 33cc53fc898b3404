"""Where tables are kept: append-only entries in SQLite or PostgreSQL."""

from firehouse.server.storage.errors import REFUSAL, StorageError, StorageLost, Taken, Unreadable
from firehouse.server.storage.gallery import WorkRow
from firehouse.server.storage.removal import QuietTable
from firehouse.server.storage.rows import (
    BookmarkRow,
    DayRow,
    EntryRow,
    Note,
    PersonRow,
    ResultRow,
    TableLine,
    TableRow,
    result_key,
)
from firehouse.server.storage.store import Store

__all__ = [
    "REFUSAL",
    "BookmarkRow",
    "DayRow",
    "EntryRow",
    "Note",
    "PersonRow",
    "QuietTable",
    "ResultRow",
    "StorageError",
    "StorageLost",
    "Store",
    "TableLine",
    "TableRow",
    "Taken",
    "Unreadable",
    "WorkRow",
    "result_key",
]
