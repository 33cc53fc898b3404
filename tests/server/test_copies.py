"""Copies of a database: one command makes one while the server runs, one makes a database of it."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from services import a_postgres
from tables import GENEROUS, Client, served
from test_serve import opened, refused
from typer.testing import CliRunner

from firehouse.cli import app
from firehouse.server.settings import Settings
from firehouse.server.storage.copies import postgres as by_tools
from firehouse.server.storage.copies import sqlite

__all__ = ["opened"]


def done(*words: str | Path) -> str:
    """What a command says that goes well."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    return result.output.strip()


def test_a_backup_is_one_whole_file_also_while_the_server_runs(opened, tmp_path):
    """Also what is only in the log of the database so far."""
    _, data = opened
    copy = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(data / "firehouse.sqlite")) as database:
        with database:
            database.execute(
                "INSERT INTO tables (id, code, created, public, title, game, setup, about) "
                "VALUES ('t', 'ABCDEF', '2026-01-01', 0, 'Title', 'flashpoint', '{}', '{}')"
            )
        assert b"ABCDEF" not in (data / "firehouse.sqlite").read_bytes()
        result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(data)])

    assert result.exit_code == 0, result.output
    assert result.output == f"The database is copied to {copy}.\n"
    assert os.listdir(tmp_path) == ["copy.sqlite"]
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT code FROM tables").fetchall() == [("ABCDEF",)]


def test_a_backup_that_was_killed_is_in_nobodys_way(tmp_path):
    """What it left behind stays, and the next one makes its own."""
    left = [tmp_path / "copy.sqlite.part", tmp_path / ".copy.sqlite.1a2b3c4d"]
    for file in left:
        file.write_text("half")
    sqlite3.connect(tmp_path / "firehouse.sqlite").close()
    copy = tmp_path / "copy.sqlite"

    result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])

    assert (result.exit_code, result.stderr) == (0, "")
    assert [file.read_text() for file in left] == ["half", "half"]
    assert {file.name for file in tmp_path.iterdir()} == {
        *(file.name for file in left),
        "copy.sqlite",
        "firehouse.sqlite",
    }
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_backup_never_takes_the_place_of_a_file_made_meanwhile(tmp_path, monkeypatch):
    copy = tmp_path / "copy.sqlite"
    sqlite3.connect(tmp_path / "firehouse.sqlite").close()

    def slow(draft):
        copy.write_text("somebody else's")

    monkeypatch.setattr(sqlite, "_seal", slow)

    assert "choose another name" in refused("backup", copy, "--data", tmp_path)
    assert copy.read_text() == "somebody else's"
    assert len(list(tmp_path.iterdir())) == 2


def test_backups_are_refused_with_a_sentence(tmp_path):
    there = tmp_path / "there"
    there.write_text("")
    assert "exists already" in refused("backup", there)
    assert "There is no database" in refused("backup", tmp_path / "new", "--data", tmp_path)


def a_played_table(settings: Settings) -> tuple[str, str, dict]:
    """A table with some moves; its id, the token of its seat, and what was seen last."""
    with served(settings) as server:
        table = server.make()
        anna = table.sit()
        for _ in range(5):
            anna.play_any()
        return table.id, table.ticket["token"], dict(anna.shot)


def goes_on(settings: Settings, table: str, token: str, before: dict) -> None:
    """The table stands where it stood, and its seat is held by the same token."""
    with served(settings) as server:
        anna = Client(server.port, table, token)
        assert (anna.shot["seq"], anna.shot["view"]) == (before["seq"], before["view"])
        assert anna.play_any()["type"] == "done"


def test_what_was_copied_is_played_on_elsewhere(tmp_path):
    """The restored database has all rows, and nothing that only the copy had."""
    known = a_played_table(Settings(data=tmp_path / "one", **GENEROUS))
    copy = tmp_path / "copy.sqlite"
    done("backup", copy, "--data", tmp_path / "one")

    told = done("restore", copy, "--data", tmp_path / "other")

    assert told == f"The database is restored from {copy}: 1 tables with 6 entries."
    restored = tmp_path / "other" / "firehouse.sqlite"
    assert stat.S_IMODE(restored.stat().st_mode) == 0o600
    with closing(sqlite3.connect(restored)) as database:
        assert sqlite.SEAL not in {
            name for (name,) in database.execute("SELECT name FROM sqlite_master")
        }
    goes_on(Settings(data=tmp_path / "other", **GENEROUS), *known)


@pytest.mark.parametrize(
    ("shape", "told"),
    [
        *((f"000{number}", "2 tables with 40 entries") for number in (1, 2, 3)),
        *((f"000{number}", "3 tables with 42 entries") for number in (4, 5, 6)),
    ],
)
def test_a_copy_of_an_older_firehouse_is_restored_too(tmp_path, shape, told):
    """It has no digest; and its shape is changed when the server starts, not before."""
    kept = Path(__file__).with_name("old_databases") / f"{shape}.sql"
    copy = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(copy)) as database:
        database.executescript(kept.read_text(encoding="utf-8"))

    assert told in done("restore", copy, "--data", tmp_path / "data")


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_database_is_never_restored_over_another(tmp_path, end):
    """Nor beside the log of one that is gone."""
    a_played_table(Settings(data=tmp_path / "one", **GENEROUS))
    copy = tmp_path / "copy.sqlite"
    done("backup", copy, "--data", tmp_path / "one")
    there = tmp_path / "other" / f"firehouse.sqlite{end}"
    there.parent.mkdir()
    there.write_text("somebody's games")

    told = refused("restore", copy, "--data", tmp_path / "other")

    assert told.startswith(f"{there} is there already; move it away")
    assert there.read_text() == "somebody's games"
    assert list(there.parent.iterdir()) == [there]


def cut_short(copy: Path) -> None:
    data = copy.read_bytes()
    copy.write_bytes(data[: len(data) // 2])


def a_page_of_noise(copy: Path) -> None:
    data = bytearray(copy.read_bytes())
    data[4096:8192] = os.urandom(4096)
    copy.write_bytes(data)


def one_letter(copy: Path) -> None:
    """No page is broken by it, and no JSON."""
    data = copy.read_bytes()
    assert data.count(b"Anna") >= 1
    copy.write_bytes(data.replace(b"Anna", b"Anne"))


def no_database(copy: Path) -> None:
    copy.write_text("a letter to my mother")


def another_program_s(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as database:
        database.execute("CREATE TABLE songs (name TEXT)")


def a_newer_one(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute(f"DROP TABLE {sqlite.SEAL}")


def changed(*statements: str) -> Callable[[Path], None]:
    """Somebody has been at a copy with SQLite's own tool."""

    def change(copy: Path) -> None:
        with closing(sqlite3.connect(copy)) as database, database:
            for statement in statements:
                database.execute(statement)

    return change


UNSEALED = f"DROP TABLE {sqlite.SEAL}"
SEALED_BEFORE = f"ALTER TABLE {sqlite.SEAL} DROP COLUMN schema"
TRIGGER = "CREATE TRIGGER t AFTER INSERT ON tables BEGIN DELETE FROM tables; END"


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (changed(f"DELETE FROM {sqlite.SEAL}"), "is damaged: what it holds has changed since."),
        (changed(TRIGGER), "is damaged: what it holds has changed since."),
        (changed(TRIGGER, SEALED_BEFORE), "is damaged: no Firehouse made its trigger t."),
        (changed("DROP TABLE pushes", SEALED_BEFORE), "its table pushes is not as it was made."),
        (changed("DROP TABLE people", UNSEALED), "its table people is not as it was made."),
        (
            changed("UPDATE entries SET body = '{' WHERE seq = 2", UNSEALED),
            "is damaged: what is in entries.body cannot be read.",
        ),
        (cut_short, "is damaged: "),
        (a_page_of_noise, "is damaged: "),
        (one_letter, "is damaged: what it holds has changed since."),
        (no_database, "is no copy of a database, or it is damaged at its beginning."),
        (another_program_s, "is a database, but none of Firehouse's."),
        (a_newer_one, "was made by a newer Firehouse; restore it with that one."),
    ],
)
def test_a_copy_that_cannot_be_trusted_is_refused(tmp_path, harm, words):
    """With a sentence, and nothing is left behind."""
    a_played_table(Settings(data=tmp_path / "one", **GENEROUS))
    copy = tmp_path / "copy.sqlite"
    done("backup", copy, "--data", tmp_path / "one")
    harm(copy)
    left = sorted(tmp_path.iterdir())

    told = refused("restore", copy, "--data", tmp_path / "other")

    assert told.startswith(str(copy))
    assert words in told
    assert list((tmp_path / "other").iterdir()) == []
    assert sorted(tmp_path.iterdir()) == sorted([*left, tmp_path / "other"])


@pytest.mark.parametrize("before", [SEALED_BEFORE, UNSEALED])
def test_a_copy_with_an_older_seal_is_restored(tmp_path, before):
    known = a_played_table(Settings(data=tmp_path / "one", **GENEROUS))
    copy = tmp_path / "copy.sqlite"
    done("backup", copy, "--data", tmp_path / "one")
    changed(before)(copy)

    done("restore", copy, "--data", tmp_path / "other")

    goes_on(Settings(data=tmp_path / "other", **GENEROUS), *known)


def test_only_a_file_is_restored(tmp_path):
    """A pipe would be waited for without end."""
    os.mkfifo(tmp_path / "pipe")

    assert "pipe is no file." in refused("restore", tmp_path / "pipe", "--data", tmp_path / "data")


def test_a_damaged_database_is_not_copied(tmp_path):
    """Whoever would restore the copy would find out too late."""
    a_played_table(Settings(data=tmp_path, **GENEROUS))
    file = tmp_path / "firehouse.sqlite"
    a_page_of_noise(file)

    told = refused("backup", tmp_path / "copy", "--data", tmp_path)
    assert str(file) in told
    assert "damaged" in told or "malformed" in told
    assert not (tmp_path / "copy").exists()


def test_a_file_that_is_not_there_is_named(tmp_path):
    assert "No such file" in refused("restore", tmp_path / "none", "--data", tmp_path / "data")


def test_postgres_is_copied_and_restored_by_its_own_tools(postgres, tmp_path):
    """All or nothing, into an empty database alone."""
    known = a_played_table(Settings(database=postgres, data=tmp_path, **GENEROUS))
    copy = tmp_path / "copy.dump"
    done("backup", copy, "--database", postgres)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "is not empty" in refused("restore", copy, "--database", postgres)
    there = "is a copy of a PostgreSQL database; name one with --database."
    assert there in refused("restore", copy, "--data", tmp_path / "data")

    with a_postgres() as other:
        told = done("restore", copy, "--database", other)
        assert told.endswith(": 1 tables with 6 entries.")
        goes_on(Settings(database=other, data=tmp_path, **GENEROUS), *known)


def one_bit(copy: Path) -> None:
    """Which PostgreSQL's own tool does not notice."""
    data = bytearray(copy.read_bytes())
    data[-400] ^= 0x01
    copy.write_bytes(data)


@pytest.mark.parametrize("harm", [cut_short, one_bit, no_database])
def test_a_damaged_copy_of_postgres_is_refused(postgres, tmp_path, harm):
    """Before anything is written."""
    a_played_table(Settings(database=postgres, data=tmp_path, **GENEROUS))
    copy = tmp_path / "copy.dump"
    done("backup", copy, "--database", postgres)
    harm(copy)

    with a_postgres() as other:
        assert "damaged" in refused("restore", copy, "--database", other)
        done("backup", tmp_path / "still-empty.dump", "--database", other)
        assert "none of Firehouse's" in refused(
            "restore", tmp_path / "still-empty.dump", "--database", other
        )


def test_without_the_tools_of_postgres_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(by_tools.shutil, "which", lambda name: None)
    (tmp_path / "copy.dump").write_bytes(b"PGDMP")
    address = "postgresql://me:hunter2@host/x"

    for words in (["backup", tmp_path / "new"], ["restore", tmp_path / "copy.dump"]):
        told = refused(*words, "--database", address)
        assert "pg_dump is not installed here" in told
        assert "hunter2" not in told


def test_a_postgres_that_is_away_is_told_without_its_password(tmp_path):
    told = refused(
        "backup", tmp_path / "new", "--database", "postgresql://me:hunter2@127.0.0.1:1/x"
    )

    assert "postgresql://me:***@127.0.0.1:1/x cannot be copied" in told
    assert "hunter2" not in told
    assert list(tmp_path.iterdir()) == []
