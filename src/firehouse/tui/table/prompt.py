"""The line to type in: actions and commands, with completion and history."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from firehouse.stage.command_line import LINES_KEPT, LONGEST_SAID
from firehouse.tui.lines import TextLine
from firehouse.words.language import tell

BEFORE: Final = "/: "
"""What may stand before a line, from the key that leads here."""
WHY: Final = "why "


class Prompt(TextLine):
    """Enter does it, Tab completes, up and down choose or recall, Esc goes back to the board."""

    DEFAULT_CSS = """
    Prompt { height: 1; border: none; padding: 0 1; background: $boost; }
    Prompt:focus { border: none; background: $boost; text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", tell("screen.footer.complete"), show=False),
        Binding("up", "recall(1)", tell("screen.footer.earlier"), show=False),
        Binding("down", "recall(-1)", tell("screen.footer.later"), show=False),
        Binding("escape", "leave", tell("screen.footer.board"), show=False),
    ]

    class Typed(Message):
        """A line was finished."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Completing(Message):
        """Tab was pressed."""

    class Choosing(Message):
        """Another of the rows that fit is wanted: the next (1) or the one before (-1)."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    class Left(Message):
        """Somebody wants to go back to the board."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(
            id=id,
            placeholder=tell("screen.table.prompt"),
            max_length=LONGEST_SAID,
            compact=True,
            select_on_focus=False,
        )
        self._history: list[str] = []
        self._back = -1

    @property
    def asked(self) -> tuple[str, str]:
        """A "why " that the line begins with, and the rest; a slash before it means nothing."""
        line = self.value.lstrip(BEFORE)
        if line.lower().startswith(WHY):
            return WHY, line[len(WHY) :]
        return "", line

    def take(self, text: str) -> None:
        """Put in a row that was chosen, so that the rows stay as they are."""
        with self.prevent(Input.Changed):
            self.write(text)

    def write(self, text: str) -> None:
        """Put a text in, the cursor behind it."""
        self.value = text
        self.cursor_position = len(text)

    def action_complete(self) -> None:
        """Ask for what fits."""
        self.post_message(self.Completing())

    def action_leave(self) -> None:
        """Give the line up."""
        self.write("")
        self.post_message(self.Left())

    def action_recall(self, step: int) -> None:
        """An earlier line or a later one; while something is typed, another row that fits."""
        if self.value and self._back < 0:
            self.post_message(self.Choosing(-step))
            return
        self._back = max(-1, min(len(self._history) - 1, self._back + step))
        self.write(self._history[self._back] if self._back >= 0 else "")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Keep the line and tell of it."""
        event.stop()
        text = event.value.strip()
        self.write("")
        if text:
            self._keep(text)
            self.post_message(self.Typed(text))

    def on_blur(self, _event: events.Blur) -> None:
        """The memory is read from its newest line next time."""
        self._back = -1

    def _keep(self, text: str) -> None:
        """The newest first, each once."""
        rest = [other for other in self._history if other != text]
        self._history = [text, *rest][:LINES_KEPT]
        self._back = -1
