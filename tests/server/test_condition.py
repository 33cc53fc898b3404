"""Health tells the truth: what is wrong is told, logged and counted, and degraded is not dead."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import ExitStack, closing, contextmanager

import pytest
from disks import a_small_disk, fill
from proxy import Line
from services import REDIS, a_postgres, redis_is_missing
from sqlalchemy import make_url, text
from structlog.testing import capture_logs
from tables import GENEROUS, Client, Table, served, wait_for
from test_metrics import numbers

from firehouse.server.settings import Settings


def readiness(server):
    answer = server.http.get("/readyz")
    return answer.status_code, answer.json()


def becomes(server, status, **parts):
    """Is it told within some seconds that parts are so?"""

    def told():
        found, body = readiness(server)
        return found == status and parts.items() <= body.items()

    return wait_for(told)


def counted(server, *labels):
    return numbers(server.service.resources.metrics).get(("firehouse_faults_total", *labels), 0)


def tell_writer(server, *statements):
    """Say something to the connection that writes."""

    async def tell():
        engine = server.service.resources.store._writing_engine
        async with engine.connect() as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)

    server.do(tell())


def test_a_server_that_is_well_says_so(server):
    assert server.http.get("/healthz").json() == {"alive": True}
    assert readiness(server) == (
        200,
        {"ready": True, "degraded": False, "storage": "well", "bus": "well"},
    )


def test_a_read_only_database_is_told(tmp_path):
    """Alive, but no move can be taken; when it can be written again, all is well."""
    with served(Settings(data=tmp_path, **GENEROUS)) as server, capture_logs() as logs:
        anna = server.make().sit()
        tell_writer(server, "PRAGMA query_only=ON")

        assert anna.play_any()["code"] == "storage"
        assert becomes(server, 503, ready=False, storage="read-only")
        assert server.http.get("/healthz").status_code == 200
        assert counted(server, "read-only", "storage") > 0
        tell_writer(server, "PRAGMA query_only=OFF")
        assert anna.play_any()["type"] == "done"
        assert becomes(server, 200, ready=True, storage="well")

    told = [line["event"] for line in logs if line.get("part") == "storage"]
    assert told == ["the storage is read-only", "the storage is well again"]


def test_a_full_disk_is_told_and_loses_nothing(tmp_path):
    with (
        a_small_disk(tmp_path / "disk") as disk,
        served(Settings(data=disk / "data", **GENEROUS)) as server,
    ):
        anna = server.make().sit()
        assert anna.play_any()["type"] == "done"
        filler = fill(disk)

        answers = [anna.ask("chat", text="x" * 400)["type"] for _ in range(200)]
        assert answers[-1] == "refused"
        assert becomes(server, 503, storage="full")
        assert counted(server, "full", "storage") > 0
        filler.unlink()
        assert wait_for(lambda: anna.play_any()["type"] == "done")
        assert becomes(server, 200, storage="well")
        said = [m for m in anna.seen if m["type"] == "chat"]
        assert len(said) == answers.count("done")


def test_a_damaged_page_is_found_before_a_player_finds_it(tmp_path):
    settings = Settings(data=tmp_path, **GENEROUS)
    with served(settings) as server:
        for _ in range(30):
            server.make(public=True)
    file = tmp_path / "firehouse.sqlite"
    with closing(sqlite3.connect(file)) as database:
        root = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'"
        ).fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xff" * size)

    with capture_logs() as logs, served(settings) as server:
        assert becomes(server, 503, ready=False, storage="damaged")
        assert server.http.get("/healthz").status_code == 200
        assert counted(server, "damaged", "storage") > 0

    assert any(line["event"] == "the storage is damaged" for line in logs)


def test_a_database_that_was_moved_away_is_told(tmp_path):
    """Who holds it open could go on writing where nobody finds it; back again, all is well."""
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        anna = server.make().sit()
        file, away = tmp_path / "firehouse.sqlite", tmp_path / "away"
        file.rename(away)

        refusal = anna.play_any()
        assert (refusal["type"], refusal["code"]) == ("refused", "storage")
        assert becomes(server, 503, ready=False, storage="away")
        file.touch()
        assert anna.play_any()["code"] == "storage"
        away.rename(file)
        assert anna.play_any()["type"] == "done"
        assert becomes(server, 200, ready=True, storage="well")


def test_a_read_only_postgres_is_told(postgres, tmp_path):
    with served(Settings(data=tmp_path, database=postgres, **GENEROUS)) as server:
        anna = server.make().sit()
        name = make_url(postgres).database
        server.do(_tell(server, f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        server.do(_hang_up(server))

        assert anna.play_any()["code"] == "storage"
        assert becomes(server, 503, storage="read-only")


async def _tell(server, statement):
    async with server.service.resources.store._engine.connect() as connection:
        await connection.execute(text(statement))
        await connection.commit()


async def _hang_up(server):
    async with server.service.resources.store._engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )


@contextmanager
def a_line_to_redis():
    """A line that can be cut, in a loop of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    url = make_url(REDIS)
    line = Line(url.host or "127.0.0.1", url.port or 6379)
    asyncio.run_coroutine_threadsafe(line.__aenter__(), loop).result(10)
    try:
        yield line, loop, f"redis://127.0.0.1:{line.port}/{url.database or 0}"
    finally:
        asyncio.run_coroutine_threadsafe(line.__aexit__(), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_without_the_bus_each_process_serves_and_reads_what_others_wrote(tmp_path):
    """Both are ready, say that they are degraded, and see each other's moves all the same."""
    if missing := redis_is_missing():
        pytest.skip(missing)
    with a_postgres() as database, a_line_to_redis() as (line, loop, bus), ExitStack() as stack:
        shared = Settings(database=database, bus=bus, secret="shared", data=tmp_path, **GENEROUS)
        one, other = (stack.enter_context(served(shared)) for _ in range(2))
        table = one.make(seats=["me", "open"])
        anna, ticket = table.sit(), Table(other, table.ticket).join("Ben")
        ben = Client(other.port, table.id, ticket["token"])
        loop.call_soon_threadsafe(line.cut)
        for server in (one, other):
            assert becomes(server, 200, ready=True, degraded=True, bus="away")
            assert counted(server, "away", "bus") > 0

        anna.ask("start", fill="me")
        ben.level(anna)
        anna.play_any()
        ben.level(anna)
        assert ben.shot["view"] == anna.shot["view"]
        ben.ask("chat", text="still here")
        assert anna.until("chat")["line"]["text"] == "still here"
        loop.call_soon_threadsafe(line.mend)
        for server in (one, other):
            assert becomes(server, 200, degraded=False, bus="well")
