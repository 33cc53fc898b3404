"""Personal links: seats, finished games and preferences on every device, without an account."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text
from tables import GENEROUS, Client, Server, Table, play_on, served, two_people, wait_for

from firehouse.server.lockers import keeping
from firehouse.server.people.tokens import hash_of, locker_of
from firehouse.server.settings import Settings
from firehouse.server.storage.models import LOCKERS
from firehouse.server.tables.tidying import Policy, tidy_lockers

ALONE = {"ruleset": "flashpoint/family", "crew": 1}


@pytest.fixture
def any_server(database, tmp_path):
    """A server on each database."""
    with served(Settings(data=tmp_path, database=database, **GENEROUS)) as opened:
        yield opened


def new_key(server: Server) -> str:
    answer = server.http.post("/api/lockers")
    assert answer.status_code == 201, answer.text
    return answer.json()["key"]


def asked(server: Server, what: str, key: str, status: int = 200, **more):
    answer = server.http.post(f"/api/lockers/{what}", json={"key": key, **more})
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def put(server: Server, key: str, ticket: dict, status: int = 200):
    return asked(server, "seats", key, status, table=ticket["table"], token=ticket["token"])


def yours(server: Server, key: str):
    return asked(server, "open", key)["tables"]


def finished(server: Server, **wanted) -> tuple[Table, Client]:
    """A game that was lost by doing nothing."""
    table = server.make(setup=ALONE, seats=["me"], seed=1, **wanted)
    anna = table.sit()
    while anna.shot["table"]["status"] != "over":
        ends = [offer["action"] for offer in anna.shot["offers"] if offer["action"] == "end"]
        anna.play(ends[0] if ends else anna.first_offer())
    return table, anna


def test_a_seat_is_taken_up_on_another_device(any_server):
    """By a token that only the key gives; nothing that opens the seat is stored."""
    table, _, _ = two_people(any_server)
    key = new_key(any_server)
    ticket = put(any_server, key, table.ticket)

    (seat,) = yours(any_server, key)
    assert seat["token"] == ticket["token"] != table.ticket["token"]
    assert (seat["table"], seat["person"], seat["status"]) == (table.id, 0, "playing")
    elsewhere = Client(any_server.port, table.id, seat["token"])
    assert elsewhere.shot["you"]["person"] == 0
    assert elsewhere.play_any()["type"] == "done"
    any_server.forget(table.id)
    assert Client(any_server.port, table.id, seat["token"]).shot["you"]["person"] == 0

    async def stored() -> str:
        async with any_server.service.resources.store._engine.connect() as connection:
            rows = await connection.execute(text("SELECT * FROM locker_seats"))
            return repr(rows.all())

    assert hash_of(seat["token"]) in (told := any_server.do(stored()))
    assert locker_of(key) in told
    assert not any(word in told for word in (key, seat["token"], table.ticket["token"]))


def test_what_waits_for_you_comes_first(any_server):
    key = new_key(any_server)
    table, anna, ben = two_people(any_server)
    other, _, _ = two_people(any_server)
    for made in (table, other):
        put(any_server, key, made.ticket)
    assert [seat["waits"] for seat in yours(any_server, key)] == [True, True]
    while anna.shot["awaits"]["pawn"] == 0:
        ends = [o["action"] for o in anna.shot["offers"] if o["action"] == "end"]
        play_on(ends[0] if ends else "", anna, ben)

    assert wait_for(lambda: [s["waits"] for s in yours(any_server, key)] == [True, False])
    assert yours(any_server, key)[0]["table"] == other.id


def test_the_next_table_of_a_team_is_in_the_locker_too(any_server):
    table, anna = finished(any_server)
    key = new_key(any_server)
    ticket = put(any_server, key, table.ticket)
    anna.ask("again")

    following = next(seat for seat in yours(any_server, key) if seat["table"] != table.id)

    assert following["token"] == ticket["token"]
    assert Client(any_server.port, following["table"], ticket["token"]).shot["you"]["person"] == 0


def test_a_finished_game_is_kept_without_its_table(any_server):
    """Whether the seat was put in before the end or after it."""
    key = new_key(any_server)
    before = any_server.make(setup=ALONE, seats=["bot:greedy"], seed=1)
    put(any_server, key, before.ticket)
    watcher = before.sit()
    while watcher.shot["table"]["status"] != "over":
        watcher.hear()
    after, _ = finished(any_server)
    put(any_server, key, after.ticket)
    assert wait_for(lambda: len(asked(any_server, "history", key)["games"]) == 2)
    token = after.ticket["token"]
    any_server.http.post(f"/api/tables/{after.id}/delete", json={"token": token})

    games = asked(any_server, "history", key)["games"]

    assert [(game["table"], game["there"]) for game in games] == [
        (after.id, False),
        (before.id, True),
    ]
    assert games[0]["result"] == "lost"
    assert (games[0]["ruleset"], games[0]["people"], len(games[0]["crew"])) == (
        *("flashpoint/family", 1),
        1,
    )
    assert [seat["table"] for seat in yours(any_server, key)] == [before.id]


def test_a_seat_taken_out_opens_no_more(server):
    key = new_key(server)
    table = server.make()
    token = put(server, key, table.ticket)["token"]
    asked(server, "seats/remove", key, 204, table=table.id)

    assert yours(server, key) == []
    refused = Client(server.port, table.id, None)
    assert refused.ask("hello", token=token)["code"] == "bad-token"
    assert table.sit().shot["you"]["person"] == 0


def test_who_is_forgotten_at_a_table_is_in_no_locker_there(any_server):
    table, _, _ = two_people(any_server)
    key = new_key(any_server)
    token = put(any_server, key, table.ticket)["token"]
    answer = any_server.http.post(f"/api/tables/{table.id}/forget", json={"token": token})
    assert answer.status_code == 204

    assert yours(any_server, key) == []


def test_preferences_are_kept(any_server):
    key = new_key(any_server)
    asked(any_server, "preferences", key, 204, preferences={"theme": "dark", "speed": 2.5})
    assert asked(any_server, "open", key)["preferences"] == {"theme": "dark", "speed": 2.5}


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-1e999", "9" * 4_000, str(2**64), "1e300"])
def test_odd_numbers_are_no_preferences(server, number):
    key = new_key(server)
    body = f'{{"key": "{key}", "preferences": {{"speed": {number}}}}}'

    kind = {"Content-Type": "application/json"}
    answer = server.http.post("/api/lockers/preferences", content=body, headers=kind)

    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert "preferences.speed" in answer.json()["text"]
    assert asked(server, "open", key)["preferences"] == {}


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("seats", {"table": "\0", "token": "x"}),
        ("seats/remove", {"table": "\0"}),
        ("push", {"endpoint": "https://a/\0", "p256dh": "x", "auth": "x"}),
        ("push/remove", {"endpoint": "https://a/\0"}),
    ],
)
def test_what_no_database_holds_is_refused_before(any_server, what, more):
    assert asked(any_server, what, new_key(any_server), 422, **more)["code"] == "invalid"


def test_all_of_it_is_exported_and_deleted(any_server):
    key = new_key(any_server)
    table, _ = finished(any_server)
    token = put(any_server, key, table.ticket)["token"]
    found = asked(any_server, "export", key)
    assert found["locker_games"][0]["table_id"] == table.id
    assert found["locker_seats"] == [{"table_id": table.id, "person": 0}]
    told = json.dumps(found)
    assert not any(word in told for word in (key, token, hash_of(token), locker_of(key)))

    asked(any_server, "delete", key, 204)

    assert asked(any_server, "open", key, 404)["code"] == "no-locker"
    answer = any_server.http.post(f"/api/tables/{table.id}/mine", json={"token": token})
    assert answer.json()["code"] == "bad-token"


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("open", {}),
        ("seats", {"table": "0" * 16, "token": "x"}),
        ("seats/remove", {"table": "0" * 16}),
        ("preferences", {"preferences": {}}),
        ("history", {}),
        ("export", {}),
        ("delete", {}),
    ],
)
def test_a_key_of_nobody_opens_nothing(server, what, more):
    answer = asked(server, what, "A" * 43, 404, **more)
    assert answer["code"] in ("no-locker", "no-table")
    assert asked(server, what, "short", 422, **more)["code"] == "invalid"


def test_a_stranger_puts_no_seat_into_a_locker(server):
    key = new_key(server)
    table, other = server.make(), server.make()
    ticket = {**table.ticket, "token": other.ticket["token"]}
    assert put(server, key, ticket, 409)["code"] == "bad-token"
    assert yours(server, key) == []


def test_a_locker_has_room_for_so_many_seats(server, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_SEATS", 1)
    key = new_key(server)
    put(server, key, server.make().ticket)
    assert put(server, key, server.make().ticket, 409)["code"] == "locker-full"


def test_a_seat_is_kept_by_so_many_links(server):
    """Each of them may have messages sent for it."""
    ticket = server.make().ticket
    for _ in range(keeping.MOST_LINKS):
        put(server, new_key(server), ticket)
    assert put(server, new_key(server), ticket, 409)["code"] == "many-links"


def test_a_flood_of_lockers_is_refused(tmp_path):
    with served(Settings(data=tmp_path, **{**GENEROUS, "tables_per_hour": 2})) as server:
        for _ in range(2):
            new_key(server)
        answer = server.http.post("/api/lockers")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def test_links_that_nobody_uses_go_where_the_host_wants_it(any_server):
    store = any_server.service.resources.store
    old, new = new_key(any_server), new_key(any_server)
    long_ago = datetime.now(UTC) - timedelta(days=40)
    statement = LOCKERS.update().where(LOCKERS.c.id == locker_of(old)).values(used=long_ago)
    any_server.do(store.lockers._do(statement))

    assert any_server.do(tidy_lockers(store, Policy(None, None, None, None))) == 0
    assert any_server.do(tidy_lockers(store, Policy(None, None, None, 30))) == 1

    asked(any_server, "open", old, 404)
    asked(any_server, "open", new)
