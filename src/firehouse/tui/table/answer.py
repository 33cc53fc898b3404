"""The two lines under the board: what the table answers, or what lies under the cursor."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual import events
from textual.content import Content
from textual.widgets import Static

LINES: Final = 2
MORE: Final = "…"


class Answer(Static):
    """Shows as much as fits, and that there is more."""

    DEFAULT_CSS = f"Answer {{ height: {LINES}; padding: 0 1; }}"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._whole = Content("")

    def say(self, whole: Content) -> None:
        """Show this now."""
        self._whole = whole
        self._fit()

    def on_resize(self, _event: events.Resize) -> None:
        """More or less may fit now."""
        self._fit()

    def _fit(self) -> None:
        width = self.content_size.width
        self.update(cut(self._whole, width) if width else self._whole)


def cut(content: Content, width: int, lines: int = LINES) -> Content:
    """As much as so many lines hold; a mark says that something is left out."""
    rows = wrap(content.plain, width)
    if len(rows) <= lines:
        return content
    room = len(" ".join(rows[: lines - 1])) + 1 if lines > 1 else 0
    last = rows[lines - 1][: width - len(MORE)].rstrip(" .,;:·")
    return content[: room + len(last)] + Content(MORE)
