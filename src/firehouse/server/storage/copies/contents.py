"""What a copy in SQLite must contain: the tables of its version, and valid JSON."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from firehouse.server.storage.models import METADATA, Json
from firehouse.server.storage.upgrade import tables_of


def need_tables(file: Path, database: sqlite3.Connection, shape: str) -> None:
    """Refuse a copy that lacks a table, or a column, which it has in its shape."""
    for table, columns in tables_of(shape).items():
        if not columns <= _columns(database, table):
            raise ValueError(f"{file} is damaged: its table {table} is not as it was made.")


def need_passive(file: Path, database: sqlite3.Connection) -> None:
    """Refuse a copy with something that no Firehouse makes, and that would act by itself."""
    wanted = "SELECT type, name FROM sqlite_master WHERE type NOT IN ('table', 'index')"
    found = database.execute(wanted).fetchone()
    if found is not None:
        raise ValueError(f"{file} is damaged: no Firehouse made its {found[0]} {found[1]}.")


def need_json(file: Path, database: sqlite3.Connection) -> None:
    """Refuse a copy in which a body cannot be read."""
    for table in METADATA.sorted_tables:
        there = _columns(database, table.name)
        for column in table.columns:
            if isinstance(column.type, Json) and column.name in there:
                _need_json(file, database, table.name, column.name)


def _need_json(file: Path, database: sqlite3.Connection, table: str, column: str) -> None:
    wanted = f'SELECT "{column}" FROM "{table}" WHERE "{column}" IS NOT NULL'
    for (value,) in database.execute(wanted):
        try:
            msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError, TypeError):
            raise ValueError(
                f"{file} is damaged: what is in {table}.{column} cannot be read."
            ) from None


def _columns(database: sqlite3.Connection, table: str) -> set[str]:
    wanted = "SELECT name FROM pragma_table_info(?)"
    return {name for (name,) in database.execute(wanted, (table,))}
