"""How a turn is played on the screen, and every key and command, on one page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown

INTRODUCTION: Final = """\
# Help and keys

Choose what you want: a lit place on the board (click it, or go there with the arrows and press
Enter), a row of the list, or a typed line. Lit places show the price; `→` stands before the price
of a way of several actions. A place with two meanings asks. When nothing is left to do, end the
turn; then the fire advances, step by step.
"""

Row = tuple[str, str]
"""A key or a command, and what it does."""


class HelpScreen(ModalScreen[None]):
    """A page over the table."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; }
    HelpScreen > VerticalScroll {
        width: 84; max-width: 100%; height: 90%; border: round $primary; background: $surface;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1", "app.pop_screen", "Back"),
    ]

    def __init__(self, keys: Iterable[Row], commands: Sequence[Row]) -> None:
        super().__init__()
        self._text = INTRODUCTION + _table("Keys", keys) + _table("Typed", commands)

    def compose(self) -> ComposeResult:
        """One long page."""
        with VerticalScroll():
            yield Markdown(self._text)


def _table(title: str, rows: Iterable[Row]) -> str:
    lines = [f"| `{key}` | {text} |" for key, text in rows]
    return "\n".join(["", f"| {title} | |", "|---|---|", *lines, ""])
