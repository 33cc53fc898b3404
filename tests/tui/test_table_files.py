"""Saving, opening, leaving: nothing is lost by a bad name, and nobody loses a game unasked."""

from __future__ import annotations

import os

import pytest

from firehouse.core.record import Record, replay
from firehouse.tui.open_file import OpenScreen
from firehouse.tui.questions import Asking, Choosing
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.table import TableScreen
from tests.tui.at_table import run, sitting


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path, monkeypatch):
    """Names without a folder are written there."""
    monkeypatch.chdir(tmp_path)


def test_a_game_is_saved_to_a_name_that_can_be_written(tmp_path):
    """An impossible one is refused in the window, which stays; no other file is overwritten."""
    other = tmp_path / "other.json"
    other.write_text("precious")

    async def story():
        async with sitting("flashpoint/family", crew=1) as here:
            app = here.pilot.app
            await here.press("1")
            await here.my_turn()
            assert here.screen.keeper.unsaved

            await here.press("s")
            window = app.screen
            assert isinstance(window, Asking)
            line = window.query_one("#line")
            assert line.value == "flashpoint-family.json"
            for name, complaint in {
                str(tmp_path / "no" / "such"): "No such file or directory",
                str(other): "exists already",
                str(tmp_path): "exists already",
                "": "Say which file.",
            }.items():
                line.value = name
                await here.press("enter")
                assert app.screen is window
                assert complaint in str(window.query_one("#complaint").content)
            line.value = "game.json"
            await here.press("enter")
            assert app.screen is here.screen
            assert "Saved to game.json." in here.screen.said.text
            assert not here.screen.keeper.unsaved

            await here.press("1")
            await here.my_turn()
            await here.type(f"write {other}")
            assert "exists already" in here.screen.said.text
            await here.type("write game.json")
            assert here.screen.said.good

    run(story)
    assert other.read_text() == "precious"
    assert replay(Record.load(tmp_path / "game.json")).step > 0
    assert sorted(os.listdir(tmp_path)) == ["game.json", "other.json"]


def test_records_are_opened_and_damaged_ones_refused(tmp_path):
    """An unfinished game is played on; a finished one is looked at."""

    async def story():
        async with sitting("flashpoint/family", crew=1) as here:
            app = here.pilot.app
            await here.press("1")
            await here.my_turn()
            record = here.session.record()
            record.save(tmp_path / "begun.json")
            text = (tmp_path / "begun.json").read_text()
            (tmp_path / "half.json").write_text(text[: len(text) // 2])
            (tmp_path / "changed.json").write_text(text.replace(record.digest, "nonsense"))
            for name, complaint in {
                "half.json": "damaged",
                "changed.json": "stands otherwise",
                "missing.json": "No such file",
                str(tmp_path): "Is a directory",
            }.items():
                await here.type(f"load {name}")
                await here.until(lambda name=complaint: name in here.screen.said.text)
                assert app.screen is here.screen

            await here.type("load begun.json")
            await here.until(lambda: app.screen is not here.screen)
            opened = app.screen
            assert isinstance(opened, TableScreen)
            assert opened.session.record() == record
            assert not opened.keeper.unsaved
            await here.press("q")
            assert app.screen is here.screen

            here.screen.board.focus()
            await here.press("o")
            assert isinstance(app.screen, OpenScreen)
            await here.press("escape")

    run(story)


def test_who_leaves_an_unsaved_game_is_asked(tmp_path):
    """Stay, save and leave, or leave; Ctrl-Q asks as well."""

    async def story():
        async with sitting("flashpoint/family", crew=1) as here:
            app = here.pilot.app
            await here.press("1")
            await here.my_turn()
            for keys in (["3"], ["escape"]):
                await here.press("q")
                assert isinstance(app.screen, Choosing)
                await here.press(*keys)
                assert app.screen is here.screen
            await here.press("ctrl+q")
            assert isinstance(app.screen, Choosing)
            await here.press("1")
            assert isinstance(app.screen, Asking)
            await here.press("enter")
            await here.until(lambda: app._exit)

    run(story)
    assert replay(Record.load(tmp_path / "flashpoint-family.json")).step > 0


def test_a_game_that_is_saved_after_every_step_is_left_unasked(tmp_path):
    """The file always holds the whole game; where it could not be written, leaving asks."""
    path = tmp_path / "auto.json"

    async def story():
        async with sitting("flashpoint/family", crew=1, autosave=path) as here:
            await here.press("1")
            await here.my_turn()
            assert Record.load(path) == here.session.record()
            assert not here.screen.keeper.unsaved
            path.unlink()
            path.mkdir()
            await here.press("1")
            await here.my_turn()
            assert str(path) in here.screen.said.text
            await here.press("q")
            assert isinstance(here.pilot.app.screen, Choosing)
            await here.press("3")
            path.rmdir()
            await here.press("1")
            await here.my_turn()
            assert Record.load(path) == here.session.record()
            await here.press("q")
            await here.until(lambda: here.pilot.app._exit)

    run(story)


def test_a_picture_and_a_replay_of_the_game(tmp_path):
    """Both come from the record."""

    async def story():
        async with sitting("hotshots/standard", crew=1) as here:
            await here.type("svg board.svg")
            assert here.screen.said.text == "The picture is in board.svg."
            await here.type("svg board.svg")
            assert "exists already" in here.screen.said.text
            await here.type("replay")
            await here.until(lambda: isinstance(here.pilot.app.screen, ReplayScreen))

    run(story)
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
