"""The full-screen application: its themes, its screens, and how tables and records are opened."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from firehouse.core.record import Record, replay
from firehouse.tui.local import LocalSession
from firehouse.tui.session import Session
from firehouse.tui.table import TableScreen
from firehouse.tui.table.film import CALM

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
First = Callable[[], Screen[Any]]
"""Makes the screen that the application begins with."""


class FirehouseApp(App[None]):
    """Begins with a screen of its own choice, or at home."""

    TITLE = "Firehouse"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False, priority=True),
    ]

    def __init__(
        self, first: First | None = None, speed: float = CALM, light: bool = False
    ) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self._first = first
        self._light = light
        self.speed = speed
        """How quickly films are shown at new tables."""

    def on_mount(self) -> None:
        """Show the first screen."""
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        if not self.no_color:
            self.theme = LIGHT.name if self._light else DARK.name
        self.push_screen(self._first() if self._first else _home())

    def sit_down(self, session: Session) -> None:
        """Open a table."""
        self.push_screen(TableScreen(session, self.speed))

    def open_record(self, record: Record) -> None:
        """Play a game on, or look at a finished one; a RecordError says what is wrong with it."""
        self.push_screen(screen_of(record))

    def show_replay(self, record: Record) -> None:
        """Look at a game from its beginning."""
        self.push_screen(_replay_screen(record))

    def action_toggle_dark(self) -> None:
        """The other theme."""
        if not self.no_color:
            self.theme = LIGHT.name if self.current_theme.dark else DARK.name

    async def action_quit(self) -> None:
        """Leave; every table whose game is not saved asks first."""
        stack = self.screen_stack
        self._leave([screen for screen in stack if isinstance(screen, TableScreen)])

    def _leave(self, tables: list[TableScreen]) -> None:
        if tables:
            *rest, last = tables
            last.ask_to_leave(lambda: self._leave(rest))
        else:
            self.exit()


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
