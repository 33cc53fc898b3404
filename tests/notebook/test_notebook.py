"""Notebooks: what objects show of themselves, a board to play on, and the example that runs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import firehouse as fh

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "notebook.ipynb"
RUN = """\
import nbformat, sys
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
nbformat.write(notebook, sys.argv[2])
"""


@pytest.mark.parametrize("ruleset", [row.id for row in fh.rulesets()])
def test_games_tables_and_records_show_their_picture(ruleset: str) -> None:
    """The game its start, the table how it stands, the record its last position."""
    table = fh.Table(fh.Setup(ruleset), seed=1)
    assert table.game._repr_svg_() == table.game.svg(table.game.start())
    assert table._repr_svg_() == table.game.svg(table.state) == table.record()._repr_svg_()
    for shown in (table, table.game, table.state, table.record()):
        assert len(repr(shown)) < 200
        assert "\n" not in repr(shown)


@pytest.mark.parametrize("ruleset", ["flashpoint/advanced", "hotshots/standard"])
def test_any_position_has_a_picture(ruleset: str) -> None:
    """Also one that no table has, in a few words where it is only written out."""
    game = fh.Game.of(fh.Setup(ruleset, crew=2))
    state = game.start()
    fh.playout(game, state, 3)
    shown = game.picture(state)
    assert shown._repr_svg_() == game.svg(state) == shown != game.svg(game.start())
    assert repr(shown) == f"<Picture, {len(shown):,} characters of SVG>"


def test_a_ruleset_shows_its_choices() -> None:
    (shown,) = (row._repr_html_() for row in fh.rulesets() if row.id == "flashpoint/experienced")
    for words in ("<caption>", "veteran", "rescue-dog", "house_front", "saved_limit="):
        assert words in shown


def test_a_board_plays_tells_and_takes_back() -> None:
    board = fh.play("flashpoint/basic", seed=1)
    first = board.picture
    assert "<svg" in first
    board._hear(board, {"play": board.actions[0]}, [])
    assert board.table.step > 0
    assert board.picture != first
    board._hear(board, {"undo": True}, [])
    assert board.picture == first
    assert board.log[-1] == "Taken back."
    board._hear(board, {"undo": True}, [])
    assert board.log[-1] == "There is nothing to undo yet."
    board.play("move 99,99")
    assert board.picture == first
    assert "99" in board.log[-1]


def test_a_bot_plays_the_other_seats() -> None:
    """The person is asked again for the first seat alone, and the game comes to its end."""
    board = fh.play(fh.Setup("flashpoint/basic", crew=3), seed=1, bot="greedy")
    while board.table.result is None:
        assert board.table.game.actor(board.table.state) == 0
        board.play(board.actions[-1])
    assert board.actions == []


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "firehouse.notebook.board", raising=False)
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(ValueError, match=r"pip install 'firehouse\[notebook\]'"):
        fh.play()


def test_the_example_runs(tmp_path: Path) -> None:
    """From its first cell to its last, and shows pictures, a table of choices and a board."""
    out = tmp_path / "out.ipynb"
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(EXAMPLE), str(out)],
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    cells = json.loads(out.read_text(encoding="utf-8"))["cells"]
    data = [output.get("data", {}) for cell in cells for output in cell.get("outputs", [])]
    kinds = [kind for shown in data for kind in shown]
    assert kinds.count("image/svg+xml") == 4
    assert kinds.count("text/html") == 1
    assert "application/vnd.jupyter.widget-view+json" in kinds


def test_the_example_is_stored_without_output() -> None:
    for cell in json.loads(EXAMPLE.read_text(encoding="utf-8"))["cells"]:
        assert cell.get("outputs", []) == []
