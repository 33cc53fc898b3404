"""A question mark opens help on every screen there is, with words and keys of that screen."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import pytest
from at_server import seat
from in_house import House, in_house, run
from textual.screen import Screen
from textual.widgets import Input

import firehouse.tui
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.lessons import lessons
from firehouse.puzzles import puzzles
from firehouse.tui.help import HelpScreen
from firehouse.tui.home import HomeScreen
from firehouse.tui.join import JoinScreen
from firehouse.tui.lesson import LessonScreen
from firehouse.tui.local import LocalSession
from firehouse.tui.open_file import OpenScreen
from firehouse.tui.puzzles import PuzzleScreen, PuzzlesScreen
from firehouse.tui.questions import Asking, Choosing
from firehouse.tui.reader import Reading
from firehouse.tui.remote.forms import Blank, Form
from firehouse.tui.remote.host import HostScreen
from firehouse.tui.remote.lobby import LobbyScreen
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.review import ReviewScreen
from firehouse.tui.rules import RulesScreen
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.setup.drafts import first_draft
from firehouse.tui.setup.fields import fields_of
from firehouse.tui.setup.windows import Marking, Picking
from firehouse.tui.table import TableScreen
from firehouse.tui.table.desk import Desk
from firehouse.tui.today import TodayScreen

SETUP = Setup("flashpoint/family", crew=2)


async def answered(_text: str) -> str:
    return ""


def record():
    return Table(SETUP, 3).record()


MADE: dict[type[Screen[Any]], Callable[[], Screen[Any]]] = {
    HomeScreen: HomeScreen,
    OpenScreen: OpenScreen,
    SetUpScreen: SetUpScreen,
    RulesScreen: lambda: RulesScreen(SETUP),
    ReplayScreen: lambda: ReplayScreen(record()),
    ReviewScreen: lambda: ReviewScreen(record()),
    TableScreen: lambda: TableScreen(LocalSession(Table(SETUP, 3))),
    LessonScreen: lambda: LessonScreen(lessons()[0]),
    PuzzlesScreen: PuzzlesScreen,
    PuzzleScreen: lambda: PuzzleScreen(puzzles()[0]),
    TodayScreen: lambda: TodayScreen("flashpoint"),
    JoinScreen: lambda: JoinScreen(""),
    HostScreen: lambda: HostScreen(first_draft()),
    Form: lambda: Form("Title", [Blank("a", "A line", "filled in")], "Enter"),
    Reading: lambda: Reading("Title", "Text"),
    Choosing: lambda: Choosing("Which?", [("This", ""), ("That", "")]),
    Asking: lambda: Asking("Save to", "a-name.json", answered),
    Picking: lambda: Picking(next(f for f in fields_of(first_draft()) if f.choices)),
    Marking: lambda: Marking(next(f for f in fields_of(first_draft()) if f.choices)),
}
NEEDS_SERVER = {LobbyScreen}
NEVER_SHOWN = {Desk}
"""The half of the table screen that is no screen alone."""


def screens() -> set[type[Screen[Any]]]:
    """Every class of the package that is a screen."""
    for module in pkgutil.walk_packages(firehouse.tui.__path__, "firehouse.tui."):
        importlib.import_module(module.name)
    found: set[type[Screen[Any]]] = set()
    left: list[type[Screen[Any]]] = [Screen]
    while left:
        more = left.pop().__subclasses__()
        left += more
        found |= {kind for kind in more if kind.__module__.startswith("firehouse.tui.")}
    return found


def test_every_screen_is_walked():
    """A new screen needs a row above, and so a help."""
    assert screens() == {*MADE, *NEEDS_SERVER, *NEVER_SHOWN, HelpScreen}


async def asks_for_help(house: House, kind: type[Screen[Any]]) -> None:
    await house.on(kind)
    assert kind.HELP
    await house.press("question_mark")
    await house.on(HelpScreen)
    told = " ".join(house.text().split())
    assert " ".join(kind.HELP.split()) in told
    await house.press("question_mark")
    await house.on(kind)


@pytest.mark.parametrize("kind", MADE, ids=lambda kind: kind.__name__)
def test_a_question_mark_helps(kind):
    """It tells what the screen is for; the second one goes back to the screen."""

    async def story() -> None:
        async with in_house(MADE[kind]) as house:
            await asks_for_help(house, kind)

    run(story)


def test_a_question_mark_helps_in_the_lobby(server):
    """At a table of a server that waits for others."""

    async def story() -> None:
        ticket = server.make(seats=["me", "open"])
        session = await RemoteSession.join(server.address, ticket["table"], seat(server, ticket))
        async with in_house(lambda: LobbyScreen(session)) as house:
            await asks_for_help(house, LobbyScreen)

    run(story)


def test_the_keys_of_the_screen_are_told():
    """Those of the footer, and those that it has no room for."""

    async def story() -> None:
        async with in_house(lambda: ReplayScreen(record())) as house:
            await house.press("question_mark")
            await house.on(HelpScreen)
            told = house.text()
            for words in ("Play on from here", "Look back", "Quicker", "Back", "Leave Firehouse"):
                assert words in told

    run(story)


def test_who_writes_a_question_mark_has_written_one():
    """In the middle of a line it is a letter; F1 helps there, and what was written stays."""

    async def story() -> None:
        async with in_house(lambda: JoinScreen("")) as house:
            await house.on(JoinScreen)
            line = house.screen.query(Input).first()
            line.focus()
            await house.press("a", "question_mark", "b")
            assert line.value == "a?b"
            await house.press("f1")
            await house.on(HelpScreen)
            await house.press("escape")
            await house.on(JoinScreen)
            assert house.screen.query(Input).first().value == "a?b"

    run(story)
