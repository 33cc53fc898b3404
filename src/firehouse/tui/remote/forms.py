"""A window with a few lines to fill in, for what takes a moment at a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Label

from firehouse.tui.leave import leave
from firehouse.tui.lines import TextLine
from firehouse.tui.questions import CSS
from firehouse.words.language import tell


class Blank(NamedTuple):
    """A line to fill in."""

    id: str
    label: str
    value: str
    placeholder: str = ""


class Form(ModalScreen[None]):
    """Enter does it; a complaint is shown below the lines, which stay as they are."""

    DEFAULT_CSS = CSS.format(name="Form") + (
        "Form > Vertical { width: 70; } Form Input { width: 100%; } "
        "Form #complaint { width: 100%; color: $error; }"
    )
    HELP = tell("screen.form.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "cancel", tell("screen.footer.back"))
    ]

    def __init__(self, title: str, blanks: Sequence[Blank], hint: str) -> None:
        super().__init__()
        self._title = title
        self._blanks = blanks
        self._hint = hint
        self._busy = False

    def compose(self) -> ComposeResult:
        """The lines, each under its label."""
        with Vertical():
            yield Label(Content.assemble((self._title, "bold")))
            for blank in self._blanks:
                yield Label(Content(blank.label))
                yield TextLine(blank.value, placeholder=blank.placeholder, id=blank.id)
            yield Label("", id="complaint")
            yield Label(Content.assemble((self._hint, "dim")))

    def value(self, id: str) -> str:
        """What stands in a line."""
        return self.query_one(f"#{id}", Input).value.strip()

    def say(self, text: str) -> None:
        """Show a sentence below the lines."""
        self.query_one("#complaint", Label).update(Content(text))

    def on_input_submitted(self) -> None:
        """Try it, once at a time."""
        self.begin()

    def begin(self) -> None:
        """Do what the form is for."""
        if not self._busy:
            self.run_worker(self._trying())

    async def attempt(self) -> str:
        """Do it; what is wrong, as a sentence, if anything is."""
        raise TypeError("abstract")

    async def _trying(self) -> None:
        self._busy = True
        self.say(tell("screen.form.wait"))
        try:
            complaint = await self.attempt()
        finally:
            self._busy = False
        if self.is_attached:
            self.say(complaint)

    def action_cancel(self) -> None:
        """Not now."""
        leave(self.app)
