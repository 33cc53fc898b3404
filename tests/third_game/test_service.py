"""The toy at the service: made, seated, played by socket, with a bot, advice and a review."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from tables import GENEROUS, Server, served

from firehouse.server.settings import Settings

LANE = {"ruleset": "bucket-brigade/lane", "crew": 2, "options": {"wind": 5}}


@pytest.fixture(scope="module")
def server(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has never heard of it."""
    data = tmp_path_factory.mktemp("data")
    with served(Settings(data=data, review_seconds=1.0, **GENEROUS)) as opened:
        yield opened


def test_it_can_be_chosen(server: Server) -> None:
    ways = server.http.get("/api/rulesets").json()["rulesets"]
    (way,) = (way for way in ways if way["game"] == "bucket-brigade")
    assert way["boards"] == []
    assert len(way["presets"]) == 1
    assert server.http.get("/api/reference").status_code == 200


def test_a_page_gets_what_it_needs_for_a_board(server: Server) -> None:
    """The engine's drawing in every view, its picture of every step, and offers with labels."""
    table = server.make(setup=LANE, seed=5)
    anna = table.sit()
    assert anna.shot["awaits"] == {"what": "turn", "pawn": 0, "chance": False}
    assert [offer["label"] for offer in anna.shot["offers"]] == ["End", "Right", "Fill"]
    anna.play("fill")
    assert "1o" in anna.shot["view"]["drawing"]
    assert table.watch().shot["view"] == anna.shot["view"]
    told = server.http.get(f"/api/tables/{table.id}/frames").json()
    pictures = [
        server.http.get(f"/api/tables/{table.id}/picture", params={"step": step}) for step in (0, 1)
    ]
    assert all(picture.headers["content-type"] == "image/svg+xml" for picture in pictures)
    assert [" 1o" in picture.text for picture in pictures] == [False, True]
    assert told["first"]["drawing"] != told["frames"][-1]["patch"]["drawing"]
    assert told["frames"][-1]["patch"]["drawing"] == anna.shot["view"]["drawing"]


def test_moves_are_refused_taken_back_and_advised(server: Server) -> None:
    aids = {"hint": True, "chance": True, "threats": True}
    anna = server.make(setup=LANE, seed=5, aids=aids).sit()
    assert "cannot be played now" in str(anna.play("throw"))
    anna.play("fill")
    before = anna.shot["view"]
    anna.play("right")
    anna.ask("undo", at=anna.position)
    assert anna.shot["view"] == before
    assert anna.ask("routes", at=anna.position)["routes"] == []
    assert anna.ask("hint", at=anna.position)["plan"]
    assert "%" in anna.ask("chance", at=anna.position)["text"]
    assert anna.ask("threats", at=anna.position, turns="one")["threats"]["chances"] == {}


def test_a_game_with_a_bot_ends_and_is_looked_back_on(server: Server) -> None:
    table = server.make(setup=LANE, seats=["me", "bot:greedy"], seed=5)
    anna = table.sit()
    while anna.shot["table"]["result"] is None:
        if anna.shot["awaits"]["pawn"] == 0:
            anna.play(anna.first_offer())
        else:
            anna.until("moved")
    assert anna.shot["table"]["ending"] == "well-lost"
    for _ in range(100):
        told = server.http.get(f"/api/tables/{table.id}/review").json()
        if told["progress"] == 1:
            break
        time.sleep(0.1)
    assert told["review"]["result"] == "lost"
    assert server.http.get(f"/api/tables/{table.id}/standing").json()["played"] == 1
    record = server.http.get(f"/api/tables/{table.id}/record").json()
    answer = server.http.post("/api/records", json={"record": record, "name": "Ben"})
    assert answer.status_code == 201
