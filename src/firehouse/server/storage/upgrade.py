"""Brings a database to the newest version when the service starts."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, NullPool, create_engine, inspect, text

from firehouse.server.storage.engine import database_url, engine_of, for_writing, sqlite_file
from firehouse.server.storage.errors import StorageError

SCRIPTS: Final = Path(__file__).parent / "migrations"
NEWER: Final = (
    "This database was made by a newer Firehouse; start that one, or name another database."
)
LOCK_NUMBER: Final = 0x66697265  # "fire": any number that every Firehouse agrees on
_ONE_AT_A_TIME: Final = threading.Lock()  # Alembic keeps its context in module variables


async def migrate(url: str) -> None:
    """Bring the database to the newest shape; processes that start together wait for each other."""
    await asyncio.to_thread(_migrate_here, url)


def _migrate_here(url: str) -> None:
    file = sqlite_file(database_url(url))
    if file is not None:
        _open_for_its_owner(file)
    with _ONE_AT_A_TIME:
        asyncio.run(_migrate(url))


def _open_for_its_owner(file: Path) -> None:
    """Make a database that is not there yet readable by its owner alone, and try to open it.

    SQLite gives its log the rights of the database. It is tried here, since aiosqlite's thread
    outlives a loop in which it could not open its file.
    """
    with suppress(OSError):  # what is wrong with the place SQLite says better
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    sqlite3.connect(file).close()


async def need_newest(url: str) -> None:
    """StorageError, with what to do, if the database is not there or has not the newest shape."""
    file = sqlite_file(database_url(url))
    if file is not None and not file.exists():
        raise StorageError(f"There is no database {file}; `firehouse serve` makes one.")
    if file is not None:
        sqlite3.connect(file).close()  # tried here, as above
    engine = engine_of(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            shape = await connection.run_sync(_shape)
    finally:
        await engine.dispose()
    scripts = ScriptDirectory(str(SCRIPTS))
    if shape == scripts.get_current_head():
        return
    known = {script.revision for script in scripts.walk_revisions()}
    if shape is not None and shape not in known:
        raise StorageError(NEWER)
    raise StorageError(
        "This database was made by an older Firehouse; make a copy with `firehouse backup`, "
        "then start `firehouse serve` once, which brings it up to date."
    )


def _shape(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def _migrate(url: str) -> None:
    engine = engine_of(url, poolclass=NullPool)
    try:
        async with for_writing(engine).begin() as connection:
            if connection.dialect.name == "postgresql":  # SQLite's BEGIN IMMEDIATE is such a lock
                lock = text("SELECT pg_advisory_xact_lock(:number)")
                await connection.execute(lock, {"number": LOCK_NUMBER})
            await connection.run_sync(_upgrade)
    except CommandError as error:
        raise StorageError(NEWER) from error
    finally:
        await engine.dispose()


def tables_of(shape: str) -> dict[str, set[str]]:
    """The columns of every table in a database of this shape."""
    with _ONE_AT_A_TIME, create_engine("sqlite://").begin() as connection:
        _upgrade(connection, shape)
        found = inspect(connection)
        names = found.get_table_names()
        return {name: {column["name"] for column in found.get_columns(name)} for name in names}


def _upgrade(connection: Connection, shape: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, shape)
