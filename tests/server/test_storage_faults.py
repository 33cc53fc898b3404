"""What the store does when a process is killed, a database vanishes, or an address is wrong."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from proxy import Line
from some_rows import an_entry, make
from sqlalchemy import inspect, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage import Note, StorageError, StorageLost, Store
from firehouse.server.storage.drivers import storage_error
from firehouse.server.storage.engine import database_url, engine_of
from firehouse.server.storage.models import METADATA
from firehouse.server.storage.upgrade import migrate

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent


async def test_a_killed_process_loses_no_acknowledged_entry(database):
    """SIGKILL in the middle of appends: what was acknowledged is there, and nothing has a gap."""
    process = subprocess.Popen(
        [sys.executable, HERE / "appending.py", database], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(500)]
    process.send_signal(signal.SIGKILL)
    told += process.stdout.readlines()
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    acknowledged = [line.split() for line in told if line.endswith("\n")]

    store = Store(database)
    await store.start()
    for table in {table for table, _ in acknowledged}:
        last = max(int(seq) for name, seq in acknowledged if name == table)
        stored = [entry.seq for entry in await store.entries(table)]
        assert stored == list(range(1, len(stored) + 1))
        assert len(stored) >= last
        assert await store.append(an_entry(table, len(stored) + 1))
    await store.stop()


@asynccontextmanager
async def at_the_end_of_a_line(postgres):
    """A store with a table, and the line to its database, which can be cut."""
    url = make_url(postgres)
    async with Line(url.host or "127.0.0.1", url.port or 5432) as line:
        address = url.set(host="127.0.0.1", port=line.port)
        store = Store(address.render_as_string(hide_password=False))
        await store.start()
        await make(store, "t1")
        yield store, line
        await store.stop()


async def test_a_lost_database_is_told_and_found_again(postgres):
    """While the line is cut every write says so; afterwards the same store goes on."""
    async with at_the_end_of_a_line(postgres) as (store, line):
        assert await store.append(an_entry(seq=1))

        line.cut()
        lost = await asyncio.gather(
            store.append(an_entry(seq=2)), store.append(an_entry(seq=3)), return_exceptions=True
        )
        assert [type(answer) for answer in lost] == [StorageLost, StorageLost]
        with pytest.raises(StorageLost, match="failed"):
            await store.entries("t1")
        assert not await store.healthy()

        line.mend()
        assert await store.append(an_entry(seq=2))
        assert [entry.seq for entry in await store.entries("t1")] == [1, 2]
        assert await store.healthy()


async def test_a_connection_that_the_database_closed_is_not_noticed(postgres):
    """PostgreSQL was restarted between two moves: the second one finds a new connection."""
    store = Store(postgres)
    await store.start()
    await make(store, "t1")
    engine = engine_of(postgres)
    async with engine.begin() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
        where = "pg_backend_pid() AND datname = current_database()"
        await connection.execute(text(others + where))
    await engine.dispose()

    assert await store.append(an_entry(seq=1))
    await store.stop()


async def test_a_commit_whose_answer_is_lost_is_not_done_again(database, monkeypatch):
    """Nobody knows whether it arrived, so it is told as lost; here it did arrive."""
    store = Store(database)
    await store.start()
    await make(store, "t1")
    commit, commits = AsyncConnection.commit, []

    async def unheard(connection):
        await commit(connection)
        commits.append(connection)
        fault = ConnectionResetError("cut")
        raise OperationalError("COMMIT", None, fault, connection_invalidated=True)

    with monkeypatch.context() as cut:
        cut.setattr(AsyncConnection, "commit", unheard)
        with pytest.raises(StorageLost):
            await store.append(an_entry(seq=1))

    assert len(commits) == 1
    assert [entry.seq for entry in await store.entries("t1")] == [1]
    assert await store.append(an_entry(seq=2))
    await store.stop()


async def test_what_a_postgres_that_only_reads_refuses_was_not_stored(postgres):
    engine = engine_of(postgres)
    async with engine.connect() as connection:
        await connection.execute(text("SET TRANSACTION READ ONLY"))
        with pytest.raises(DBAPIError) as refused:
            await connection.execute(text("CREATE TABLE other (name text)"))
    await engine.dispose()

    told = storage_error(refused.value)
    assert (type(told), told.kind) == (StorageError, "read-only")
    assert "is not known" not in str(told)


async def test_notes_wait_until_the_database_is_back(postgres):
    async with at_the_end_of_a_line(postgres) as (store, line):
        line.cut()
        store.note("t1", Note("playing", 5, "It burns.", [], 0))
        await asyncio.sleep(1.2)
        line.mend()
    again = Store(postgres)
    await again.start()
    assert (await again.listed(1))[0].situation == "It burns."
    await again.stop()


async def test_a_locked_database_is_waited_for(tmp_path):
    """Another process holds SQLite's write lock for a moment."""
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"
    store = Store(url)
    await store.start()
    await make(store, "t1")
    engine = engine_of(url)
    async with engine.connect() as connection:
        await connection.execute(text("UPDATE tables SET title = 'locked'"))
        waiting = asyncio.create_task(store.append(an_entry(seq=1)))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        assert await store.entries("t1") == []
        await connection.rollback()
    assert await waiting
    await engine.dispose()
    await store.stop()


async def test_migrations_make_what_the_models_say_and_do_it_once(database):
    """From nothing, again, and three at a time; afterwards nothing is left to change."""
    await asyncio.gather(*(migrate(database) for _ in range(3)))
    await migrate(database)
    engine = engine_of(database)
    async with engine.connect() as connection:

        def differences(inner):
            tables = set(inspect(inner).get_table_names())
            context = MigrationContext.configure(inner)
            return tables, compare_metadata(context, METADATA)

        tables, changes = await connection.run_sync(differences)
        version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
    await engine.dispose()

    assert tables == {*METADATA.tables, "alembic_version"}
    assert changes == []
    assert len(version) == 1


async def test_processes_that_start_together_wait_for_each_other(database):
    """Three processes meet an empty database; all of them come up."""
    start = (
        "import asyncio, sys\nfrom firehouse.server.storage import Store\n"
        "async def main():\n    store = Store(sys.argv[1])\n    await store.start()\n"
        "    assert await store.healthy()\n    await store.stop()\nasyncio.run(main())\n"
    )
    processes = [
        subprocess.Popen([sys.executable, "-c", start, database], stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    outcomes = [(process.communicate()[1], process.returncode) for process in processes]

    assert outcomes == [(b"", 0)] * 3


async def test_a_newer_database_is_refused(database):
    await migrate(database)
    engine = engine_of(database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()

    with pytest.raises(StorageError, match="newer Firehouse"):
        await Store(database).start()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://root@localhost/x", "A database is sqlite"),
        ("nonsense", "A database is sqlite"),
        ("", "A database is sqlite"),
        ("mysql://me:hunter2@host/x", "not '…@host/x'"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("postgresql://localhost", "name of a database"),
    ],
)
def test_a_bad_address_is_one_sentence_without_a_password(url, words):
    with pytest.raises(ValueError, match=words) as refusal:
        database_url(url)
    assert "hunter2" not in str(refusal.value)


def test_usual_spellings_of_postgresql_are_understood():
    for url in ("postgres://me@host/x", "postgresql://me@host/x", "postgresql+asyncpg://me@host/x"):
        assert database_url(url).drivername == "postgresql+asyncpg"
    assert dict(database_url("postgres://host/x?sslmode=require").query) == {"ssl": "require"}


async def test_a_database_that_cannot_be_opened_is_named_without_its_password(tmp_path):
    for url in (
        f"sqlite:///{tmp_path / 'missing' / 'a.sqlite'}",
        "postgresql://me:hunter2@127.0.0.1:1/x",
        "postgresql://me:hunter2@127.0.0.1/x?nonsense=1",
    ):
        store = Store(url)
        with pytest.raises(StorageError, match="cannot be opened") as refusal:
            await store.start()
        assert "hunter2" not in str(refusal.value)
        await store.stop()


async def test_an_unknown_postgres_database_is_named(postgres):
    url = make_url(postgres).set(database="firehouse_nobody_made")
    store = Store(url.render_as_string(hide_password=False))
    with pytest.raises(StorageError, match=r"firehouse_nobody_made.*does not exist"):
        await store.start()
    await store.stop()
