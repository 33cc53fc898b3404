"""Files of players' own: where to begin, what is wrong with one, and how hard it is."""

from __future__ import annotations

import pytest
from tables import GENEROUS, Server, served

from firehouse.core.catalogue import games
from firehouse.server.settings import Settings
from firehouse.server.workshop import trials

PLAN = next(row for row in games() if row.id == "flashpoint").files[0].text()
FAMILY = {"ruleset": "flashpoint/family", "crew": 2}


def judged(server: Server, plan: str, **wanted) -> dict:
    setup = {**FAMILY, "files": {"plan": plan}}
    answer = server.http.post("/api/files/judge", json={"setup": setup, **wanted})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_board_of_the_box_is_there_to_begin_with(server: Server) -> None:
    """Each of them is a file that can be played."""
    found = {one["id"]: one["text"] for one in server.http.get("/api/files/flashpoint/plan").json()}

    assert list(found) == ["house_front", "brownstone", "hotel", "house_back", "villa"]
    assert judged(server, found["house_front"])["fault"] is None
    assert len(server.http.get("/api/files/hotshots/tiles").json()) == 1


@pytest.mark.parametrize("address", ["/api/files/flashpoint/tiles", "/api/files/chess/plan"])
def test_a_game_without_such_a_file_is_refused(server: Server, address: str) -> None:
    answer = server.http.get(address)

    assert (answer.status_code, answer.json()["code"]) == (404, "no-file")


def test_a_fault_is_told_in_the_words_of_the_reader_with_its_place(server: Server) -> None:
    fault = judged(server, PLAN.replace("| A   A   A o B", "| A   A   A   B"))["fault"]

    assert fault["text"].startswith(f"line {fault['line']}, column {fault['column']}: expected")
    assert "between the rooms A and B" in fault["text"]


def test_a_plan_that_does_not_fit_the_rules_says_so(server: Server) -> None:
    """The reader takes it; the game it is for does not."""
    without = "\n".join(line for line in PLAN.splitlines() if not line.startswith("family"))

    assert "no start squares" in judged(server, without)["fault"]["text"]
    assert judged(server, without)["fault"]["line"] is None


def test_a_preview_has_what_a_client_draws(server: Server) -> None:
    found = judged(server, PLAN, preview=True)

    assert found["scene"]["rooms"]["A"] == "living room"
    assert len(found["view"]["fire"]) == 10


@pytest.mark.parametrize("plan", ["", "x" * 20_001, "nothing\n" * 50])
def test_what_is_no_plan_is_refused_with_a_sentence(server: Server, plan: str) -> None:
    setup = {**FAMILY, "files": {"plan": plan}}
    answer = server.http.post("/api/files/judge", json={"setup": setup})

    assert answer.status_code in (200, 422)
    assert answer.status_code == 422 or answer.json()["fault"]["text"]


def test_bots_try_a_house_out_and_say_how_far_they_are(server: Server, monkeypatch) -> None:
    """Ask until all games are played; the interval holds the share of games won."""
    monkeypatch.setattr(trials, "GREEDY_GAMES", 3)
    monkeypatch.setattr(trials, "SEARCH_GAMES", 0)
    wanted = {"setup": {**FAMILY, "crew": 1, "files": {"plan": PLAN}}}
    found = server.http.post("/api/files/try", json=wanted).json()
    assert (found["done"], found["trials"][0]["games"]) == (False, 0)
    while not found["done"]:
        found = server.http.post("/api/files/try", json=wanted).json()

    greedy = found["trials"][0]
    assert (greedy["games"], greedy["most"]) == (3, 3)
    assert greedy["low"] <= greedy["wins"] / 3 <= greedy["high"]


def test_an_address_has_only_so_much_tried_out(tmp_path) -> None:
    """What is known already is told as often as it is asked for; a set-up that is none is free."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "trials_per_hour": 1})) as server:

        def ask(crew: int, plan: str = PLAN) -> int:
            setup = {**FAMILY, "crew": crew, "files": {"plan": plan}}
            return server.http.post("/api/files/try", json={"setup": setup}).status_code

        assert [ask(1, "no plan"), ask(1), ask(1), ask(2)] == [409, 200, 200, 429]
