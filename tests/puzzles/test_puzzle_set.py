"""Every puzzle of the set: its position replays, its answer is legal and reaches the task."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from firehouse.analysis.ways import ways
from firehouse.core.catalogue import rules_version, rulesets
from firehouse.core.game import WON
from firehouse.core.table import check
from firehouse.puzzles import need_puzzle, puzzle, puzzles, verdict_of
from firehouse.puzzles.puzzle import RIGHT, Puzzle, line_of
from firehouse.puzzles.run import run_of_five
from firehouse.puzzles.told import explained, steps_told, task_told, title_of, verdict_told

EACH = pytest.mark.parametrize("one", puzzles(), ids=lambda one: one.id)
MOST_RIGHT = 0.25
"""The share of the ends that may be right."""


@EACH
def test_the_answer_is_legal_and_right(one):
    """By the rules of today, from the position that its steps lead to."""
    assert one.rules_version == rules_version(one.setup.ruleset)
    table = one.table()
    assert verdict_of(one, table) is None
    for text in one.answer:
        assert table.refusal(text) is None
        assert verdict_of(one, table) is None
        table.follow(table.parse(text))
    verdict = verdict_of(one, table)

    assert verdict is not None
    assert (verdict.mark, verdict.points) == ("right", 2)
    assert verdict.value == pytest.approx(one.best, abs=0.003)
    assert (table.result == WON) >= (one.task.kind == "win")


@EACH
def test_few_ends_are_right_and_none_is_far_better(one):
    values = one.values.values()
    right = sum(value >= one.best - RIGHT for value in values)

    assert right <= max(2, MOST_RIGHT * len(values))
    assert max(values) <= one.best + RIGHT + 0.003


@EACH
def test_it_is_told_in_words(one):
    for said in (task_told(one), title_of(one), explained(one), *steps_told(one)):
        assert said
        assert "{" not in said
    assert one.grade in (1, 2, 3)


@pytest.mark.parametrize("one", run_of_five(puzzles(), 1), ids=lambda one: one.id)
def test_every_end_of_the_turn_was_weighed(one):
    """Whatever is played, there is a verdict on it."""
    table = one.table()
    ends = ways(table.game, table.state, len(one.values)) or {}

    assert {check(end) for end in ends} == set(one.values)


def test_the_set_covers_every_box_grade_and_kind():
    boxes = Counter(one.setup.ruleset for one in puzzles())

    assert len(puzzles()) >= 60
    assert set(boxes) == {way.id for way in rulesets()}
    assert {one.grade for one in puzzles()} == {1, 2, 3}
    assert {one.task.kind for one in puzzles()} == {"win", "goal", "best"}
    assert len({one.id for one in puzzles()}) == len(puzzles())


def test_a_line_of_a_file_is_the_puzzle():
    one = puzzles()[0]

    assert Puzzle.from_json(one.to_json()) == one
    assert line_of(one).count("\n") == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("answer"),
        lambda data: data.update(values="not base64!"),
        lambda data: data.update(values="AAAA"),
        lambda data: data.update(task={"kind": "chess"}),
        lambda data: data.update(task={"kind": "goal", "goal": 1}),
        lambda data: data.update(setup={}),
    ],
)
def test_what_is_no_puzzle_is_refused(spoil):
    data = puzzles()[0].to_json()
    spoil(data)

    with pytest.raises(ValueError, match=r"."):
        Puzzle.from_json(data)


def test_marks_and_words_of_a_verdict():
    """Right, close and missed, told with chances."""
    one = next(found for found in puzzles() if found.task.kind == "best")
    assert [one.mark(one.best - gap) for gap in (0, 0.019, 0.04, 0.1)] == [
        "right",
        "right",
        "close",
        "missed",
    ]
    table = one.table()
    worst = min(one.values, key=lambda key: one.values[key])
    ends = ways(table.game, table.state, len(one.values)) or {}
    line = next(line for end, line in ends.items() if check(end) == worst)
    for action in line:
        table.follow(action)
    verdict = verdict_of(one, table)

    assert verdict is not None
    assert (verdict.mark, verdict.points) == ("missed", 0)
    assert "%" in verdict_told(one, verdict)


def test_an_unknown_puzzle_names_the_nearest():
    assert puzzle("nothing") is None
    near = puzzles()[0].id
    with pytest.raises(ValueError, match=near):
        need_puzzle(near + "x")


def test_a_run_of_five_gets_harder():
    drawn = run_of_five(puzzles(), 7)

    assert len({one.id for one in drawn}) == 5
    assert [one.grade for one in drawn] == sorted(one.grade for one in drawn)
    assert run_of_five(puzzles(), 7) == drawn
    assert run_of_five([replace(drawn[0])], 0) == [drawn[0]]
