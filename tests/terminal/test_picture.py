"""Drawings in colour: signs get their ink, numbers at the edges do not, notes take one line."""

from typing import Any

import pytest

from firehouse import Game, Rng, Setup
from firehouse.core.catalogue import Sign
from firehouse.terminal.picture import painted, show_drawing, show_legend, show_position
from firehouse.terminal.screen import Screen

SIGNS = (
    Sign("F", "fire", "red"),
    Sign("1 2", "a firefighter", "bold"),
    Sign("Fx", "a flare", "blue"),
)
NOTES = """\
at 3,3: F?1
turn: 1
ap: 4
crew: captain medic
saved: 2 0
bag: 8 victims, 4 false alarms, 0 hazmats
rescued: 0
lost: 1
struck: 1,1
dice: 1 2 0
left: 2
next: act"""
FOR_PEOPLE = ("at ", "crew", "saved", "bag")
DRAWING = f"       0   1\n  1    F   1\n\n{NOTES}"


def test_signs_get_their_ink_and_labels_do_not() -> None:
    assert painted("  1    F   1 Fx", SIGNS) == [
        ("  1  ", ""),
        ("  ", ""),
        ("F", "red"),
        ("   ", ""),
        ("1", "bold"),
        (" ", ""),
        ("Fx", "blue"),
        ("", ""),
    ]
    assert painted("       0   1", SIGNS) == [("       0   1", "")]


def test_without_signs_nothing_is_painted() -> None:
    assert painted("  1    F   1", ()) == [("  1    F   1", "")]


def test_notes_for_people_follow_the_board_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is for machines, or said in the situation below, is left out."""
    show_drawing(DRAWING, SIGNS, FOR_PEOPLE, Screen())
    told = "at 3,3: F?1 · crew: captain medic · saved: 2 0 · bag: 8 victims, 4 false alarms, 0 haz"
    assert capsys.readouterr().out == f"       0   1\n  1    F   1\n{told}mats\n"


def test_all_notes_are_for_people_where_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    show_drawing("  1    F\n\nturn: 1\nap: 4", SIGNS, (), Screen())
    assert capsys.readouterr().out == "  1    F\nturn: 1 · ap: 4\n"


def test_a_drawing_without_notes_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    show_drawing("  1    F", SIGNS, FOR_PEOPLE, Screen())
    assert capsys.readouterr().out == "  1    F\n"


def test_the_legend_explains_every_sign(capsys: pytest.CaptureFixture[str]) -> None:
    show_legend(SIGNS, Screen())
    assert capsys.readouterr().out.splitlines()[0] == "  F    fire"
    show_legend((), Screen())
    assert "no legend" in capsys.readouterr().out


def test_the_discards_stay_closed(capsys: pytest.CaptureFixture[str]) -> None:
    """A position's text holds the discards for whoever reads it back; a person is not told."""
    game: Any = Game.of(Setup("hotshots/standard"))
    rng = Rng(3)
    state = game.start()
    while not state.discard:
        chance = game.is_chance(state)
        game.apply(state, game.sample(state, rng) if chance else game.random_action(state, rng))
    assert "discard: " in game.draw(state)
    show_position(game, state, Screen())
    assert "discard" not in capsys.readouterr().out
