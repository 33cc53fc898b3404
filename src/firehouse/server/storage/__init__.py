"""Where tables are kept: append-only entries in SQLite or PostgreSQL."""

from firehouse.server.storage.errors import REFUSAL, StorageError, StorageLost, Taken, Unreadable
from firehouse.server.storage.gallery import WorkRow
from firehouse.server.storage.removal import QuietTable
from firehouse.server.storage.rows import (
    BookmarkRow,
    DayRow,
    EntryRow,
    GameRow,
    KeptTable,
    Note,
    PersonRow,
    PushRow,
    ResultRow,
    SeatRow,
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
    "GameRow",
    "KeptTable",
    "Note",
    "PersonRow",
    "PushRow",
    "QuietTable",
    "ResultRow",
    "SeatRow",
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
