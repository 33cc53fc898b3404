"""What is stored about a person: shown, exported and deleted for whoever holds the token."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import ExitStack

import pytest
from processes import free_port
from services import REDIS, a_postgres, redis_is_missing
from sqlalchemy import text
from tables import GENEROUS, Client, Table, play_on, served, wait_for
from test_copies import done
from test_serve import refused
from test_today import played

from firehouse.core.daily import today
from firehouse.server.people.tokens import hash_of
from firehouse.server.settings import Settings
from firehouse.server.upkeep import forgotten

BEN = "Benedikt"
SECRET = "I am from Bremen"


@pytest.fixture(params=["sqlite", "postgresql"])
def any_server(request, tmp_path):
    """A server on each database."""
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    with served(Settings(database=database, data=tmp_path, **GENEROUS)) as opened:
        yield opened


def asked(server, table, what, token, status=204):
    answer = server.http.post(f"/api/tables/{table}/{what}", json={"token": token})
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def everything(server) -> str:
    """All text in the database."""
    found = []
    async with server.service.resources.store._engine.connect() as connection:
        for name in ("tables", "entries", "people", "lines", "bookmarks", "results", "days"):
            rows = await connection.execute(text(f"SELECT * FROM {name}"))
            found += [repr(tuple(row)) for row in rows]
    return "\n".join(found)


def a_talk(server):
    """Anna and Benedikt play and talk; Benedikt was called otherwise before."""
    table = server.make(seats=["me", "open"], public=True)
    ticket = table.join("Ben Bär")
    anna, ben = table.sit(), table.sit(ticket)
    ben.ask("rename", name=BEN)
    ben.ask("ready", ready=True)
    anna.ask("ready", ready=True)
    ben.level(anna)
    for _ in range(4):
        play_on("", anna, ben)
    ben.ask("chat", text=SECRET)
    anna.ask("chat", text="Oh")
    ben.level(anna)
    server.do(server.live(table).mark())
    return table, ticket, anna, ben


def test_one_is_shown_what_is_stored_of_oneself_and_of_nobody_else(any_server):
    table, ticket, _, _ = a_talk(any_server)

    mine = asked(any_server, table.id, "mine", ticket["token"], 200)

    assert mine["table"]["id"] == table.id
    assert mine["person"] == ticket["person"]
    assert set(mine["names"]) == {BEN, "Ben Bär"}
    said = [entry["body"]["text"] for entry in mine["entries"] if entry["kind"] == "chat"]
    assert said == [SECRET]
    assert {"join", "rename", "ready", "play"} <= {entry["kind"] for entry in mine["entries"]}
    assert "Oh" not in json.dumps(mine["entries"])
    assert hash_of(ticket["token"]) not in json.dumps(mine)


@pytest.mark.parametrize("what", ["mine", "forget", "delete"])
def test_a_stranger_gets_nothing(server, what):
    """Neither without a token nor with one of another table."""
    table, other = server.make(), server.make()

    for token in ("nonsense", other.ticket["token"]):
        assert asked(server, table.id, what, token, 409)["code"] == "bad-token"
    assert asked(server, "0" * 16, what, "nonsense", 404)["code"] == "no-table"
    assert server.http.get(f"/api/tables/{table.id}").status_code == 200


def test_whoever_is_forgotten_is_nowhere_in_the_storage(any_server):
    """Name and words are gone from every table of the database; the game stands as it stood."""
    table, ticket, anna, ben = a_talk(any_server)
    before = anna.shot["view"]
    assert SECRET in any_server.do(everything(any_server))

    asked(any_server, table.id, "forget", ticket["token"])

    assert ben.until("refused")["code"] == "forgotten"
    shot = anna.until("snapshot")["snapshot"]
    assert shot["view"] == before
    assert [person["name"] for person in shot["people"]] == ["Anna", "Somebody"]
    assert [line["text"] for line in shot["chat"]] == ["(deleted)", "Oh"]
    told = json.dumps(shot, ensure_ascii=False)
    assert not any(word in told for word in (BEN, "Ben Bär", SECRET))
    time.sleep(1.5)  # what waited to be written is written
    kept = any_server.do(everything(any_server))
    assert [word for word in (BEN, "Ben Bär", SECRET) if word in kept] == []
    assert hash_of(ticket["token"]) not in kept
    assert asked(any_server, table.id, "mine", ticket["token"], 409)["code"] == "bad-token"


def test_the_words_of_a_maker_who_is_forgotten_are_gone(any_server):
    """Also from what is shown of them, and nobody is kept from saying them."""
    table, _, anna, ben = a_talk(any_server)
    anna.ask("filter", words=["Quentin"])
    assert ben.ask("chat", text="Quentin")["code"] == "bad-words"

    asked(any_server, table.id, "forget", table.ticket["token"])
    ben.until("snapshot")

    assert "Quentin" not in any_server.do(everything(any_server))
    assert ben.ask("chat", text="Quentin")["type"] == "done"


def test_a_table_wakes_up_without_whom_it_has_forgotten_and_goes_on(any_server):
    table, ticket, anna, ben = a_talk(any_server)
    asked(any_server, table.id, "forget", ticket["token"])
    ben.until("bye")
    seq = anna.until("snapshot")["snapshot"]["seq"]
    anna.close()
    any_server.forget(table.id)

    again = table.sit()

    assert again.shot["seq"] == seq
    assert [person["name"] for person in again.shot["people"]] == ["Anna", "Somebody"]
    assert again.ask("chat", text="Where are you?")["type"] == "done"


def test_results_name_nobody_who_is_forgotten(server):
    """In the table of the day, too; the result stays."""
    table, _ = played(server)
    assert "Anna" in server.do(everything(server))

    asked(server, table.id, "forget", table.ticket["token"])

    found = server.http.get("/api/today", params={"mine": table.id}).json()
    (team,) = [t for game in found["games"] for t in game["today"]["teams"] if t["yours"]]
    assert team["names"] == ["Somebody"]


def test_only_its_maker_deletes_a_table(any_server):
    """Then it is nowhere: those who watch hear so, and its rows are gone."""
    table, ticket, anna, ben = a_talk(any_server)
    challenge = any_server.http.post(
        f"/api/tables/{table.id}/challenge", json={"token": ticket["token"]}
    ).json()["id"]
    assert asked(any_server, table.id, "delete", ticket["token"], 409)["code"] == "not-maker"

    asked(any_server, table.id, "delete", table.ticket["token"])

    for client in (anna, ben):
        assert client.until("refused")["code"] == "no-table"
    assert any_server.http.get(f"/api/tables/{table.id}").status_code == 404
    assert any_server.http.get(f"/api/codes/{table.ticket['code']}").status_code == 404
    assert any_server.http.get(f"/api/challenges/{challenge}").status_code == 404
    kept = any_server.do(everything(any_server))
    assert table.id not in kept
    assert SECRET not in kept


def test_a_ranked_table_is_deleted_with_its_result_but_not_the_try(server):
    """Nobody gets a second try by that."""
    player = secrets.token_urlsafe(32)
    table, _ = played(server, who=player)

    asked(server, table.id, "delete", table.ticket["token"])

    assert table.id not in server.do(everything(server))
    mine = server.http.post("/api/players/mine", json={"player": player}).json()
    assert [row["table"] for row in mine["tries"]] == [table.id]
    left = server.http.post("/api/players/forget", json={"player": player}).json()
    assert (left["deleted"], len(left["tries"])) == (0, 1)


def test_tries_of_days_that_are_over_are_deleted_on_request(server):
    player = secrets.token_urlsafe(32)
    days = server.service.resources.store.days
    server.do(days.begin("2026-01-01", "flashpoint", hash_of(player), "t1"))
    server.do(days.begin(today(), "flashpoint", hash_of(player), "t2"))

    left = server.http.post("/api/players/forget", json={"player": player}).json()

    assert left["deleted"] == 1
    assert [row["day"] for row in left["tries"]] == [today()]


def test_old_tries_go_by_themselves(tmp_path):
    """Every server forgets who has played the games of days that are over."""
    settings = Settings(data=tmp_path, **GENEROUS)
    with served(settings) as server:
        days = server.service.resources.store.days
        server.do(days.begin("2026-01-01", "flashpoint", "p" * 64, "t1"))
        server.do(days.begin(today(), "flashpoint", "p" * 64, "t2"))
    with served(settings) as server:
        days = server.service.resources.store.days
        assert wait_for(lambda: len(server.do(days.tries("p" * 64))) == 1)


@pytest.mark.parametrize("bus", ["there", "away"])
def test_other_processes_hear_of_it(tmp_path, bus):
    """Also without the bus: they look into the storage."""
    if missing := redis_is_missing():
        pytest.skip(missing)
    address = REDIS if bus == "there" else f"redis://127.0.0.1:{free_port()}/0"
    with a_postgres() as database, ExitStack() as stack:
        shared = Settings(database=database, bus=address, secret="s", data=tmp_path, **GENEROUS)
        one, other = (stack.enter_context(served(shared)) for _ in range(2))
        table = one.make(seats=["me", "open"])
        ticket = Table(other, table.ticket).join(BEN)
        ben = Client(other.port, table.id, ticket["token"])
        watcher = Client(other.port, table.id, None)
        ben.ask("chat", text=SECRET)

        asked(one, table.id, "forget", ticket["token"])
        assert ben.until("refused")["code"] == "forgotten"
        while watcher.shot["people"][1]["name"] != "Somebody":
            watcher.hear()
        assert SECRET not in json.dumps(watcher.shot)

        asked(one, table.id, "delete", table.ticket["token"])
        assert watcher.until("refused")["code"] == "no-table"


def test_the_host_shows_exports_forgets_and_removes_by_command(tmp_path):
    """By the table's id or code; whoever is not there is told in a sentence."""
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        table, ticket, anna, ben = a_talk(server)
        code, person = table.ticket["code"], str(ticket["person"])
        where = ("--data", tmp_path)

        assert done("people", code.lower(), *where).splitlines() == ["0 Anna", "1 Ben Bär"]
        found = json.loads(done("people", table.id, "--export", person, *where))
        assert set(found["names"]) == {BEN, "Ben Bär"}
        done("people", table.id, "--forget", person, *where)
        anna.ask("chat", text="A server that runs notices at the next entry")
        assert ben.until("refused")["code"] == "forgotten"
        assert SECRET not in server.do(everything(server))

        assert "There is no person 7" in refused("people", table.id, "--forget", "7", *where)
        assert "There is no table 'ABCDEF'" in refused("remove", "ABCDEF", *where)
        assert done("remove", code, *where) == f"Table {table.id} is removed."
        anna.send("chat", text="Hello?")
        assert anna.until("refused")["code"] == "no-table"
        assert table.id not in server.do(everything(server))


@pytest.mark.parametrize("late", [False, True], ids=["asleep", "at the same moment"])
def test_no_bookmark_brings_back_whom_the_host_has_forgotten(any_server, late, monkeypatch):
    """A table that is awake goes to sleep after the command, or was being marked meanwhile."""
    server = any_server
    table, ticket, _, _ = a_talk(server)
    live, store = server.live(table), server.service.resources.store
    settings = server.service.resources.settings
    if late:  # the mark was written down before, and is kept after
        monkeypatch.setattr(live, "catch_up_now", lambda: asyncio.sleep(0))
    forgotten(settings, table.id, ticket["person"])

    server.do(live.mark())

    assert (server.do(store.bookmark(table.id)) is None) == late
    assert BEN not in server.do(everything(server))
    assert SECRET not in server.do(everything(server))
