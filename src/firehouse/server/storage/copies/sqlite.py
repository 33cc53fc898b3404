"""A copy of an SQLite database while it is in use, and a database from a copy.

A copy holds a digest of its rows and one of its schema, so that a letter that has changed is
noticed, too; what SQLite looks at by itself are its pages.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Final

from firehouse.server.storage.copies.contents import need_json, need_passive, need_tables
from firehouse.server.storage.copies.names import drafted
from firehouse.server.storage.copies.shapes import need_known

SEAL: Final = "firehouse_copy"
"""The table of a copy that holds its digests; a database has none."""
SHAPES: Final = "alembic_version"
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What the files of a database end with."""


def copy(source: Path, file: Path) -> None:
    """Write all that is committed into one new file, and read it back."""
    if not source.is_file():
        raise FileNotFoundError(f"There is no database {source}; name its folder with --data.")
    try:
        with drafted(file) as draft:
            _copy(sqlite3.connect(source), draft)
            _seal(draft)
            _need_whole(source, draft)
    except sqlite3.Error as error:
        raise ValueError(f"{source} cannot be copied: {error}.") from None


def restore(target: Path, file: Path) -> dict[str, int]:
    """Make a database from a copy that is whole; how many rows each of its tables has."""
    for end in BESIDE:
        there = target.with_name(target.name + end)
        if there.exists():
            raise FileExistsError(
                f"{there} is there already; move it away, or name another folder with --data."
            )
    try:
        with drafted(target) as draft:
            _copy(_reading(file), draft)
            _need_whole(file, draft)
            _need_ours(file, draft)
            _unseal(draft)
            return _counts(draft)
    except sqlite3.Error as error:
        raise ValueError(f"{file} is damaged: {error}.") from None


def _copy(source: sqlite3.Connection, copy: Path) -> None:
    with closing(source) as reading, closing(sqlite3.connect(copy)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file


def _reading(file: Path) -> sqlite3.Connection:
    """A connection that makes no database, and no file beside a copy that lies alone."""
    beside = any(file.with_name(file.name + end).exists() for end in BESIDE[1:])
    how = "mode=rw" if beside else "mode=ro&immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)


def _seal(draft: Path) -> None:
    with closing(sqlite3.connect(draft)) as database, database:
        database.execute(f"DROP TABLE IF EXISTS {SEAL}")
        digests = _digest(database), _digest_of_schema(database)
        database.execute(f"CREATE TABLE {SEAL} (digest TEXT NOT NULL, schema TEXT NOT NULL)")
        database.execute(f"INSERT INTO {SEAL} VALUES (?, ?)", digests)


def _unseal(draft: Path) -> None:
    with closing(sqlite3.connect(draft)) as database:
        database.execute(f"DROP TABLE IF EXISTS {SEAL}")
        database.commit()
        database.execute("VACUUM")  # no page is left over


def _need_whole(source: Path, draft: Path) -> None:
    """Read all of a copy; a ValueError says what is damaged."""
    with closing(sqlite3.connect(draft)) as database:
        (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise ValueError(f"{source} is damaged: {' '.join(str(found).split())}.")
        if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise ValueError(f"{source} is damaged: entries are there whose table is not.")
        sealed = _sealed(database)
        digests = (_digest(database), _digest_of_schema(database))
        if sealed is not None and (not sealed or sealed != digests[: len(sealed)]):
            raise ValueError(f"{source} is damaged: what it holds has changed since.")


def _need_ours(file: Path, draft: Path) -> None:
    """Refuse files that no Firehouse made; check parts without a digest more closely."""
    shape = need_known(file, _shape(draft))
    with closing(sqlite3.connect(draft)) as database:
        sealed = _sealed(database) or ()
        need_tables(file, database, shape)
        if not sealed[1:]:
            need_passive(file, database)
        if not sealed:
            need_json(file, database)


def _sealed(database: sqlite3.Connection) -> tuple[str, ...] | None:
    """The digests that a copy holds: of its rows, and of its schema unless it is an older one.

    None if it was made without, as by a Firehouse that is older still; nothing if they are gone.
    """
    if SEAL not in _names(database):
        return None
    return tuple(database.execute(f"SELECT * FROM {SEAL}").fetchone() or ())


def _digest(database: sqlite3.Connection) -> str:
    """Of every value in every row, whatever pages they are on."""
    taken = blake2b(digest_size=16)
    for name in _names(database):
        if name != SEAL:
            for row in database.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
                taken.update(f"{name} {row!r}\n".encode())
    return taken.hexdigest()


def _digest_of_schema(database: sqlite3.Connection) -> str:
    """Of what makes the tables, and of all that would act on them."""
    wanted = "SELECT type, name, sql FROM sqlite_master WHERE tbl_name != ? ORDER BY type, name"
    made = database.execute(wanted, (SEAL,)).fetchall()
    return blake2b(repr(made).encode(), digest_size=16).hexdigest()


def _shape(draft: Path) -> str | None:
    """The number of the newest migration; None if there is none."""
    with closing(sqlite3.connect(draft)) as database:
        if SHAPES not in _names(database):
            return None
        row = database.execute(f"SELECT version_num FROM {SHAPES}").fetchone()
        return str(row[0]) if row else None


def _counts(draft: Path) -> dict[str, int]:
    with closing(sqlite3.connect(draft)) as database:
        return {
            name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for name in _names(database)
        }


def _names(database: sqlite3.Connection) -> list[str]:
    wanted = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    return [name for (name,) in database.execute(wanted)]
