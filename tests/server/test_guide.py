"""The catalogue, the reference and the lessons over HTTP."""

from __future__ import annotations

import pytest
from tables import Table

import firehouse as fh
from firehouse.lessons import lessons
from firehouse.lessons.progress import fits


def test_the_catalogue_lists_every_way_to_play(server):
    """And every preset of it makes a table."""
    catalogue = server.http.get("/api/rulesets").json()

    assert [r["id"] for r in catalogue["rulesets"]] == [r.id for r in fh.rulesets()]
    assert {r["game"] for r in catalogue["rulesets"]} == {g["id"] for g in catalogue["games"]}
    assert {*catalogue["tonight"]} <= {r["id"] for r in catalogue["rulesets"]}
    assert {bot["id"] for bot in catalogue["bots"]} == {"random", "greedy", "search"}
    for ruleset in catalogue["rulesets"]:
        for preset in ruleset["presets"]:
            server.make(setup=preset["setup"])


def test_the_catalogue_is_sent_packed(server):
    """It is long; the first visit should not be."""
    packed = server.http.get("/api/rulesets")
    plain = server.http.get("/api/rulesets", headers={"Accept-Encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3


def test_the_reference_is_told_whole(server):
    """Sections with a title and a body."""
    sections = server.http.get("/api/reference").json()

    assert {section["game"] for section in sections} == {"flashpoint", "hotshots"}
    assert all(section["title"] and section["body"] for section in sections)


def test_the_reference_of_a_rule_set_leaves_the_other_boxes_out(server):
    """Who plays the Basic Game reads nothing about vehicles."""
    address = "/api/reference?ruleset="
    sections = server.http.get(f"{address}flashpoint/basic").json()
    whole = {section["id"]: section for section in server.http.get("/api/reference").json()}
    unknown = server.http.get(f"{address}chess")

    assert "flashpoint/move" in {section["id"] for section in sections}
    assert not any("vehicles" in section["id"] for section in sections)
    assert whole["flashpoint/set-up-basic"]["only_in"] == ["Flash Point 2010, Basic Game"]
    assert whole["flashpoint/move"]["only_in"] == []
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-ruleset")


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_takes_only_what_it_waits_for(server, lesson):
    """The learner holds all pawns; the table refuses what the lesson is not about yet."""
    answer = server.http.post(f"/api/lessons/{lesson.id}", json={"name": "Lena"})
    learner = Table(server, answer.json()).sit()
    step = next(step for step in lesson.steps if step.actions)
    offers = [offer["action"] for offer in learner.shot["offers"]]

    unwanted = next(offer for offer in offers if not fits(offer, step.allowed))
    wanted = next(offer for offer in offers if fits(offer, step.actions))

    assert learner.shot["table"]["lesson"] == lesson.id
    assert learner.shot["you"]["pawns"] == [0, 1]
    assert learner.play(unwanted)["code"] == "lesson"
    assert learner.play(wanted)["type"] == "done"


def test_there_is_no_such_lesson(server):
    """A sentence says so."""
    assert server.http.post("/api/lessons/nothing", json={"name": ""}).status_code == 404
