"""A copy of a PostgreSQL database by its own tools, and a database from such a copy.

Its tools do not notice every byte that has changed, and may read damaged ones without end. So a
copy ends with a digest of what is before it, which they do not read.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy import URL, NullPool, text

from firehouse.server.storage.copies.names import drafted
from firehouse.server.storage.copies.shapes import need_known
from firehouse.server.storage.drivers import FAULTS, reason
from firehouse.server.storage.engine import engine_of

DUMP: Final = "pg_dump"
RESTORE: Final = "pg_restore"
BARE: Final = ("--no-owner", "--no-privileges")
"""Whoever restores a copy owns what is in it."""
SHAPES: Final = "alembic_version"
SEAL: Final = b"\nfirehouse-copy sha256 "
DIGITS: Final = 64
PART: Final = 1 << 20
COUNTED: Final = ("tables", "entries")


def copy(address: URL, file: Path) -> None:
    """Write all that is committed into one new file, and read it back."""
    _need_tools()
    with drafted(file) as draft:
        _run(DUMP, address, "--format=custom", *BARE, f"--file={draft}", failing="be copied")
        _seal(draft)
        _need_whole(draft, file)


def restore(address: URL, file: Path) -> dict[str, int]:
    """Fill an empty database from a copy that is whole, all at once; how many rows there are."""
    _need_tools()
    _need_whole(file, file)
    need_known(file, _shape(file))
    if asyncio.run(_tables(address)):
        raise ValueError(
            f"The database {_name(address)} is not empty; make a new one with createdb, and name "
            "that with --database."
        )
    words = ("--single-transaction", "--exit-on-error", *BARE, f"--dbname={address.database}")
    _run(RESTORE, address, *words, str(file), failing="be filled")
    return asyncio.run(_counts(address))


def _need_tools() -> None:
    missing = [tool for tool in (DUMP, RESTORE) if shutil.which(tool) is None]
    if missing:
        raise ValueError(
            f"A PostgreSQL database is copied and restored by its own tools, and {missing[0]} is "
            "not installed here; install PostgreSQL's client programs."
        )


def _seal(draft: Path) -> None:
    digest = _digest_of_first(draft, draft.stat().st_size)
    with open(draft, "ab") as file:
        file.write(SEAL + digest.encode())


def _need_whole(copy: Path, named: Path) -> None:
    """Read all of a copy; a ValueError says that it is damaged.

    One that pg_dump made alone has no digest; then it is only read by its tool.
    """
    size = copy.stat().st_size - len(SEAL) - DIGITS
    with open(copy, "rb") as file:
        file.seek(max(0, size))
        sign, digest = file.read(len(SEAL)), file.read().decode(errors="replace")
    if sign == SEAL and digest != _digest_of_first(copy, size):
        raise ValueError(f"{named} is damaged: what it holds has changed since.")
    done = _read([f"--file={os.devnull}", str(copy)])
    if done.returncode:
        raise ValueError(f"{named} is damaged: {_last_words(done.stderr)}")


def _digest_of_first(copy: Path, size: int) -> str:
    taken = sha256()
    with open(copy, "rb") as file:
        while part := file.read(min(PART, size - file.tell())):
            taken.update(part)
    return taken.hexdigest()


def _read(words: list[str]) -> subprocess.CompletedProcess[str]:
    """Have a copy read by its tool, without a database."""
    return subprocess.run(
        [RESTORE, *words], capture_output=True, text=True, errors="replace", check=False
    )


def _shape(copy: Path) -> str | None:
    """The number of the newest migration; None if there is none."""
    done = _read(["--data-only", f"--table={SHAPES}", "--file=-", str(copy)])
    lines = iter(done.stdout.splitlines())
    for line in lines:
        if line.startswith("COPY ") and SHAPES in line:
            return next(lines, None)
    return None


def _run(tool: str, address: URL, *words: str, failing: str) -> None:
    """Run a tool on a database; how to reach it is in its environment, where nobody reads it."""
    env = {**os.environ, **_environment(address)}
    done = subprocess.run(
        [tool, "--no-password", *words], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ValueError(
            f"The database {_name(address)} cannot {failing}: {_last_words(done.stderr)}"
        )


def _environment(address: URL) -> dict[str, str]:
    """An address as PostgreSQL's programs take it."""
    query = {name: str(value) for name, value in address.query.items()}
    told = {
        "PGHOST": address.host or query.get("host"),
        "PGPORT": str(address.port) if address.port else query.get("port"),
        "PGUSER": address.username or query.get("user"),
        "PGPASSWORD": str(address.password) if address.password else query.get("password"),
        "PGDATABASE": address.database,
        "PGSSLMODE": query.get("ssl"),
    }
    return {name: value for name, value in told.items() if value}


def _last_words(errors: str) -> str:
    """What a tool complained of, on one line."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    return lines[0].rstrip(".") + "." if lines else "nobody says why."


def _name(address: URL) -> str:
    return address.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


async def _tables(address: URL) -> int:
    """How many tables a database has."""
    return (await _asked(address, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))[0]


async def _counts(address: URL) -> dict[str, int]:
    numbers = await _asked(address, *(f"SELECT count(*) FROM {name}" for name in COUNTED))
    return dict(zip(COUNTED, numbers, strict=True))


async def _asked(address: URL, *questions: str) -> list[int]:
    engine = engine_of(address.render_as_string(hide_password=False), poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            return [(await connection.execute(text(q))).scalar_one() for q in questions]
    except FAULTS as error:
        raise ValueError(
            f"The database {_name(address)} cannot be opened: {reason(error)}"
        ) from None
    finally:
        await engine.dispose()
