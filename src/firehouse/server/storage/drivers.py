"""What the errors of the database drivers mean to the service."""

from __future__ import annotations

import sqlite3
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
    StatementError,
)

from firehouse.server.storage.errors import AWAY, REFUSAL, StorageError, StorageLost

# What the drivers raise; their own errors come unwrapped while a connection is being made.
FAULTS: Final = (
    SQLAlchemyError,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
REFUSED: Final = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
# PostgreSQL: unfit data, broken constraints, bad statements, victims of conflicts and deadlocks,
# and writes where it only reads.
REFUSED_STATES: Final = ("22", "23", "42", "40001", "40P01", "25006")


# What SQLite calls it, and PostgreSQL.
KINDS: Final = {
    "SQLITE_FULL": "full",
    "53100": "full",
    "SQLITE_READONLY": "read-only",
    "25006": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "XX001": "damaged",
    "XX002": "damaged",
    "SQLITE_IOERR": "failing",
    "SQLITE_CANTOPEN": "away",
}


def storage_error(error: Exception) -> StorageError:
    """What a driver's exception means to the service."""
    if isinstance(error, StorageError):
        return error
    found: StorageError
    if _is_loss(error):
        found = StorageLost(
            f"The database failed; whether this was stored is not known: {reason(error)}"
        )
        found.kind = kind_of(error) or AWAY
    else:
        found = StorageError(f"The database refused: {reason(error)}")
        found.kind = kind_of(error) or REFUSAL
    return found


def kind_of(error: BaseException) -> str:
    """What a driver's exception says about the database; empty if nothing."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    name = getattr(original, "sqlite_errorname", None) or ""
    state = getattr(original, "sqlstate", None) or ""
    return next((k for code, k in KINDS.items() if name.startswith(code) or state == code), "")


def reason(error: BaseException) -> str:
    """The database's own words, on one line and without the statement."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = str(original).strip() or type(original).__name__
    return words.splitlines()[0].removeprefix(f"{type(original)}: ")


def _is_loss(error: Exception) -> bool:
    """Did the database vanish? Otherwise what was asked is at fault, and was not done."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, FAULTS) and not isinstance(error, StatementError)
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None) or ""
    refused = isinstance(error, REFUSED) or state.startswith(REFUSED_STATES)
    return not refused
