"""Copies of a database: made while it is in use, checked by reading them back, and restored."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from firehouse.server.storage.copies import postgres, sqlite
from firehouse.server.storage.engine import database_url, sqlite_file

SQLITE: Final = b"SQLite format 3\x00"
POSTGRES: Final = b"PGDMP"
KINDS: Final = {SQLITE: "an SQLite database", POSTGRES: "a PostgreSQL database"}


def copy_database(url: str, copy: Path) -> None:
    """Write all that is committed into one new file; a ValueError or OSError says why not."""
    address = database_url(url)
    source = sqlite_file(address)
    if source is None:
        postgres.copy(address, copy)
    else:
        sqlite.copy(source, copy)


def restore_database(url: str, copy: Path) -> str:
    """Make a database from a copy, where there is none yet; what is in it, in words.

    A ValueError or OSError says why not, and then nothing is left behind.
    """
    address = database_url(url)
    target = sqlite_file(address)
    _need_kind(copy, POSTGRES if target is None else SQLITE)
    counts = postgres.restore(address, copy) if target is None else sqlite.restore(target, copy)
    return f"{counts['tables']} tables with {counts['entries']} entries"


def _need_kind(copy: Path, wanted: bytes) -> None:
    """Refuse what is no file, a file that is no copy, or one of another kind of database."""
    if copy.exists() and not copy.is_file():  # a pipe would be waited for without end
        raise ValueError(f"{copy} is no file.")
    with open(copy, "rb") as file:
        start = file.read(max(map(len, KINDS)))
    if start.startswith(wanted):
        return
    for sign, kind in KINDS.items():
        if start.startswith(sign):
            raise ValueError(f"{copy} is a copy of {kind}; name one with --database.")
    raise ValueError(f"{copy} is no copy of a database, or it is damaged at its beginning.")
