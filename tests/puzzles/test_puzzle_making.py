"""Finding puzzles: all ends of a turn, weighed on common luck, kept and gone on with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from firehouse.analysis.ways import ways
from firehouse.core.catalogue import ruleset
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table, check
from firehouse.puzzles import puzzles, verdict_of
from firehouse.puzzles.making import finding, maker
from firehouse.puzzles.making.grading import by_chance, by_plans, by_thumb, grade_of
from firehouse.puzzles.own import own_puzzle
from firehouse.puzzles.puzzle import RIGHT, puzzles_of
from firehouse.puzzles.task import Task
from firehouse.puzzles.values import packed, unpacked
from firehouse.puzzles.weighing import Weighing


class Loaded:
    """A scale on which every position succeeds as often as it is told."""

    def __init__(self, chances):
        self.chances = chances

    def outcomes(self, states, seed, first, count):
        return [
            [
                int(number % 100 < self.chances[state] * 100)
                for number in range(first, first + count)
            ]
            for state in states
        ]


def test_the_ends_of_a_turn_are_where_luck_comes_next():
    table = puzzles()[0].table()
    ends = ways(table.game, table.state, 2000)

    assert ends
    for end, line in ends.items():
        here = table.state.copy()
        for action in line:
            assert table.game.refusal(here, action) is None
            table.game.apply(here, action)
        assert here == end
        assert table.game.is_chance(end) or table.game.over(end)
    assert ways(table.game, table.state, 1) is None


def test_the_best_end_is_found_and_what_is_surely_worse_left_out():
    weighing = Weighing({n: (0,) * (n + 1) for n in range(4)}, Loaded([0.5, 0.7, 0.69, 0.1]), 0)
    weighing.run((100, 1000))

    assert weighing.best.state == 1
    assert [end.state for end in weighing.right] == [1, 2]
    assert [end.state for end in weighing.left] == [1, 2]


def test_an_end_that_was_left_out_early_is_never_right(monkeypatch):
    """Its few games may have been lucky ones; only the gap on common luck counts."""
    monkeypatch.setattr("firehouse.puzzles.weighing.check", str)
    weighing = Weighing(dict.fromkeys(range(3), (0,)), Loaded([0.9, 0.6, 0.2]), 0)
    weighing.run((100, 1000))
    values = weighing.values()

    assert values["0"] == pytest.approx(0.9)
    assert values["1"] == pytest.approx(0.6, abs=0.01)
    assert max(values["1"], values["2"]) < values["0"] - RIGHT


def test_values_are_packed_to_half_a_point():
    values = {"00000000": 0.0, "ffffffff": 1.0, "1234abcd": 0.4321}

    assert unpacked(packed(values)) == pytest.approx(values, abs=0.0026)


def test_grades_by_who_finds_it():
    assert grade_of({"greedy": 1.0, "ordinary": 0.5, "search": 0.0}) == 1
    assert grade_of({"greedy": 0.0, "ordinary": 0.9, "search": 0.0}) == 2
    assert grade_of({"greedy": 1.0, "ordinary": 0.4, "search": 0.9}) == 2
    assert grade_of({"greedy": 1.0, "ordinary": 0.4, "search": 0.4}) == 3


def test_a_maker_goes_on_where_it_stopped(tmp_path, monkeypatch):
    """Games that were looked through are not looked through again, and nothing found is lost."""
    looked = []

    def found_in(table, seed):
        looked.append(table)
        yield puzzles()[table]

    monkeypatch.setattr(maker, "found_in", found_in)
    out = tmp_path / "found.jsonl"
    jobs = [("one", lambda: 1, "a"), ("two", lambda: 2, "b")]
    assert len(list(maker.Maker(out, 0, None).run(jobs[:1]))) == 1
    assert len(list(maker.Maker(out, 0, None).run(jobs))) == 1

    assert looked == [1, 2]
    assert [one.source for one in puzzles_of(out)] == ["a", "b"]


def test_a_puzzle_that_is_there_is_not_written_again(tmp_path, monkeypatch):
    """Also where nothing tells any more which games were looked through."""
    monkeypatch.setattr(maker, "found_in", lambda table, seed: iter(puzzles()[:table]))
    out = tmp_path / "found.jsonl"
    assert len(list(maker.Maker(out, 0, None).run([("one", lambda: 2, "a")]))) == 2
    out.with_suffix(maker.GAMES).unlink()

    found = list(maker.Maker(out, 0, None).run([("one", lambda: 3, "a")]))

    assert [one.id for one in found] == [puzzles()[2].id]
    assert [one.id for one in puzzles_of(out)] == [one.id for one in puzzles()[:3]]


def test_records_and_bots_bring_games(tmp_path):
    table = Table(Setup("hotshots/standard"), 1)
    path = tmp_path / "mine.json"
    table.record().save(path)
    ((key, played, source),) = maker.record_games([path])
    jobs = list(maker.bot_games([ruleset("hotshots/standard")], 3, 0))

    assert (key, source) == (str(path), "mine")
    assert played().state == table.state
    assert len({job[0] for job in jobs}) == 3


def test_a_position_of_a_record_makes_the_same_puzzle_again(monkeypatch):
    """The way from a game to a puzzle, with few games played on."""
    one = next(p for p in puzzles() if p.task.kind == "win")
    table = one.table()
    for text in one.answer:
        table.follow(table.parse(text))
    monkeypatch.setattr(finding, "measured", lambda puzzle: dict.fromkeys(one.players, 0.0))
    again = finding.puzzle_at(table, len(one.steps), 0, "win")

    assert again is not None
    assert (again.id, again.task, again.values) == (one.id, one.task, one.values)


def test_a_puzzle_of_the_set_is_found_again_by_the_bot_of_today():
    """The same question at the same position; what no longer stands out is no puzzle."""
    one = next(p for p in puzzles() if p.task.kind == "win")
    again = finding.found_again(one, 0)
    nothing_to_win = replace(one, task=Task("goal", 99, 1))

    assert again is not None
    assert (again.id, again.task, again.values) == (one.id, one.task, one.values)
    assert (again.grade, again.source) == (one.grade, one.source)
    assert finding.found_again(nothing_to_win, 0) is None


@pytest.mark.parametrize("player", [by_chance, by_thumb, by_plans(2)])
def test_players_come_to_an_end_of_the_turn(player):
    one = puzzles()[0]
    table = one.table()
    for action in player(table, one.task, Rng(1)):
        table.follow(action)

    assert verdict_of(one, table) is not None


def test_a_moment_of_an_own_game_is_a_puzzle():
    """Just before the end of a game, where there is little to weigh."""
    last = next(p for p in puzzles() if p.task.kind == "win" and p.setup.crew == 3)
    table = last.table()
    for text in last.answer[:-1]:
        table.follow(table.parse(text))
    one = own_puzzle(table, 0.0)

    assert one is not None
    assert one.steps == tuple(table.game.text(step.action) for step in table.steps)
    again = one.table()
    assert check(again.state) == check(table.state)
    for text in one.answer:
        again.follow(again.parse(text))
    assert verdict_of(one, again).mark == "right"


def test_where_nobody_decides_there_is_no_puzzle():
    table = puzzles()[0].table()
    for text in puzzles()[0].answer:
        table.follow(table.parse(text))

    assert table.waits_for_chance or table.result
    assert own_puzzle(table, 0.0) is None
