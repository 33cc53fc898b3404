"""Finished and abandoned tables go when their host wants them to, and no others."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from some_rows import an_entry, make
from sqlalchemy import text
from structlog.testing import capture_logs
from tables import GENEROUS, served
from typer.testing import CliRunner

from firehouse.cli import app
from firehouse.server.settings import Settings
from firehouse.server.storage import StorageError, Store
from firehouse.server.tables.tidying import Policy, tidy

pytestmark = pytest.mark.anyio

LONG_AGO = datetime.now(UTC) - timedelta(days=100)


async def filled(store: Store) -> None:
    """Tables of three kinds, old and new."""
    await make(store, "old-over", "old-left", "new-over", "new-left")
    for table in ("old-over", "old-left"):
        await store.append(replace(an_entry(table, 1), at=LONG_AGO))
    for table in ("new-over", "new-left"):
        await store.append(replace(an_entry(table, 1), at=datetime.now(UTC)))
    await store.end("old-over")
    await store.end("new-over")


async def kept(store: Store) -> set[str]:
    names = ("old-over", "old-left", "new-over", "new-left")
    return {name for name in names if await store.table(name) is not None}


@pytest.mark.parametrize(
    ("finished", "abandoned", "gone"),
    [
        (None, None, set()),
        (30, None, {"old-over"}),
        (None, 30, {"old-left"}),
        (30, 30, {"old-over", "old-left"}),
        (300, 30, {"old-left"}),
    ],
)
async def test_what_goes_is_as_the_policy_says(database, finished, abandoned, gone):
    """A dry run names the same tables, and leaves them."""
    store = Store(database)
    await store.start()
    await filled(store)
    policy = Policy(finished, abandoned, None)

    named = {table.id for table in await tidy(store, policy, dry=True)}
    assert len(await kept(store)) == 4
    removed = {table.id for table in await tidy(store, policy, dry=False)}

    assert named == removed == gone
    assert await kept(store) == {"old-over", "old-left", "new-over", "new-left"} - gone
    for table in gone:
        assert await store.entries(table) == []
        assert await store.people(table) == []
    await store.stop()


async def test_a_table_in_use_is_spared(database):
    store = Store(database)
    await store.start()
    await filled(store)

    await tidy(store, Policy(30, 30, None), dry=False, spared=lambda table: table == "old-left")

    assert await kept(store) == {"old-left", "new-over", "new-left"}
    await store.stop()


async def test_what_goes_is_archived_first(database, tmp_path):
    """With everything but what opens its seats."""
    store = Store(database)
    await store.start()
    await filled(store)

    await tidy(store, Policy(30, None, tmp_path / "archive"), dry=False)

    (file,) = (tmp_path / "archive").iterdir()
    found = json.loads(gzip.decompress(file.read_bytes()))
    assert file.name == "old-over.json.gz"
    assert found["tables"][0]["id"] == "old-over"
    assert len(found["entries"]) == 1
    assert "token_hash" not in file.read_text("latin1")
    assert not any("token_hash" in person for person in found["people"])
    await store.stop()


async def test_a_damaged_table_keeps_no_other_from_going(database, tmp_path):
    """What cannot be read is archived as it is; what cannot be archived stays."""
    store = Store(database)
    await store.start()
    await filled(store)
    async with store._engine.begin() as connection:
        spoiled = "UPDATE entries SET body = '{broken' WHERE table_id = 'old-over'"
        await connection.execute(text(spoiled))
    everything = store.everything

    async def fail_once(table):
        if table == "old-left":
            raise StorageError("The page is damaged.")
        return await everything(table)

    store.everything = fail_once
    counted: list[int] = []
    with capture_logs() as logs:
        policy = Policy(30, 30, tmp_path / "archive")
        gone = await tidy(store, policy, dry=False, count=lambda: counted.append(1))

    assert len(counted) == 1
    assert [table.id for table in gone] == ["old-over"]
    assert await kept(store) == {"old-left", "new-over", "new-left"}
    (file,) = (tmp_path / "archive").iterdir()
    assert json.loads(gzip.decompress(file.read_bytes()))["entries"][0]["body"] == "{broken"
    assert [line["table"] for line in logs if "could not be archived" in line["event"]] == [
        "old-left"
    ]
    await store.stop()


def test_the_command_says_what_it_does(tmp_path):
    """Dry at first; without a policy it refuses."""
    settings = Settings(data=tmp_path, **GENEROUS)
    with served(settings) as server:
        old, new = server.make(), server.make()
        server.do(_age(server, old.id))

    def told(*words):
        result = CliRunner().invoke(app, ["tidy", "--data", str(tmp_path), *words])
        return result.exit_code, result.output

    assert told()[0] == 2
    code, dry = told("--keep-abandoned", "30", "--dry-run")
    assert (code, "1 table would be removed." in dry, old.id in dry) == (0, True, True)
    code, done = told("--keep-abandoned", "30")
    assert (code, "1 table was removed." in done) == (0, True)
    assert told("--keep-abandoned", "30") == (0, "0 tables were removed.\n")
    with served(settings) as server:
        assert server.http.get(f"/api/tables/{old.id}").status_code == 404
        assert server.http.get(f"/api/tables/{new.id}").status_code == 200


async def _age(server, table):
    """Let all of a table have happened long ago."""
    async with server.service.resources.store._engine.begin() as connection:
        await connection.execute(
            text("UPDATE entries SET at = :at WHERE table_id = :table"),
            {"at": LONG_AGO.strftime("%Y-%m-%d %H:%M:%S.%f"), "table": table},
        )


def test_a_table_that_was_removed_while_it_was_awake_ends_for_all(server):
    """Another process tidied; whoever plays next hears so, and so do those who watch."""
    table = server.make()
    anna, watcher = table.sit(), table.watch()
    server.do(server.service.resources.store.remove([table.id]))

    anna.send("play", at=anna.position, actions=[anna.first_offer()])

    for client in (anna, watcher):
        assert client.until("refused")["code"] == "no-table"
        assert client.until("bye")["text"] == "This table was removed."
    assert server.http.get(f"/api/tables/{table.id}").status_code == 404


def test_a_finished_game_is_remembered_as_such(server):
    """Also one that is compared with no other."""
    table = server.make(setup={"ruleset": "flashpoint/family", "crew": 1}, seed=1)
    anna = table.sit()
    while anna.shot["table"]["status"] != "over":
        ends = [o["action"] for o in anna.shot["offers"] if o["action"] == "end"]
        anna.play(ends[0] if ends else anna.first_offer())
    future = datetime.now(UTC) + timedelta(days=1)

    found = server.do(server.service.resources.store.quiet_tables(future, None))

    assert table.id in {quiet.id for quiet in found}
