"""Nothing grows without bound: entries and chat of a table, codes, histories."""

from __future__ import annotations

import pytest
from tables import GENEROUS, served

from firehouse.server.api import history
from firehouse.server.people.tokens import LETTERS, code_length, is_code, new_code
from firehouse.server.settings import Settings
from firehouse.server.tables import judge


def test_chat_is_bounded(server, monkeypatch):
    """The table is played on."""
    monkeypatch.setattr(judge, "MOST_CHAT", 5)
    anna = server.make().sit()

    said = [anna.ask("chat", text=str(number)) for number in range(7)]

    assert [answer["type"] for answer in said] == ["done"] * 5 + ["refused"] * 2
    assert said[-1]["code"] == "full"
    assert anna.play_any()["type"] == "done"


def test_entries_are_bounded(server, monkeypatch):
    """First there is no more room for anything but moves, then for nothing."""
    monkeypatch.setattr(judge, "MOST_ENTRIES", 10)
    anna = server.make().sit()

    renamed = [anna.ask("rename", name=f"Anna {number}")["type"] for number in range(6)]
    assert renamed == ["done"] * 4 + ["refused"] * 2
    moves = [anna.play_any() for _ in range(7)]

    assert [move["type"] for move in moves] == ["done"] * 5 + ["refused"] * 2
    assert moves[-1]["code"] == "full"
    assert server.http.get(f"/api/tables/{anna.shot['table']['id']}/frames").status_code == 200


def test_a_bot_stops_where_there_is_no_more_room(server, monkeypatch):
    monkeypatch.setattr(judge, "MOST_ENTRIES", 10)
    table = server.make(seats=["me", "bot:greedy"])
    anna = table.sit()
    while anna.ask("undo", at=anna.position)["type"] != "refused" or anna.shot["seq"] < 10:
        answer = anna.play_any()
        if answer["type"] == "refused" and answer["code"] == "full":
            break

    assert server.live(table).fold.seq <= 10


@pytest.mark.parametrize(
    ("tables", "length"), [(0, 6), (1_000, 6), (1_001, 7), (31_000, 7), (31_001, 8), (10**6, 9)]
)
def test_codes_are_longer_where_tables_are_many(tables, length):
    """So that a guess hits as seldom as ever: once in 887,000 times at most."""
    assert code_length(tables) == length
    assert is_code(new_code(length))
    assert tables / len(LETTERS) ** length < 1 / 880_000


def test_a_new_table_has_a_code_as_long_as_it_must_be(server, monkeypatch):
    async def many():
        return 50_000

    monkeypatch.setattr(server.service.resources.store, "number_of_tables", many)
    table = server.make()

    assert len(table.ticket["code"]) == 8
    found = server.http.get(f"/api/codes/{table.ticket['code'].lower()}")
    assert found.json()["id"] == table.id


def test_codes_cannot_be_guessed_by_asking(tmp_path):
    """Who has asked for many that are none waits, whatever else they may ask."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "wrong_codes_per_minute": 5})) as server:
        table = server.make()
        asked = [server.http.get("/api/codes/ABCDEF").status_code for _ in range(7)]
        right = server.http.get(f"/api/codes/{table.ticket['code']}")

        assert asked == [404] * 5 + [429] * 2
        assert right.status_code == 429
        assert server.http.get(f"/api/tables/{table.id}").status_code == 200


def test_a_long_history_comes_in_pages(server, monkeypatch):
    """Put together they are the whole of it."""
    table = server.make()
    anna = table.sit()
    for _ in range(12):
        anna.play_any()
    whole = server.http.get(f"/api/tables/{table.id}/frames").json()
    assert whole["next"] is None
    monkeypatch.setattr(history, "PAGE", 5)
    anna.play_any()
    whole = {**whole, "frames": [], "steps": []}

    first, pages = 1, 0
    while first is not None:
        page = server.http.get(f"/api/tables/{table.id}/frames", params={"first": first}).json()
        assert len(page["steps"]) <= 5
        assert all(first <= frame["step"] < first + 5 for frame in page["frames"])
        whole["frames"] += page["frames"]
        whole["steps"] += page["steps"]
        first, pages = page["next"], pages + 1
    monkeypatch.setattr(history, "PAGE", 10_000)
    server.service.histories._known.clear()

    expected = server.http.get(f"/api/tables/{table.id}/frames").json()
    assert pages > 2
    assert {**whole, "pawns": expected["pawns"], "next": None} == expected


def test_a_page_beyond_the_end_is_told(server):
    answer = server.http.get(f"/api/tables/{server.make().id}/frames", params={"first": 9999})

    assert (answer.status_code, answer.json()["code"]) == (409, "no-step")
