"""A window with a text to read."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Label

from firehouse.words.language import tell


class Reading(ModalScreen[None]):
    """A title and some lines; any of the usual keys closes it."""

    DEFAULT_CSS = """
    Reading { align: center middle; }
    Reading > VerticalScroll {
        width: auto; min-width: 40; max-width: 90%; height: auto; max-height: 90%;
        padding: 0 1; border: round $primary; background: $surface;
    }
    Reading Label { width: auto; max-width: 100%; }
    """
    HELP = tell("screen.reader.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "app.pop_screen", tell("screen.footer.back")),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        """The lines below the title."""
        with VerticalScroll():
            yield Label(Content.assemble((self._title, "bold")))
            yield Label(Content(self._text))
            yield Label(Content.assemble((tell("screen.help.back"), "dim")))
