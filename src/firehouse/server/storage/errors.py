"""What can go wrong between the service and its database."""

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

# What the drivers raise; their own errors come unwrapped while a connection is being made.
FAULTS: Final = (
    SQLAlchemyError,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
REFUSED: Final = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
# PostgreSQL: unfit data, broken constraints, bad statements, victims of conflicts and deadlocks.
REFUSED_STATES: Final = ("22", "23", "42", "40001", "40P01")


class StorageError(Exception):
    """The database refused or could not do what was asked; the message is a sentence."""


class StorageLost(StorageError):  # noqa: N818 - it reads as what happened
    """The database did not answer, so nobody knows whether the last write arrived.

    Whoever wrote reads the table's entries again and sees; the next write finds a new connection.
    """


class Taken(StorageError):  # noqa: N818 - not an error of the program
    """Another table has this id or code, or another person this number."""


def storage_error(error: Exception) -> StorageError:
    """What a driver's exception means to the service."""
    if isinstance(error, StorageError):
        return error
    if _is_loss(error):
        return StorageLost(
            f"The database failed; whether this was stored is not known: {reason(error)}"
        )
    return StorageError(f"The database refused: {reason(error)}")


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
