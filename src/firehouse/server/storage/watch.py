"""Reports the state of the storage, and checks its pages."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol


class Watch(Protocol):
    """Hears of every fault, of every write that went well, and of rows that are damaged."""

    def failed(self, kind: str, reason: str) -> None: ...
    def wrote(self) -> None: ...
    def unreadable(self) -> None: ...


class Nobody:
    """For a store that nobody watches."""

    def failed(self, kind: str, reason: str) -> None:
        """It is raised as well."""

    def wrote(self) -> None:
        """As it should be."""

    def unreadable(self) -> None:
        """It is logged or raised as well."""


def damage_of(file: Path) -> str:
    """The first damaged page of an SQLite database in its words; empty if there is none."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error) if _is_damage(error) else ""
    return "" if found == "ok" else str(found)


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))
