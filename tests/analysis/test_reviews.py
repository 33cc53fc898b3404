"""Reviews: luck plus decisions is the change, and a blunder is found and named."""

from __future__ import annotations

import json

import pytest
from short_games import Told, drawn, played, told_falls

from firehouse.analysis.curve import curve
from firehouse.analysis.review import review, suspicious
from firehouse.analysis.review_words import points
from firehouse.bots.bot import Budget
from firehouse.core.luck import Rng
from firehouse.terminal.curve import curve_lines
from firehouse.terminal.review import review_file, show_review
from firehouse.terminal.screen import Screen

TINY = Budget(playouts=2)
RESCUE = "move 3,0 carrying victim"


@pytest.fixture
def screen(monkeypatch):
    """A plain screen of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    return Screen()


@pytest.mark.parametrize(
    ("ruleset", "most", "carelessly", "result"),
    [
        ("flashpoint/family", 1000, False, "won"),
        ("flashpoint/family", 1000, True, "lost"),
        ("flashpoint/family", 16, False, None),
        ("hotshots/standard", 1000, True, "lost"),
        ("hotshots/standard", 14, False, None),
    ],
)
def test_luck_and_decisions_add_up(ruleset, most, carelessly, result):
    """Their sum is the last chance less the first; each change is of one kind, none is lost."""
    tables = (played(ruleset, seed, most, carelessly) for seed in range(1, 30))
    table = next(table for table in tables if table.result == result)

    found = review(table, Rng(1), TINY, suspects=0)

    adds_up(found, table)


def adds_up(found, table):
    """No step is lost, and every change is luck's or somebody's."""
    assert len(found.moments) == table.step
    assert found.luck + found.decisions == pytest.approx(found.last.value - found.first.value)
    assert [bool(moment.luck) for moment in found.moments] == [bool(s.kind) for s in table.steps]
    of_pawns = sum(found.decisions_of(pawn) for pawn in range(len(found.pawns)))
    assert of_pawns == pytest.approx(found.decisions)
    chance = found.first.value
    for moment in found.moments:
        chance += moment.change
        assert chance == pytest.approx(moment.chance.value)
    if table.result is not None:
        assert found.last.value == (table.result == "won")
        assert found.last.certain


def test_the_end_of_a_long_game_adds_up():
    """The last steps of a forest that was saved."""
    table = played("hotshots/standard", 1, scorch_limit=18)
    del table.steps[:-8]
    assert table.result == "won"

    adds_up(review(table, Rng(1), TINY, suspects=1), table)


def test_a_review_is_the_same_for_the_same_seed():
    """All of it, as data."""
    table = drawn(burning_rows="56", damage_limit=1)
    table.play("move 2,1")
    table.play("end")

    first, again = (review(table, Rng(9), TINY, suspects=1).to_json() for _ in range(2))

    assert first == again
    json.dumps(first)


def test_a_forced_step_changes_nothing():
    """Where there is one thing to do, neither luck nor decision is told."""
    table = played("flashpoint/family", 2, 16)

    for moment, step in zip(
        review(table, Rng(1), TINY, suspects=1).moments, table.steps, strict=True
    ):
        if len(table.game.actions(step.before)) == 1:
            assert moment.change == 0


def test_the_blunder_is_found():
    """The last explosion looms, the winning step is there, and the turn is ended instead."""
    table = drawn(burning_rows="256", damage_limit=1)
    table.play("end")

    found = review(table, Rng(4), Budget(playouts=12))

    worst = found.costs[0]
    assert (worst.step, worst.text, worst.better) == (1, "end", RESCUE)
    assert 0.2 < worst.low <= worst.cost <= worst.high <= 1
    assert found.moments[0].change < -0.2


def test_a_good_decision_costs_nothing():
    """Who takes the win is not blamed."""
    table = drawn()
    table.play(RESCUE)

    assert review(table, Rng(4), TINY, suspects=1).costs == ()


def test_the_greatest_fall_is_the_first_suspect(monkeypatch):
    """With one look, it goes to the decision that lost most; later rises are not looked at."""
    table = told_falls(monkeypatch, 8, 2, 4)

    found = review(table, Rng(1), Budget(playouts=10), suspects=1)

    assert suspicious(found.moments) == [2, 1, 3]
    assert [cost.step for cost in found.costs] == [2]
    assert found.costs[0].cost == pytest.approx(0.7)


@pytest.mark.parametrize(("playouts", "named"), [(10, []), (15, [1])])
def test_only_what_is_certain_is_named(monkeypatch, playouts, named):
    """4 lost of 40 pairs may be luck (1 in 8), 6 of 60 hardly (1 in 32)."""
    table = told_falls(monkeypatch, 8)

    found = review(table, Rng(1), Budget(playouts=playouts))

    assert [cost.step for cost in found.costs] == named
    assert all(0 < cost.low < cost.cost < cost.high for cost in found.costs)


def test_the_more_suspects_the_surer_each_must_be(monkeypatch):
    """6 lost of 60 pairs is certain enough for one suspect, not for one of two."""
    table = told_falls(monkeypatch, 8, 2)

    found = review(table, Rng(1), Budget(playouts=15))

    assert suspicious(found.moments) == [2, 1]
    assert [cost.step for cost in found.costs] == [2]


def test_the_rule_of_thumb_is_no_suspect():
    """Its decisions change nothing as far as the review can tell, so none is looked at."""
    table = played("flashpoint/family", 2, 16)

    found = review(table, Rng(1), TINY)

    assert suspicious(found.moments) == []
    assert found.costs == ()


def test_a_missed_win_is_always_suspect(monkeypatch):
    """Even where the chance seems to be the same before and after."""
    monkeypatch.setattr("firehouse.analysis.chance.runner_of", Told(2))
    table = drawn()
    table.play("end")

    found = review(table, Rng(1), Budget(playouts=10), suspects=1)

    assert found.moments[0].change == 0
    assert [(cost.step, cost.better) for cost in found.costs] == [(1, RESCUE)]


def test_an_estimate_is_never_100_percent(monkeypatch, screen, capsys):
    """All of 6 playouts lost, then all won: neither is certain."""
    table = told_falls(monkeypatch, 10, otherwise=0)

    found = review(table, Rng(1), Budget(playouts=6), suspects=0)
    show_review(found, screen)
    told = capsys.readouterr().out

    assert "was less than 40 % at the start and more than 60 % at the end." in told
    assert "   >60%  Firefighter 1: " in told
    assert "went from less than 40 % to more than 60 %;" in curve(found)
    assert ", +100 to &gt;60%</title>" in curve(found)


def test_progress_goes_from_0_to_1():
    """It never goes back, and it ends."""
    table = drawn(burning_rows="56", damage_limit=1)
    table.play("end")
    told: list[float] = []

    review(table, Rng(1), Budget(playouts=11), progress=told.append)

    assert told == sorted(told)
    assert 0 < told[0] < 1
    assert told[-1] == pytest.approx(1)


def test_the_curve_tells_luck_and_decisions_apart():
    """Each change is drawn in its kind; the text curve names both."""
    table = played("flashpoint/family", 2, 20)
    found = review(table, Rng(1), Budget(playouts=3), suspects=1)
    picture = curve(found)
    kinds = [bool(moment.luck) for moment in found.moments if moment.change]

    assert picture.count('data-kind="luck"') == kinds.count(True)
    assert picture.count('data-kind="decision"') == kinds.count(False)
    assert len({len("".join(text for text, _ in line)) for line in curve_lines(found, 15)[:9]}) == 1


@pytest.mark.parametrize(
    ("change", "text"), [(0.124, "+12"), (-0.3, "−30"), (0.001, "±0"), (-0.001, "±0"), (0.05, "+5")]
)
def test_points_have_a_sign(change, text):
    """Changes in points of per cent."""
    assert points(change) == text


def test_a_review_is_told(screen, capsys):
    """The sums, the curve, the moments and what would have been better."""
    table = drawn(burning_rows="256", damage_limit=1)
    table.play("end")

    show_review(review(table, Rng(4), Budget(playouts=12)), screen)
    told = capsys.readouterr().out

    assert "make up the change" in told
    assert "100 % │" in told
    assert "Firefighter 1: end cost" in told
    assert f"better was {RESCUE}." in told


def test_a_file_is_reviewed(tmp_path, screen, capsys):
    """JSON for a program, a picture in a new file; one that is there is left alone."""
    record = tmp_path / "game.json"
    played("flashpoint/family", 3, most=6).record().save(record)
    picture = tmp_path / "curve.svg"

    review_file(record, screen, Budget(playouts=1), picture, as_json=True)
    data = json.loads(capsys.readouterr().out)

    assert picture.read_text(encoding="utf-8").startswith("<svg")
    change = data["last"]["value"] - data["first"]["value"]
    assert data["luck"] + data["decisions"] == pytest.approx(change)
    with pytest.raises(FileExistsError, match="exists already"):
        review_file(record, screen, TINY, picture, as_json=False)
