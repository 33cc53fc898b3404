"""Tables whose entries cannot be followed: one clear sentence, and no harm to others."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from structlog.testing import capture_logs
from tables import Client

BODIES = {
    "an unknown kind": ("novelty", "{}"),
    "a step that no longer parses": ("play", '{"steps": [["move 99,99", ""]]}'),
    "a body that lacks something": ("play", '{"steps": 7}'),
    "somebody who never came": ("rename", '{"name": "Eve"}'),
}


def damage(server, table, kind, body):
    """Write an entry that no version of ours writes, while the table sleeps."""
    file = server.house.services.settings.data / "firehouse.sqlite"
    server.house.registry.tables.pop(table.id, None)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "INSERT INTO entries (table_id, seq, kind, person, at, body) VALUES (?, 2, ?, 7, ?, ?)",
            (table.id, kind, "2026-01-01 00:00:00", body),
        )


@pytest.mark.parametrize("what", BODIES)
def test_a_damaged_table_says_so_over_http(server, what):
    table, other = server.make(), server.make()
    damage(server, table, *BODIES[what])

    with capture_logs() as logs:
        answer = server.http.get(f"/api/tables/{table.id}")

    assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    assert "cannot be read" in answer.json()["text"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert any(line.get("table") == table.id for line in logs if line["log_level"] == "error")
    assert server.http.get(f"/api/tables/{other.id}").status_code == 200


def test_a_damaged_table_says_so_on_a_socket(server):
    table = server.make()
    damage(server, table, *BODIES["an unknown kind"])

    client = Client(server.port, table.id, None, hello=False)

    assert client.until("refused")["code"] == "damaged"
    assert client.until("bye")["text"]
