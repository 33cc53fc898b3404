"""Puzzles over HTTP: the list, a table at the position, verdicts, moments of one's own games."""

from __future__ import annotations

import pytest
from tables import Client, Server, Table

from firehouse.analysis.ways import ways
from firehouse.bots.greedy import policy_of
from firehouse.core.luck import Rng
from firehouse.core.table import check
from firehouse.puzzles import Puzzle, puzzles

ONE = next(found for found in puzzles() if found.task.kind == "best")


def sit(server: Server, puzzle: Puzzle) -> tuple[Table, Client]:
    answer = server.http.post(f"/api/puzzles/{puzzle.id}", json={"name": "Paula"})
    assert answer.status_code == 201, answer.text
    table = Table(server, answer.json())
    return table, table.sit()


def at(table: Table) -> dict:
    return table.server.http.get(f"/api/tables/{table.id}/puzzle").json()


def worst_line(puzzle: Puzzle) -> list[str]:
    """Actions to the end of the turn that is worth least."""
    here = puzzle.table()
    ends = ways(here.game, here.state, len(puzzle.values)) or {}
    worst = min(ends, key=lambda end: puzzle.values[check(end)])
    return [here.game.text(action) for action in ends[worst]]


def test_every_puzzle_is_listed_without_its_answer(server):
    lines = server.http.get("/api/puzzles").json()

    assert [line["id"] for line in lines] == [found.id for found in puzzles()]
    assert all(line["task"] and line["box"] and line["grade_title"] for line in lines)
    assert not {"answer", "steps", "values"} & set(lines[0])


def test_a_puzzle_is_missed_taken_back_and_solved(server):
    """The verdict comes when luck does; everything can be taken back, but not the position."""
    table, solver = sit(server, ONE)
    assert (solver.shot["table"]["puzzle"], solver.shot["step"]) == (ONE.id, len(ONE.steps))
    assert solver.ask("undo", at=solver.position)["code"] == "nothing-to-undo"
    told = at(table)
    assert (told["verdict"], told["begin"]) == (None, len(ONE.steps))

    for action in worst_line(ONE):
        solver.play(action)
    verdict = at(table)["verdict"]
    assert (verdict["mark"], verdict["points"]) == ("missed", 0)
    assert verdict["value"] < verdict["best"]
    assert "%" in verdict["text"]

    while solver.shot["step"] > told["begin"]:
        assert solver.ask("undo", at=solver.position)["type"] == "done"
    assert at(table)["verdict"] is None

    answer = server.http.get(f"/api/tables/{table.id}/puzzle/answer").json()
    assert answer["actions"] == list(ONE.answer)
    assert len(answer["steps"]) == len(ONE.answer)
    solver.play(*answer["actions"])
    assert at(table)["verdict"]["mark"] == "right"


def test_a_puzzle_table_wakes_and_is_compared_with_none(server):
    """From storage it is the same; its luck is not that of its seed from the start."""
    table, solver = sit(server, ONE)
    solver.play(*ONE.answer)
    before = at(table)
    server.forget(table.id)

    assert at(table) == before
    assert server.http.get(f"/api/tables/{table.id}/standing").json()["played"] == 0
    token = {"token": table.ticket["token"]}
    refused = server.http.post(f"/api/tables/{table.id}/challenge", json=token)
    assert refused.json()["code"] == "no-seed"


def test_a_puzzle_has_a_picture(server):
    """Each its own, and it may be kept."""
    first, second = (
        server.http.get(f"/api/puzzles/{line['id']}/picture")
        for line in server.http.get("/api/puzzles").json()[:2]
    )

    assert first.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in first.headers["cache-control"]
    assert first.text.startswith("<svg")
    assert first.text != second.text


def test_what_is_no_puzzle(server):
    """Unknown ids and tables without one get a sentence."""
    plain = server.make()
    unknown = server.http.post("/api/puzzles/nothing", json={})
    unseen = server.http.get("/api/puzzles/nothing/picture")
    none = server.http.get(f"/api/tables/{plain.id}/puzzle")
    early = server.http.post(f"/api/tables/{plain.id}/puzzle", json={"step": 1})

    for answer in (unknown, unseen):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-puzzle")
    assert (none.status_code, none.json()["code"]) == (409, "not-a-puzzle")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Table, int]:
    """A game that is over, and a step with a few ways to go on."""
    from firehouse.core.setup import Setup
    from firehouse.core.table import Table as Core

    core = Core(Setup("hotshots/standard"), 3)
    policy, luck, step = policy_of(core.game), Rng(0), 0
    while core.result is None:
        if 2 <= len(ways(core.game, core.state, 6) or ()) <= 6:
            step = core.step + 1
        core.play(int(policy.choose(core.state, luck)))
    answer = server.http.post("/api/records", json={"record": core.record().to_json()})
    assert answer.status_code == 201, answer.text
    return Table(server, answer.json()), step


def test_a_moment_of_a_game_that_is_over_is_a_puzzle(server, finished):
    game, step = finished
    answer = server.http.post(f"/api/tables/{game.id}/puzzle", json={"step": step, "name": "Olga"})
    assert answer.status_code == 201, answer.text
    table = Table(server, answer.json())
    told = at(table)
    assert (told["puzzle"]["id"], told["begin"], told["verdict"]) == ("own", step - 1, None)

    server.forget(table.id)
    solver = table.sit()
    shown = server.http.get(f"/api/tables/{table.id}/puzzle/answer").json()
    solver.play(*shown["actions"])
    assert at(table)["verdict"]["mark"] == "right"


def test_after_the_end_there_is_no_puzzle(server, finished):
    game, _ = finished
    last = server.http.get(f"/api/tables/{game.id}").json()["step"]
    refused = server.http.post(f"/api/tables/{game.id}/puzzle", json={"step": last + 1})
    beyond = server.http.post(f"/api/tables/{game.id}/puzzle", json={"step": last + 9})

    assert (refused.status_code, refused.json()["code"]) == (409, "no-puzzle-made")
    assert (beyond.status_code, beyond.json()["code"]) == (409, "no-step")
