"""How a turn is played on the screen, and every key, command and sign, on one page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Label

INTRODUCTION: Final = (
    "Choose what you want: a lit place on the board (click it, or go there with the arrows and "
    "press Enter), a row of the list, or a typed line. Lit places show the price; a dot marks what "
    "only a way of several actions leads to. A place with two meanings asks. When nothing is left "
    "to do, end the turn; then the fire advances, step by step."
)

Row = tuple[str, str]
"""A key or a command, and what it does."""


class HelpScreen(ModalScreen[None]):
    """A page over the table."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; }
    HelpScreen > VerticalScroll {
        width: 88; max-width: 100%; height: auto; max-height: 96%; padding: 0 1;
        border: round $primary; background: $surface; scrollbar-size-vertical: 1;
    }
    HelpScreen Label { width: 100%; margin-bottom: 1; }
    HelpScreen .row { height: auto; }
    HelpScreen .row Label { margin: 0; }
    HelpScreen .key { width: 18; color: $accent; text-style: bold; }
    HelpScreen .text { width: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1", "app.pop_screen", "Back"),
    ]

    def __init__(self, keys: Iterable[Row], commands: Iterable[Row], signs: Iterable[Row]) -> None:
        super().__init__()
        self._keys = keys
        self._commands = commands
        self._signs = signs

    def compose(self) -> ComposeResult:
        """One long page."""
        with VerticalScroll():
            yield Label(Content.assemble(("Help and keys", "bold $primary"), "\n", INTRODUCTION))
            yield from _rows(self._keys)
            yield Label(Content.assemble(("\nTyped, beside the actions of the list", "bold")))
            yield from _rows(self._commands)
            yield Label(Content.assemble(("\nThe signs of the board", "bold")))
            yield from _rows(self._signs)
            yield Label(Content.assemble(("Esc: back", "dim")))


def _rows(rows: Iterable[Row]) -> ComposeResult:
    for key, text in rows:
        with Horizontal(classes="row"):
            yield Label(Content(key), classes="key")
            yield Label(Content(text), classes="text")
