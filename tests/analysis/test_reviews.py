"""Reviews: luck plus decisions is the change, and a blunder is found and named."""

from __future__ import annotations

import json

import pytest
from short_games import drawn, played

from firehouse.analysis.curve import curve, points
from firehouse.analysis.review import review
from firehouse.bots.bot import Budget
from firehouse.core.luck import Rng
from firehouse.terminal.reviewing import curve_lines, review_file, show_review
from firehouse.terminal.screen import Screen

TINY = Budget(playouts=2)
RESCUE = "move 3,0 carrying victim"


@pytest.fixture
def screen(monkeypatch):
    """A plain screen of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    return Screen()


@pytest.mark.parametrize(
    ("ruleset", "seed", "most", "carelessly", "result"),
    [
        ("flashpoint/family", 2, 1000, False, "won"),
        ("flashpoint/family", 1, 1000, True, "lost"),
        ("flashpoint/family", 2, 16, False, None),
        ("hotshots/standard", 1, 1000, True, "lost"),
        ("hotshots/standard", 2, 14, False, None),
    ],
)
def test_luck_and_decisions_add_up(ruleset, seed, most, carelessly, result):
    """Their sum is the last chance less the first; each change is of one kind, none is lost."""
    table = played(ruleset, seed, most, carelessly)
    assert table.result == result

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
