"""Tables whose entries cannot be followed: one clear sentence, and no harm to others."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from structlog.testing import capture_logs
from tables import Client, wait_for
from test_metrics import numbers

from firehouse.server import resources
from firehouse.server.denial import Damaged
from firehouse.server.tables.live import LiveTable

BODIES = {
    "an unknown kind": ("novelty", "{}"),
    "a step that no longer parses": ("play", '{"steps": [["move 99,99", ""]]}'),
    "a body that lacks something": ("play", '{"steps": 7}'),
    "somebody who never came": ("rename", '{"name": "Eve"}'),
}


def damage(server, table, kind, body):
    """Write an entry that no version of ours writes."""
    file = server.service.resources.settings.data / "firehouse.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "INSERT INTO entries (table_id, seq, kind, person, at, body) VALUES (?, 2, ?, 7, ?, ?)",
            (table.id, kind, "2026-01-01 00:00:00", body),
        )


def errors(logs):
    """What was logged as an error, with the table it is about."""
    return [(line["event"], line["table"]) for line in logs if line["log_level"] == "error"]


@pytest.mark.parametrize("what", BODIES)
def test_a_damaged_table_says_so_over_http(server, what):
    table, other = server.make(), server.make()
    damage(server, table, *BODIES[what])

    with capture_logs() as logs:
        answer = server.http.get(f"/api/tables/{table.id}")

    assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    assert "cannot be read" in answer.json()["text"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert set(errors(logs)) == {("a table is damaged", table.id)}
    assert server.http.get(f"/api/tables/{other.id}").status_code == 200


def test_a_damaged_table_says_so_on_a_socket(server):
    table = server.make()
    damage(server, table, *BODIES["an unknown kind"])

    client = Client(server.port, table.id, None, hello=False)

    assert client.until("refused")["code"] == "damaged"
    assert client.until("bye")["text"]


@pytest.mark.parametrize("what", BODIES)
def test_a_table_that_is_damaged_while_it_is_awake_ends_for_all(server, what):
    """Another process, of another version, stored it; whoever meets it next hears why."""
    table = server.make()
    anna, watcher = table.sit(), table.watch()
    damage(server, table, *BODIES[what])

    with capture_logs() as logs:
        anna.send("chat", text="hello?")
        for client in (anna, watcher):
            assert client.until("refused")["code"] == "damaged"
            assert client.until("bye")["text"]
        late = Client(server.port, table.id, None, hello=False)
        assert late.until("refused")["code"] == "damaged"

    assert set(errors(logs)) == {("a table is damaged", table.id)}


def test_news_that_cannot_be_followed_is_logged_once(server):
    """Where others tell of it, those who watch are told too."""
    table = server.make()
    watcher = table.watch()
    live = server.live(table)
    damage(server, table, *BODIES["an unknown kind"])

    async def hear():
        with pytest.raises(Damaged):
            await live.catch_up()
        with pytest.raises(Damaged):
            await live.catch_up()

    with capture_logs() as logs:
        server.do(hear())

    assert errors(logs) == [("a table is damaged", table.id)]
    assert watcher.until("refused")["code"] == "damaged"


def test_a_fault_in_a_command_is_answered(server, monkeypatch):
    """The client is told, and the connection goes on; what went wrong is in the log alone."""
    anna = server.make().sit()

    async def fail(*_):
        raise RuntimeError("hunter2")

    with monkeypatch.context() as broken, capture_logs() as logs:
        broken.setattr(LiveTable, "do", fail)
        answer = anna.play_any()

    assert (answer["type"], answer["code"]) == ("refused", "fault")
    assert "hunter2" not in str(answer)
    assert errors(logs) == [("a command failed", anna.shot["table"]["id"])]
    assert anna.play_any()["type"] == "done"


ROWS = {
    "people that are no JSON": "UPDATE lines SET people = '{' WHERE table_id = ?",
    "people that are no list": "UPDATE lines SET people = '5' WHERE table_id = ?",
    "a moment that is none": "UPDATE lines SET touched = 'yesterday' WHERE table_id = ?",
}
ABOUTS = {
    "no JSON": "{x",
    "a list": "[]",
    "a wish that is none": '{"seeks": 5}',
    "a clock that is no number": '{"clock": "x"}',
}


def spoil(server, statement, *values):
    """Write what no version of ours writes."""
    file = server.service.resources.settings.data / "firehouse.sqlite"
    with closing(sqlite3.connect(file, timeout=10)) as database, database:
        database.execute(statement, values)


def listed(server):
    """The ids of all tables in the list."""
    answer = server.http.get("/api/tables")
    assert answer.status_code == 200, answer.text
    return {line["id"] for line in answer.json()}


def count(server):
    """How many damaged rows were met."""
    found = numbers(server.service.resources.metrics)
    return found.get(("firehouse_faults_total", "damaged", "storage"), 0)


def wait_for_notes(server):
    """Let what is told of tables be written, so that it does not mend what is spoiled."""
    server.do(server.service.resources.store._notes.flush())


@pytest.mark.parametrize("what", ROWS)
def test_a_damaged_row_is_missing_in_the_list_and_spoils_it_for_nobody(server, what):
    """It is logged once and counted; the server goes on to be ready."""
    seeks = {"language": "xx"}
    table, other = (server.make(seats=["me", "open"], seeks=seeks) for _ in range(2))
    wait_for_notes(server)
    before = count(server)
    spoil(server, ROWS[what], table.id)

    with capture_logs() as logs:
        assert listed(server) >= {other.id}
        assert table.id not in listed(server)
        quick = server.http.post("/api/quick", json={"name": "Ben", "language": "xx"})

    assert quick.json()["table"] == other.id
    assert count(server) >= before + 2
    assert [line["row"] for line in logs if line["event"] == "a row is damaged"] == [table.id]
    assert server.http.get("/readyz").status_code == 200
    spoil(server, "DELETE FROM lines WHERE table_id = ?", table.id)


@pytest.mark.parametrize("what", ABOUTS)
def test_a_table_of_which_something_senseless_is_known_is_damaged(server, what):
    """By its id and its code; the list does without it."""
    table, other = (server.make(public=True) for _ in range(2))
    wait_for_notes(server)
    spoil(server, "UPDATE tables SET about = ? WHERE id = ?", ABOUTS[what], table.id)

    for address in (f"tables/{table.id}", f"codes/{table.ticket['code']}"):
        answer = server.http.get(f"/api/{address}")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    assert other.id in listed(server)
    assert table.id not in listed(server)
    spoil(server, "DELETE FROM lines WHERE table_id = ?", table.id)


def test_a_damaged_work_is_missing_in_the_gallery(server):
    """There is as much to see as ever, and the damaged one says what it is."""
    plan, ids = server.http.get("/api/files/flashpoint/plan").json()[0]["text"], []
    for text in (plan, plan.replace("dining room", "studio")):
        wanted = {"ruleset": "flashpoint/family", "files": {"plan": text}}
        answer = server.http.post(
            "/api/gallery", json={"setup": wanted, "title": "Home", "name": "Anna"}
        )
        ids.append(answer.json()["id"])
    spoil(server, "UPDATE works SET setup = '{' WHERE id = ?", ids[1])

    answer = server.http.get("/api/gallery")

    assert [work["id"] for work in answer.json()["works"]] == [ids[0]]
    assert server.http.get(f"/api/gallery/{ids[1]}").json()["code"] == "damaged"
    for id in ids:
        spoil(server, "DELETE FROM works WHERE id = ?", id)


def test_a_personal_link_opens_beside_a_damaged_table(server):
    """It is left out of the link, which can be deleted too."""
    key = server.http.post("/api/lockers").json()["key"]
    tables = [server.make() for _ in range(2)]
    for table in tables:
        seat = {"key": key, "table": table.id, "token": table.ticket["token"]}
        assert server.http.post("/api/lockers/seats", json=seat).status_code == 200
    wait_for_notes(server)
    spoil(server, "UPDATE lines SET waits = '{' WHERE table_id = ?", tables[0].id)

    opened = server.http.post("/api/lockers/open", json={"key": key})

    assert [kept["table"] for kept in opened.json()["tables"]] == [tables[1].id]
    assert server.http.post("/api/lockers/delete", json={"key": key}).status_code == 204


def test_a_damaged_clock_stops_no_other(server):
    """Neither one that is no moment, nor a table that fails while it is attended to."""
    tables = [server.make(clock=60) for _ in range(3)]
    wait_for_notes(server)
    spoil(server, "UPDATE lines SET due = '0000-bad' WHERE table_id = ?", tables[0].id)
    server.do(server.service.registry.get(tables[1].id)).fold.clock = "a minute"
    clocks, moment = server.service.clocks, datetime.now(UTC) + timedelta(days=1)

    with capture_logs() as logs:
        server.do(clocks.look(moment))

    assert server.live(tables[2]).fold.seq > 1
    told = [line["table"] for line in logs if line["event"] == "a clock could not be attended to"]
    assert told == [tables[1].id]
    server.forget(tables[1].id)
    spoil(server, "DELETE FROM lines WHERE table_id = ?", tables[0].id)


def test_a_task_that_fails_begins_again(server, monkeypatch):
    """What goes on beside the tables survives a fault in it, which is logged and counted."""
    monkeypatch.setattr(resources, "BREATH", 0.0)
    resource, runs = server.service.resources, []

    async def fail_once():
        runs.append(len(runs))
        if len(runs) == 1:
            raise TypeError("hunter2")
        await asyncio.sleep(60)

    async def begin():
        resource.keep_up("trial", fail_once)

    with capture_logs() as logs:
        server.do(begin())
        assert wait_for(lambda: len(runs) == 2)

    assert [line["task"] for line in logs if "begins again" in line["event"]] == ["trial"]
    assert numbers(resource.metrics)["firehouse_faults_total", "fault", "trial"] == 1
