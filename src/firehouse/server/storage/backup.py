"""A copy of an SQLite database while it is in use."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from firehouse.server.storage.engine import database_url, sqlite_file


def copy_database(url: str, copy: Path) -> None:
    """Write all that is committed into one new file; a ValueError or OSError says why not."""
    source = sqlite_file(database_url(url))
    if source is None:
        raise ValueError("A PostgreSQL database is copied by its own tool, pg_dump.")
    if not source.is_file():
        raise FileNotFoundError(f"There is no database {source}; name its folder with --data.")
    draft = copy.with_name(f".{copy.name}.{secrets.token_hex(4)}")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        _copy(source, draft)
        _take_name(draft, copy)
    except sqlite3.Error as error:
        raise ValueError(f"{source} cannot be copied: {error}.") from None
    finally:
        draft.unlink(missing_ok=True)


def _take_name(draft: Path, copy: Path) -> None:
    """Give the finished copy its name, unless somebody has taken it meanwhile."""
    try:
        copy.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise FileExistsError(
            f"{copy} was made by somebody else meanwhile; choose another name."
        ) from None
    draft.replace(copy)


def _copy(source: Path, copy: Path) -> None:
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(copy)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file
