"""The ways in and out as they look. After a change of looks: pytest --snapshot-update."""

from __future__ import annotations

from boards_in_play import table_at
from in_house import point

from firehouse.tui import home
from firehouse.tui.app import FirehouseApp
from firehouse.tui.home import HomeScreen
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.setup.drafts import begun
from firehouse.tui.setup.sheet import Sheet

DRAFT = begun({"ruleset": "flashpoint/experienced", "crew": 3, "options": {"victims": 12}})


def test_home(snap_compare, monkeypatch):
    """Doors on the left, words about one of them on the right, on a day with known games."""
    monkeypatch.setattr(home, "today", lambda: "2026-11-16")
    assert snap_compare(FirehouseApp(HomeScreen), terminal_size=(90, 24))


def test_set_up(snap_compare):
    """A changed option is marked, and its line of text stands beside the sheet."""
    app = FirehouseApp(lambda: SetUpScreen(DRAFT))

    async def go(pilot):
        point(app.screen.query_one(Sheet), "option:victims")
        await pilot.pause()

    assert snap_compare(app, terminal_size=(100, 30), run_before=go)


def test_set_up_where_there_is_little_room_and_no_colour(snap_compare, monkeypatch):
    """The words stand below the sheet, and the cursor is drawn in reverse."""
    monkeypatch.setenv("NO_COLOR", "1")

    assert snap_compare(FirehouseApp(lambda: SetUpScreen(DRAFT)), terminal_size=(56, 22))


def test_replay(snap_compare):
    """Board, crew, log and scrubber in the middle of a game."""
    record = table_at("flashpoint/family", "house_front", 70).record()
    app = FirehouseApp(lambda: ReplayScreen(record))

    async def go(pilot):
        app.screen.go(35)
        await pilot.pause()

    assert snap_compare(app, terminal_size=(100, 38), run_before=go)
