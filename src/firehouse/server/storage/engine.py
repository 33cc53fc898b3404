"""From a database's address to an engine, with the settings that keep it safe and quick."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
BUSY_SECONDS: Final = 10
CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 30

# synchronous=FULL flushes the write-ahead log at every commit: what is committed survives the death
# of the machine too. One commit holds all moves that wait, so it costs each of them little.
PRAGMAS: Final = (
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)


def database_url(text: str) -> URL:
    """An address with the driver that we use; a ValueError says what is wrong with a bad one."""
    try:
        url = make_url(text)
        driver = DRIVERS.get(url.drivername)
    except (ArgumentError, ValueError):
        driver = None
    if driver is None:
        raise ValueError(
            "A database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, "
            f"not '{_without_password(text)}'."
        )
    url = url.set(drivername=driver)
    if driver == DRIVERS["sqlite"]:
        if not url.database or ":memory:" in url.database or "mode" in url.query:
            raise ValueError("An SQLite database needs a file: sqlite:///FILE.")
        return url
    if not url.database:
        raise ValueError("A PostgreSQL address ends with the name of a database: …/firehouse.")
    return _ssl_as_asyncpg_says_it(url)


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for another database."""
    return Path(url.database or "") if url.drivername == DRIVERS["sqlite"] else None


def shown(url: URL) -> str:
    """The address without its password, for people and logs; one may follow a ? too."""
    return url.set(query={}).render_as_string(hide_password=True)


def engine_of(text: str, **arguments: Any) -> AsyncEngine:
    """An engine; connections that the database has dropped are replaced before they are used.

    Code that notices this itself can switch off the test (`pool_pre_ping=False`).
    """
    url = database_url(text)
    if sqlite_file(url) is not None:
        engine = create_async_engine(url, hide_parameters=True, **arguments)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    usual = {"pool_pre_ping": True, "connect_args": limits, "hide_parameters": True}
    return create_async_engine(url, **{**usual, **arguments})


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine, whose transactions take SQLite's write lock at their start.

    A transaction that reads first and writes later may find the database changed in between, and
    then fails at once however long it would have waited for the lock.
    """
    return engine.execution_options(firehouse_writes=True)


def _ssl_as_asyncpg_says_it(url: URL) -> URL:
    """Take the usual word 'sslmode' for what asyncpg calls 'ssl'."""
    if "sslmode" not in url.query:
        return url
    query = dict(url.query)
    query["ssl"] = query.pop("sslmode")
    return url.set(query=query)


def _prepare_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # BEGIN is ours, so that also DDL is in a transaction
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("firehouse_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _without_password(text: str) -> str:
    """An address that could not be read, less all that stands before its host or after a ?."""
    bare = text.partition("?")[0]
    return f"…@{bare.rpartition('@')[2]}" if "@" in bare else bare
