"""The help of every screen: what it is for, and its keys; at a table commands and signs too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Label

from firehouse.words.language import tell

Row = tuple[str, str]
"""A key or a command, and what it does."""
Part = tuple[str, Iterable[Row]]
"""A heading, and the rows below it."""
EVERYWHERE: Final = (
    ("↑ ↓  Enter", tell("screen.help.list")),
    ("Tab", tell("screen.help.part")),
    ("F1", tell("screen.help.page")),
    ("Ctrl-Q", tell("screen.help.leave")),
)
NO_ROWS: Final = frozenset(
    ("app.quit", *(b.action for b in Screen.BINDINGS if isinstance(b, Binding)))
)
"""Actions that EVERYWHERE tells, or that Textual gives every screen."""


class HelpScreen(ModalScreen[None]):
    """A page over the screen that it is about."""

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
        Binding("escape,q", "app.pop_screen", tell("screen.footer.back")),
    ]

    def __init__(self, about: str, parts: Sequence[Part]) -> None:
        super().__init__()
        self._about = about
        self._parts = parts

    def compose(self) -> ComposeResult:
        """One long page."""
        with VerticalScroll():
            yield Label(
                Content.assemble((tell("screen.help.title"), "bold $primary"), "\n", self._about)
            )
            for heading, rows in self._parts:
                if heading:
                    yield Label(Content.assemble((f"\n{heading}", "bold")))
                yield from _rows(rows)
            yield Label(Content.assemble((tell("screen.help.back"), "dim")))


def help_for(screen: Screen[Any]) -> HelpScreen:
    """The page about a screen, from what it says of itself and its keys."""
    return HelpScreen(screen.HELP or "", [("", [*_keys(screen), *EVERYWHERE])])


def _keys(screen: Screen[Any]) -> list[Row]:
    """The keys of the screen itself, those with the same words in one row."""
    found: dict[str, list[str]] = {}
    for active in screen.active_bindings.values():
        binding = active.binding
        if active.node is screen and binding.description and binding.action not in NO_ROWS:
            keys = found.setdefault(binding.description, [])
            shown = screen.app.get_key_display(binding)
            keys += [shown] if shown not in keys else []
    return [(" ".join(keys), words) for words, keys in found.items()]


def _rows(rows: Iterable[Row]) -> ComposeResult:
    for key, text in rows:
        with Horizontal(classes="row"):
            yield Label(Content(key), classes="key")
            yield Label(Content(text), classes="text")
