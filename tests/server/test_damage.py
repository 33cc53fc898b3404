"""Tables whose entries cannot be followed: one clear sentence, and no harm to others."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from structlog.testing import capture_logs
from tables import Client

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
