"""Where tables are kept: append-only entries in SQLite or PostgreSQL.

The store itself is imported when it is asked for: where tables are kept in another way, as in a
browser, its libraries are not there.
"""

from typing import TYPE_CHECKING, Any

from firehouse.server.storage.errors import REFUSAL, StorageError, StorageLost, Taken, Unreadable
from firehouse.server.storage.rows import (
    BookmarkRow,
    DayRow,
    EntryRow,
    FinishedRow,
    GameRow,
    KeptTable,
    Note,
    PersonRow,
    PushRow,
    QuietTable,
    ResultRow,
    SeatRow,
    TableLine,
    TableRow,
    WorkRow,
    result_key,
)

if TYPE_CHECKING:
    from firehouse.server.storage.store import Store

__all__ = [
    "REFUSAL",
    "BookmarkRow",
    "DayRow",
    "EntryRow",
    "FinishedRow",
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


def __getattr__(name: str) -> Any:
    if name != "Store":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from firehouse.server.storage.store import Store

    return Store
