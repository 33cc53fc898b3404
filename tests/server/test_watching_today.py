"""A game of today is for its own team alone until the day is over, whatever is asked of it."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from later import LaterTime
from tables import Client, Server, Table

import firehouse as fh
from firehouse.core import daily
from firehouse.core.daily import today
from firehouse.stage.today import preset_of_the_day

GAME = "hotshots"
OPEN = frozenset({("GET", "/api/tables/{table}"), ("GET", "/api/codes/{code}")})
"""What tells who plays, and no more."""
REFUSALS = frozenset(
    {"only-team", "bad-token", "not-maker", "no-open-seat", "no-locker", "no-player"}
)


@pytest.fixture
def tomorrow(monkeypatch):
    """Call it, and the day is over."""
    return lambda: monkeypatch.setattr(daily, "datetime", LaterTime)


def pawns() -> int:
    table = fh.Table(preset_of_the_day(GAME, today()).setup, seed=1)
    return len(table.game.pawns(table.state))


def a_team(server: Server, *seats: str) -> Table:
    wanted = {"name": "Anna", "player": secrets.token_urlsafe(32), "seats": list(seats)}
    return Table(server, server.http.post(f"/api/today/{GAME}", json=wanted).json())


def running(server: Server) -> Table:
    """A game of today after some moves."""
    table = a_team(server)
    anna = table.sit()
    for _ in range(3):
        assert anna.play_any()["type"] == "done"
        while anna.shot["awaits"]["chance"]:
            anna.hear()
    return table


def over(server: Server) -> Table:
    """A game of today that bots have played to its end."""
    table = a_team(server, *["bot:greedy"] * pawns())
    anna = table.sit()
    while anna.shot["table"]["status"] != "over":
        anna.hear()
    return table


def asked(table: Table, token: str) -> dict[tuple[str, str], Any]:
    """What is sent to each route that takes a body and a table."""
    holding = {"token": token}
    locker = {"key": table.server.http.post("/api/lockers", json={}).json()["key"]}
    of_table = {"table": table.id}
    return {
        ("POST", "/api/tables/{table}/seats"): {"name": "Ben"},
        ("POST", "/api/tables/{table}/mine"): holding,
        ("POST", "/api/tables/{table}/forget"): holding,
        ("POST", "/api/tables/{table}/delete"): holding,
        ("POST", "/api/tables/{table}/branch"): {"step": 1, "luck": "new", "name": "Ben"},
        ("POST", "/api/tables/{table}/challenge"): holding,
        ("POST", "/api/tables/{table}/puzzle"): {"step": 1, "name": "Ben"},
        ("POST", "/api/lockers/seats"): {**locker, **of_table, **holding},
        ("POST", "/api/lockers/seats/remove"): {**locker, **of_table},
    }


def takes_a_table(route: APIRoute) -> bool:
    """Is a table named in its address or its body?"""
    body = route.body_field.field_info.annotation if route.body_field else None
    fields = getattr(body, "model_fields", {})
    return "{table}" in route.path or "{code}" in route.path or "table" in fields


def answers(server: Server, table: Table, token: str) -> dict[tuple[str, str], Any]:
    """What every route of the service says about a table to who has this token."""
    code, bodies = table.ticket["code"], asked(table, token)
    found = {}
    for route in filter(takes_a_table, server.app.state.routes):
        for method in route.methods:
            path = route.path.replace("{table}", table.id).replace("{code}", code)
            body = None if method == "GET" else bodies[method, route.path]
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            found[method, route.path] = server.http.request(
                method, path, json=body, headers=headers
            )
    return found


def tells(server: Server, table: Table) -> list[str]:
    """What a stranger must not read: how things stand, what happened, the seed."""
    fold = server.live(table).fold
    lines = [line.text for line in fold.log]
    assert len(lines) > 3
    return [
        *(json.dumps(text, ensure_ascii=False)[1:-1] for text in lines),
        fold.core.game.situation(fold.core.state),
        str(fold.row.seed),
        "<svg",
        '"view"',
    ]


@pytest.mark.parametrize("reach", [running, over])
@pytest.mark.parametrize("whose", ["nobody", "another-team", "another-table"])
def test_no_route_tells_a_stranger_anything(server, reach, whose):
    """Each route that takes a table is asked; a new one has to say here what it is sent."""
    table = reach(server)
    tokens = {
        "nobody": "",
        "another-team": a_team(server).ticket["token"],
        "another-table": server.make().ticket["token"],
    }

    found = answers(server, table, tokens[whose])

    assert len(found) > 15
    hidden = tells(server, table)
    for route, answer in found.items():
        assert not [text for text in hidden if text in answer.text], route
        if route in OPEN:
            told = answer.json()
            assert (told["watch"], told["step"], told["situation"]) == (False, 0, "")
            assert told["people"] == ["Anna"]
        elif route != ("POST", "/api/lockers/seats/remove"):
            assert answer.json()["code"] in REFUSALS, route
    lists = [server.http.get(path).text for path in ("/api/tables", "/api/today", "/api/glimpse")]
    assert not [text for text in lists if table.id in text]


@pytest.mark.parametrize("reach", [running, over])
def test_no_socket_shows_it_to_a_stranger(server, reach):
    """Neither who says no token, nor who has one of another table, nor who asks without hello."""
    table = reach(server)
    sockets = [r for r in server.app.routes if isinstance(r, APIWebSocketRoute)]
    assert [route.path for route in sockets] == ["/api/tables/{table}/socket"]

    for token, code in ((None, "only-team"), (server.make().ticket["token"], "bad-token")):
        stranger = Client(server.port, table.id, None, hello=False)
        refused = stranger.ask("hello", token=token)
        assert (refused["type"], refused["code"]) == ("refused", code)
        for do, about in (("why", {"action": "end"}), ("routes", {"at": 0})):
            assert stranger.ask(do, **about)["code"] == "no-hello"
        assert {message["type"] for message in stranger.seen} == {"refused"}
    assert "midnight" in Client(server.port, table.id, None).seen[0]["text"]


@pytest.mark.parametrize("reach", [running, over])
def test_its_own_team_sees_it(server, reach):
    """By the token of a seat, on all the ways on which a game is looked at."""
    table = reach(server)
    token = table.ticket["token"]
    headers = {"Authorization": f"Bearer {token}"}
    ways = ["frames", "steps", "picture", "standing", *(["review"] if reach is over else [])]

    for way in ways:
        answer = server.http.get(f"/api/tables/{table.id}/{way}", headers=headers)
        assert answer.status_code == 200, (way, answer.text)
    assert table.sit().shot["view"]


def test_a_history_tells_what_may_be_done_with_it(server, tomorrow):
    """Also where it was asked for before midnight, and the game stands as it stood."""
    table = over(server)
    path, headers = (
        f"/api/tables/{table.id}/frames",
        {"Authorization": f"Bearer {table.ticket['token']}"},
    )
    before = server.http.get(path, headers=headers).json()

    tomorrow()

    after = server.http.get(path).json()
    assert [(told["record"], told["what_if"]) for told in (before, after)] == [
        (False, False),
        (True, True),
    ]
    assert before["steps"] == after["steps"]


def test_when_the_day_is_over_everybody_sees_it(server, tomorrow):
    """On, or to its end."""
    tables = [running(server), over(server)]
    tomorrow()

    for table in tables:
        assert server.http.get(f"/api/tables/{table.id}").json()["watch"]
        assert server.http.get(f"/api/tables/{table.id}/frames").status_code == 200
        assert table.watch().shot["view"]


def test_nothing_is_begun_from_it_before_the_day_is_over(server, tomorrow):
    """What if, puzzles and challenges hold its luck; its own team waits for them, too."""
    table = over(server)
    headers = {"Authorization": f"Bearer {table.ticket['token']}"}
    sent = {
        "branch": {"step": 1, "luck": "new", "name": ""},
        "puzzle": {"step": 1, "name": ""},
        "challenge": {"token": table.ticket["token"]},
    }

    codes = [
        server.http.post(f"/api/tables/{table.id}/{way}", json=body, headers=headers).json()["code"]
        for way, body in sent.items()
    ]
    assert codes == ["ranked"] * 3

    tomorrow()

    branch = server.http.post(f"/api/tables/{table.id}/branch", json=sent["branch"])
    assert branch.status_code == 201


def test_other_teams_tables_are_not_told_after_the_end(server):
    """The standing of a game that is over names them when their day is."""
    table, other = over(server), over(server)
    headers = {"Authorization": f"Bearer {table.ticket['token']}"}

    answer = server.http.get(f"/api/tables/{table.id}/standing", headers=headers)

    assert answer.json()["played"] >= 2
    assert other.id not in answer.text


def test_nobody_is_told_that_they_may_watch_it(server):
    """Not who is taken off, nor who comes to a closed table."""
    table = a_team(server, "me", *["open"] * (pawns() - 1))
    seats, seat = (
        f"/api/tables/{table.id}/seats",
        {"name": "Ben", "player": secrets.token_urlsafe(32)},
    )
    ben = table.sit(server.http.post(seats, json=seat).json())
    anna = table.sit()
    assert anna.ask("remove", person=1)["type"] == "done"
    assert anna.ask("admit", open=False)["type"] == "done"

    told = [ben.until("refused")["text"], server.http.post(seats, json=seat).json()["text"]]

    assert told[0] == "Who made the table has taken you off it."
    assert all("watch" not in text for text in told)


def test_an_open_seat_shows_it_for_the_price_of_a_try(server):
    """Who sits down sees the game, and has had their try at it."""
    table = a_team(server, "me", *["open"] * (pawns() - 1))
    ben = secrets.token_urlsafe(32)
    seat = {"name": "Ben", "player": ben}

    ticket = server.http.post(f"/api/tables/{table.id}/seats", json=seat).json()

    assert table.sit(ticket).shot["view"]
    again = server.http.post(f"/api/today/{GAME}", json={"name": "Ben", "player": ben})
    assert again.json()["code"] == "tried"
