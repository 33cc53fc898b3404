"""A database of every earlier shape is brought to the newest one, with all that was in it.

`old_databases` holds what the Firehouses of then wrote; `scripts/old_database.py` adds the newest.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, func, select
from tables import GENEROUS, Client, served
from test_serve import refused

from firehouse.server.settings import Settings
from firehouse.server.storage.engine import engine_of, for_writing
from firehouse.server.storage.upgrade import SCRIPTS

KEPT = Path(__file__).with_name("old_databases")
FACTS: dict[str, dict[str, dict[str, Any]]] = json.loads((KEPT / "facts.json").read_text())


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(SCRIPTS))
    found.attributes["connection"] = connection
    return found


def an_old_file(shape: str, file: Path) -> str:
    """The address of an SQLite database as it was."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript((KEPT / f"{shape}.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


async def copied(file: Path, postgres: str, shape: str) -> None:
    """Write the rows of an SQLite database into a PostgreSQL of the same shape."""
    engine = engine_of(postgres)
    async with for_writing(engine).begin() as connection:
        await connection.run_sync(lambda there: command.upgrade(config(there), shape))
        await connection.run_sync(copy_rows, file)
    await engine.dispose()


def copy_rows(there: Connection, file: Path) -> None:
    old, new = MetaData(), MetaData()
    source = create_engine(f"sqlite:///{file}")
    old.reflect(source)
    new.reflect(there)
    with source.connect() as here:
        for table in old.sorted_tables:
            rows = [timed(dict(row)) for row in here.execute(select(table)).mappings()]
            if rows and table.name != "alembic_version":
                there.execute(new.tables[table.name].insert(), rows)
    source.dispose()


def timed(row: dict[str, Any]) -> dict[str, Any]:
    """SQLite knows no zones; what is stored is in UTC."""
    return {k: v.replace(tzinfo=UTC) if isinstance(v, datetime) else v for k, v in row.items()}


def counts(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as database:
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {n: database.execute(f"SELECT count(*) FROM {n}").fetchone()[0] for (n,) in names}


def on_its_day(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Who has played a day's game is forgotten soon after, so it is that day for the service."""
    if "tries" not in counts(file):
        return
    with closing(sqlite3.connect(file)) as database:
        (day,) = database.execute("SELECT max(day) FROM tries").fetchone()
    monkeypatch.setattr("firehouse.server.service.today", lambda: day)


def test_a_database_of_every_shape_is_kept():
    """Whoever adds a migration keeps a database of the shape before it."""
    shapes = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}

    assert shapes == {file.stem for file in KEPT.glob("*.sql")} == set(FACTS)


@pytest.mark.parametrize("shape", FACTS)
def test_a_kept_database_has_the_shape_of_its_number(shape, tmp_path):
    """Column for column what the migrations up to it make."""
    an_old_file(shape, tmp_path / "kept.sqlite")
    engine = create_engine(f"sqlite:///{tmp_path / 'made.sqlite'}")
    with engine.begin() as connection:
        command.upgrade(config(connection), shape)
    engine.dispose()

    def columns(name: str) -> dict[str, list[Any]]:
        with closing(sqlite3.connect(tmp_path / name)) as database:
            return {
                table: database.execute(f"PRAGMA table_info({table})").fetchall()
                for table in counts(tmp_path / name)
            }

    assert columns("kept.sqlite") == columns("made.sqlite")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("shape", FACTS)
def test_an_old_database_is_served_with_all_that_was_in_it(
    shape, kind, tmp_path, request, monkeypatch
):
    """Seats are held by the same tokens, games stand where they stood and go on."""
    file = tmp_path / "old.sqlite"
    address = an_old_file(shape, file)
    on_its_day(monkeypatch, file)
    before = counts(file)
    if kind == "postgresql":
        address = request.getfixturevalue("postgres")
        asyncio.run(copied(file, address, shape))
    with served(Settings(database=address, data=tmp_path, secret="old", **GENEROUS)) as server:
        now = server.do(rows_in(server))
        assert {name: now[name] for name in before} == before
        assert now["ends"] == 1
        for known in FACTS[shape].values():
            anna = Client(server.port, known["id"], known["token"])
            assert anna.shot["you"]["person"] == 0
            assert (anna.shot["seq"], anna.shot["step"]) == (known["seq"], known["step"])
            if anna.shot["table"]["status"] == "playing" and anna.shot["offers"]:
                assert anna.play_any()["type"] == "done"
        over = FACTS[shape]["over"]["id"]
        record = server.http.get(f"/api/tables/{over}/record")
        assert record.status_code == 200, record.text
        assert server.http.get(f"/api/tables/{over}/standing").json()["played"] == 1


async def rows_in(server: Any) -> dict[str, int]:
    """How many rows each table has."""
    async with server.service.resources.store._engine.connect() as connection:
        found = MetaData()
        await connection.run_sync(found.reflect)
        numbers = {}
        for table in found.sorted_tables:
            (number,) = (await connection.execute(select(func.count()).select_from(table))).one()
            numbers[table.name] = number
    return numbers


@pytest.mark.parametrize(
    "words", [("tidy", "--keep-abandoned", "1", "--dry-run"), ("people", "ABCDEF"), ("gallery",)]
)
def test_a_command_leaves_an_old_database_as_it_is(words, tmp_path):
    """It says what brings it up to date; and where there is none, it makes none."""
    file = tmp_path / "firehouse.sqlite"
    an_old_file("0005", file)
    before = counts(file)

    assert "start `firehouse serve` once" in refused(*words, "--data", tmp_path)
    assert counts(file) == before
    file.unlink()
    assert "There is no database" in refused(*words, "--data", tmp_path)
    assert not file.exists()
