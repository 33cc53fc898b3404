"""What was acknowledged is on the disk: no loss of power takes it away.

A process that appends as fast as it can is killed while all that it writes and syncs is recorded;
from the record comes the disk as it would be had the power gone in that moment.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from disk_record import lose_power, recorded
from own_postgres import OwnPostgres, postgres_cannot_be_made
from preloaded import built, compiler_is_missing

from firehouse.server.storage import Store
from firehouse.server.storage.upgrade import migrate

APPENDING = Path(__file__).parents[1] / "server" / "appending.py"
LEVEL = (
    "import runpy, sys\n"
    "from firehouse.server.storage import engine\n"
    "was = 'synchronous=FULL'\n"
    "assert any(was in pragma for pragma in engine.PRAGMAS)\n"
    "lazy = [p.replace(was, 'synchronous=NORMAL') for p in engine.PRAGMAS]\n"
    "engine.PRAGMAS = [*lazy, 'PRAGMA wal_autocheckpoint=0']\n"
    "runpy.run_path(sys.argv[2], run_name='__main__')\n"
)
ENOUGH = 400


@pytest.fixture(scope="module")
def recorder(tmp_path_factory) -> Path:
    if reason := compiler_is_missing():
        pytest.skip(reason)
    return built("disk_record", tmp_path_factory.mktemp("library"))


def acknowledged(command: list[str], environment: dict[str, str]) -> list[tuple[str, int]]:
    """What a process says was stored before it is killed."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(ENOUGH)]
    process.send_signal(signal.SIGKILL)
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    answers = [re.fullmatch(r"(t\d+) (\d+)\n", line) for line in told]  # beside lines of the log
    return [(answer[1], int(answer[2])) for answer in answers if answer]


def lost(database: str, promised: list[tuple[str, int]]) -> int:
    """How many acknowledged entries are not there."""

    async def count() -> int:
        store = Store(database)
        await store.start()
        tables = {table for table, _ in promised}
        there = {(e.table, e.seq) for table in tables for e in await store.entries(table)}
        await store.stop()
        return len(set(promised) - there)

    return asyncio.run(count())


class Machine:
    """An SQLite database whose writes are recorded."""

    def __init__(self, folder: Path, recorder: Path) -> None:
        self.folder = folder
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.record = folder / "record"
        url = f"sqlite:///{self.disk / 'firehouse.sqlite'}"
        self.command = [sys.executable, str(APPENDING), url]
        self.environment = {"LD_PRELOAD": str(recorder), **recorded(self.record, self.disk)}

    def after_loss(self, seed: int | None) -> tuple[Path, int]:
        """The database after the power was lost, and how many writes went with it."""
        left = self.folder / f"left-{seed}"
        left.mkdir()
        return left / "firehouse.sqlite", lose_power(self.record, self.disk, None, left, seed)


@pytest.fixture
def machine(tmp_path, recorder) -> Machine:
    return Machine(tmp_path, recorder)


def test_sqlite_keeps_what_was_acknowledged(machine):
    """Whichever of the unsynced writes had come to the disk; and its pages are sound."""
    promised = acknowledged(machine.command, machine.environment)
    assert len(promised) > ENOUGH / 2

    for seed in (None, 1, 2, 3):
        file, _ = machine.after_loss(seed)
        assert lost(f"sqlite:///{file}", promised) == 0
        with closing(sqlite3.connect(file)) as opened:
            assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_record_shows_a_loss_where_not_every_commit_is_synced(machine):
    """With synchronous=NORMAL the last moves would be gone: the test above can fail."""
    command = [sys.executable, "-c", LEVEL, machine.command[-1], str(APPENDING)]
    environment = machine.environment | {"PYTHONPATH": python_path()}
    promised = acknowledged(command, environment)
    file, unsynced = machine.after_loss(None)

    assert unsynced > 0
    assert lost(f"sqlite:///{file}", promised) > 0


def python_path() -> str:
    """Where the parts of the program that appends are found when it is not started by its path."""
    return os.pathsep.join([str(APPENDING.parent), *filter(None, sys.path)])


@pytest.fixture
def own_postgres() -> Iterator[OwnPostgres]:
    if reason := postgres_cannot_be_made():
        pytest.skip(reason)
    with OwnPostgres() as made:
        yield made


def kept_by(postgres: OwnPostgres, base: Path, recorder: Path, *settings: str) -> bool:
    """Does it keep what it acknowledged?"""
    postgres.begin_again(base)
    with postgres.running(recorder, *settings):
        promised = acknowledged([sys.executable, str(APPENDING), postgres.url], {})
        postgres.kill()
    postgres.lose_power(base)
    with postgres.running():
        return lost(postgres.url, promised) == 0


def test_postgresql_keeps_what_was_acknowledged(own_postgres, recorder):
    """As it is by default. With synchronous_commit=off it does not: the test can fail."""
    with own_postgres.running():
        asyncio.run(migrate(own_postgres.url))
    base = own_postgres.copied("base")

    assert kept_by(own_postgres, base, recorder)
    lazy = ("synchronous_commit=off", "wal_writer_delay=10s", "wal_writer_flush_after=1GB")
    assert not kept_by(own_postgres, base, recorder, *lazy)
