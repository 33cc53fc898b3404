"""Where tables are kept: append-only entries in SQLite or PostgreSQL."""

from firehouse.server.storage.errors import StorageError, StorageLost, Taken
from firehouse.server.storage.rows import (
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
    "EntryRow",
    "Note",
    "PersonRow",
    "ResultRow",
    "StorageError",
    "StorageLost",
    "Store",
    "TableLine",
    "TableRow",
    "Taken",
    "result_key",
]
