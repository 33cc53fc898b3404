"""What a player is told: a plan with reasons, the chance to win, and what the fire may do."""

from __future__ import annotations

import pytest
from short_games import Told, drawn

from firehouse.analysis.chance import counted
from firehouse.analysis.plan import best_plan
from firehouse.analysis.values import after
from firehouse.bots.bot import Budget
from firehouse.core.luck import Rng
from firehouse.terminal.advice import hint, tell_chance, tell_threats
from firehouse.terminal.screen import Screen

RESCUE = "move 3,0 carrying victim"
SMALL = Budget(playouts=40)


@pytest.fixture
def screen(monkeypatch):
    """A plain screen of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    return Screen()


def test_the_plan_takes_the_win():
    """One step that wins is the whole plan; nothing threatens after the end."""
    table = drawn(burning_rows="256", damage_limit=1)

    plan = best_plan(table.game, table.state, Rng(1), SMALL)

    assert plan is not None
    assert [step.text for step in plan.steps] == [RESCUE]
    assert plan.pawn == 0
    assert (plan.chance.value, plan.chance.certain) == (1.0, True)
    assert plan.facts == ()


def test_the_plan_ends_with_the_turn():
    """Far from the exit: a line of legal actions of one pawn that its AP can pay."""
    table = drawn()
    table.play("move 3,2")

    plan = best_plan(table.game, table.state, Rng(1), SMALL)

    assert plan is not None
    assert sum(step.price for step in plan.steps) <= 3
    for step in plan.steps:
        assert table.game.refusal(table.state, step.action) is None
        assert step.why
        table.game.apply(table.state, step.action)
    again = best_plan(table.game, drawn().state, Rng(1), SMALL)
    assert again == best_plan(table.game, drawn().state, Rng(1), SMALL)


def test_a_hint_says_the_numbers_only_if_asked(screen, capsys):
    hint(drawn(), screen, SMALL)
    told = capsys.readouterr().out
    assert told.startswith("Hint for Firefighter 1: Carry the victim to the west garden")
    assert "%" not in told


def test_a_hint_says_what_and_why(screen, capsys):
    """The action, its price, and the chance to win with it."""
    table = drawn()
    before = table.state.digest()

    hint(table, screen, SMALL, numbers=True)
    told = capsys.readouterr().out

    assert "Hint for Firefighter 1:" in told
    assert f"{RESCUE} (2 AP)" in told
    assert "the chance to win is 100 %." in told
    assert table.state.digest() == before


def test_the_chance_of_a_plan_is_counted_in_games(monkeypatch, screen, capsys):
    """A quarter of the playouts, played to their end from the position after the first action."""
    told = Told(3)
    monkeypatch.setattr("firehouse.analysis.chance.runner_of", told)
    table = drawn()
    table.play("move 3,2")

    plan = best_plan(table.game, table.state, Rng(1), SMALL)
    assert plan is not None
    begun = after(table.game, table.state, plan.steps[0].action)
    hint(table, screen, SMALL, numbers=True)

    assert plan.chance == counted(3, 10)
    assert plan.to_json()["chance"]["value"] == 0.3
    assert told.asked[:10] == [begun.digest()] * 10
    assert "With this the chance to win is about 30 %." in capsys.readouterr().out


@pytest.mark.parametrize(("tenths", "text"), [(10, "more than 72 %"), (0, "less than 28 %")])
def test_an_estimate_is_not_certain(monkeypatch, screen, capsys, tenths, text):
    """All of 10 playouts ended alike."""
    monkeypatch.setattr("firehouse.analysis.chance.runner_of", Told(tenths))
    table = drawn()
    table.play("move 3,2")

    hint(table, screen, SMALL, numbers=True)
    tell_chance(table, screen, Budget(playouts=10))
    told = capsys.readouterr().out

    assert f"With this the chance to win is {text}." in told
    assert f"The chance to win is {text} (" in told


def test_after_the_end_there_is_nothing_to_advise(screen, capsys):
    """A hint, a chance and threats of a won game."""
    table = drawn()
    table.play(RESCUE)

    hint(table, screen, SMALL, numbers=True)
    tell_chance(table, screen, SMALL)
    tell_threats(table, screen)

    assert capsys.readouterr().out.splitlines() == [
        "The game is won; there is nothing left to do.",
        "The game is won.",
        "The game is won; there is nothing left to do.",
    ]


def test_a_chance_comes_with_its_doubt(screen, capsys):
    """The same each time it is asked."""
    table = drawn()

    tell_chance(table, screen, Budget(playouts=20))
    tell_chance(table, screen, Budget(playouts=20))
    first, again = capsys.readouterr().out.splitlines()

    assert first == again
    assert first.startswith("The chance to win is ")
    assert "20 games played on" in first


def test_threats_are_drawn(screen, capsys):
    """The house with chances in it, and sentences for what matters."""
    tell_threats(drawn(burning_rows="256", damage_limit=1), screen)
    told = capsys.readouterr().out

    assert "  2      | F   F   F | F   F o F   F   F |" in told
    assert "that a square burns after this turn" in told
    assert "• The building collapses in " in told
    assert "% of the next rolls." in told
