"""The full-screen application: its themes, its screens, and how tables and records are opened."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from firehouse.core.record import Record, replay
from firehouse.tui.help import HelpScreen, help_for
from firehouse.tui.local import LocalSession
from firehouse.tui.session import Session
from firehouse.tui.table import TableScreen
from firehouse.tui.table.film import CALM
from firehouse.words.language import tell

DARK: Final = Theme(
    name="firehouse-dark",
    primary="#d9822b",
    secondary="#4c8dae",
    accent="#ffb454",
    warning="#ffb454",
    error="#ff6b5e",
    success="#7fbf6a",
    foreground="#e8e2d9",
    background="#15120f",
    surface="#1d1916",
    panel="#2a2420",
    boost="#332b26",
    dark=True,
)
LIGHT: Final = Theme(
    name="firehouse-light",
    primary="#a84a12",
    secondary="#2d6480",
    accent="#8a3d0c",
    warning="#8f4a00",
    error="#b3123b",
    success="#2f6b1f",
    foreground="#211c18",
    background="#faf6f0",
    surface="#f3ece2",
    panel="#e7dccd",
    boost="#ddcfbc",
    dark=False,
)
ENDED_BY: Final = ("SIGTERM", "SIGHUP")
"""Signals of whoever ends the program from outside, or closes its window."""
BY_SIGNAL: Final = 128
"""The exit status of a program that a signal ended is this and the signal's number."""
GRACE: Final = 5.0
"""Seconds to leave in good order; with the window gone, what is drawn may wait for ever."""
WAYS_OUT: Final = tell("screen.app.ways-out")
First = Callable[[], Screen[Any]]
"""Makes the screen that the application begins with."""


class FirehouseApp(App[None]):
    """Begins with a given screen, or with the first one."""

    TITLE = "Firehouse"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", tell("screen.footer.quit"), show=False, priority=True),
        Binding(
            "question_mark,f1", "help", tell("screen.footer.help"), key_display="?", priority=True
        ),
        Binding("ctrl+z", "suspend_process", tell("screen.app.stop"), show=False, priority=True),
    ]

    def __init__(
        self, first: First | None = None, speed: float = CALM, light: bool = False
    ) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self._first = first
        self._light = light
        self.speed = speed
        """How quickly films are shown at new tables."""
        self.last_words: list[str] = []
        """What is to be said when the screen is gone."""

    def on_mount(self) -> None:
        """Show the first screen."""
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        if not self.no_color:
            self.theme = LIGHT.name if self._light else DARK.name
        self._heed_signals()
        self.app_resume_signal.subscribe(self, lambda _: self.screen.refresh(layout=True))
        self.push_screen(self._first() if self._first else _home())

    def _heed_signals(self) -> None:
        """When ended from outside, restore the terminal and save the games."""
        if self.is_headless:
            return
        loop = asyncio.get_running_loop()
        for name in ENDED_BY:
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.end_at_once, name)

    def end_at_once(self, name: str) -> None:
        """Leave without asking; games that are not saved are kept aside."""
        told = (table.keeper.rescue() for table in self._tables())
        self.last_words += [words for words in told if words]
        status = BY_SIGNAL + getattr(signal, name)
        if not self.is_headless:
            _end_without_terminal(status)
        self.exit(return_code=status)

    def sit_down(self, session: Session) -> None:
        """Open a table."""
        self.push_screen(TableScreen(session, self.speed))

    def open_record(self, record: Record) -> None:
        """Play a game on, or look at a finished one; a RecordError says what is wrong with it."""
        self.push_screen(screen_of(record))

    def show_replay(self, record: Record) -> None:
        """Look at a game from its beginning."""
        self.push_screen(_replay_screen(record))

    def show_review(self, record: Record) -> None:
        """Look back on a game: what was luck, and what was decision."""
        self.push_screen(_review_screen(record))

    def action_toggle_dark(self) -> None:
        """The other theme."""
        if not self.no_color:
            self.theme = LIGHT.name if self.current_theme.dark else DARK.name

    def action_help(self) -> None:
        """What this screen is for, and its keys; again, back to it."""
        if isinstance(self.screen, HelpScreen):
            self.pop_screen()
        elif isinstance(self.screen, TableScreen):
            self.screen.open_help()
        else:
            self.push_screen(help_for(self.screen))

    async def action_quit(self) -> None:
        """Leave; every table whose game is not saved asks first."""
        self._leave(self._tables())

    def action_help_quit(self) -> None:
        """Ctrl-C does not leave; say what does."""
        self.notify(WAYS_OUT)

    def _tables(self) -> list[TableScreen]:
        return [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]

    def _leave(self, tables: list[TableScreen]) -> None:
        if tables:
            *rest, last = tables
            last.ask_to_leave(lambda: self._leave(rest))
        else:
            self.exit()


def _end_without_terminal(status: int) -> None:
    """End the process after a while all the same: games are kept by then."""
    last = threading.Timer(GRACE, os._exit, (status,))
    last.daemon = True
    last.start()


def _home() -> Screen[Any]:
    from firehouse.tui.home import HomeScreen

    return HomeScreen()


def screen_of(record: Record) -> Screen[Any]:
    """The table to play a game on at, or a finished one to look at; a RecordError if it is bad."""
    table = replay(record)
    if table.result is None:
        return TableScreen(LocalSession(table))
    return _replay_screen(record)


def _replay_screen(record: Record) -> Screen[Any]:
    from firehouse.tui.replay import ReplayScreen

    return ReplayScreen(record)


def _review_screen(record: Record) -> Screen[Any]:
    from firehouse.tui.review import ReviewScreen

    return ReviewScreen(record)
