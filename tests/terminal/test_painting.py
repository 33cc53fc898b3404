"""Drawings in colour: signs get their ink, numbers at the edges do not, notes take one line."""

import pytest

from firehouse.core.catalogue import Sign
from firehouse.terminal.painting import painted, show_drawing, show_legend
from firehouse.terminal.screen import Screen

SIGNS = (
    Sign("F", "fire", "red"),
    Sign("1 2", "a firefighter", "bold"),
    Sign("Fx", "a flare", "blue"),
)
DRAWING = "       0   1\n  1    F   1\n\nturn: 1\nap: 4\nsaved: 2 0\nlost: 1"


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


def test_notes_follow_the_board_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    show_drawing(DRAWING, SIGNS, Screen())
    assert capsys.readouterr().out == "       0   1\n  1    F   1\nsaved: 2 0 · lost: 1\n"


def test_a_drawing_without_notes_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    show_drawing("  1    F", SIGNS, Screen())
    assert capsys.readouterr().out == "  1    F\n"


def test_the_legend_explains_every_sign(capsys: pytest.CaptureFixture[str]) -> None:
    show_legend(SIGNS, Screen())
    assert capsys.readouterr().out.splitlines()[0] == "  F    fire"
    show_legend((), Screen())
    assert "no legend" in capsys.readouterr().out
