"""Files of players' own: where to begin, what is wrong with one, and how hard it is."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tables import GENEROUS, Server, served, wait_for

from firehouse.core.catalogue import games
from firehouse.server.settings import Settings
from firehouse.server.workshop import judging, trials

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


@pytest.mark.parametrize(
    ("ruleset", "file"),
    [("flashpoint/experienced", "specialists"), ("hotshots/standard", "tiles")],
)
def test_a_file_of_lists_in_lists_is_refused_with_a_sentence(server: Server, ruleset, file) -> None:
    """However deep; the readers of some would fall over it."""
    setup = {"ruleset": ruleset, "files": {file: "a=" + ("[" * 490 + "\n") * 40}}

    judgement = server.http.post("/api/files/judge", json={"setup": setup})
    table = server.http.post("/api/tables", json={"setup": setup, "name": "Anna"})

    assert "at most 50 brackets" in judgement.json()["fault"]["text"]
    assert (table.status_code, table.json()["code"]) == (409, "bad-setup")


def test_set_ups_are_judged_one_after_the_other(server: Server, monkeypatch) -> None:
    """However many ask; whoever plays has the rest of the time."""
    at_once, most = [], []

    def slowly(plain: dict[str, Any], preview: bool) -> dict[str, Any]:
        at_once.append(plain)
        most.append(len(at_once))
        time.sleep(0.05)
        at_once.pop()
        return {"fault": None, "scene": None, "view": None}

    monkeypatch.setattr(judging, "judged", slowly)
    with ThreadPoolExecutor(8) as people:
        answers = list(people.map(lambda _: judged(server, PLAN), range(16)))

    assert len(answers) == 16
    assert set(most) == {1}


def a_slow_judge(monkeypatch) -> list[str]:
    """What was judged, in its order; each takes a while."""
    seen: list[str] = []

    def slowly(plain: dict[str, Any], preview: bool) -> dict[str, Any]:
        time.sleep(0.05)
        seen.append(plain["files"]["plan"])
        fault = {"text": "no", "phrase": None, "line": 1, "column": 1}
        return {"fault": fault, "scene": None, "view": None}

    monkeypatch.setattr(judging, "judged", slowly)
    return seen


def judge_of(http, plan: str, timeout: httpx.Timeout | float = 30.0):
    """Who asks for a judgement."""
    setup = {**FAMILY, "files": {"plan": plan}}
    return http.post("/api/files/judge", json={"setup": setup}, timeout=timeout)


def test_nobody_waits_for_a_judge_behind_the_crowd_of_another(server: Server, monkeypatch) -> None:
    """Nor for a place in the gallery; and who asks too much is told when to come back."""
    seen = a_slow_judge(monkeypatch)
    with server.visitor("127.0.0.2") as home, ThreadPoolExecutor(50) as crowd:
        many = [crowd.submit(judge_of, server.http, "greedy") for _ in range(50)]
        assert wait_for(lambda: len(seen) > 1)
        before = len(seen)
        assert judge_of(home, "modest").status_code == 200
        assert seen.index("modest") <= before + 3
        refused = [one.result() for one in many if one.result().status_code != 200]
        shown = {"setup": {**FAMILY, "files": {"plan": "modest too"}}, "title": "A", "name": "B"}
        assert home.post("/api/gallery", json=shown).json()["code"] == "bad-setup"

    assert refused
    assert {answer.json()["code"] for answer in refused} == {"busy"}
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    assert "ask again in about" in refused[0].json()["text"]


def test_a_house_is_not_judged_for_who_has_left(server: Server, monkeypatch) -> None:
    seen = a_slow_judge(monkeypatch)
    with ThreadPoolExecutor(10) as crowd:
        waiting = [crowd.submit(judge_of, server.http, "stays") for _ in range(10)]
        assert wait_for(lambda: seen)
        with pytest.raises(httpx.ReadTimeout):
            judge_of(server.http, "leaves", timeout=httpx.Timeout(30.0, read=0.01))
        assert {one.result().status_code for one in waiting} == {200}

    judge_of(server.http, "the last")
    assert "leaves" not in seen


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
