"""For screens with room for only one of the lists: which of them is shown."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.widgets import Static

from firehouse.words.language import tell

PANES: Final = {id: tell(f"screen.pane.{id}") for id in ("offers", "story", "status")}
"""The lists by their id."""
NEWS: Final = " •"


class Panes(Static):
    """One line of names to click."""

    DEFAULT_CSS = "Panes { height: 1; background: $panel; padding: 0 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._chosen = ""
        self._news = ""

    def mark(self, id: str) -> None:
        """Show that one has something new, until it is on show itself."""
        self._news = id
        self.point(self._chosen)

    def point(self, chosen: str) -> None:
        """Show which one is on show."""
        self._chosen = chosen
        if self._news == chosen:
            self._news = ""
        words = []
        for id, title in PANES.items():
            style = "bold reverse" if id == chosen else "underline"
            news = NEWS if id == self._news else ""
            words.append(f"[@click=screen.show_pane('{id}')][{style}] {title}{news} [/][/]")
        self.update(Content.from_markup("  ".join(words)))


def next_pane(chosen: str) -> str:
    """The one after this."""
    ids = list(PANES)
    return ids[(ids.index(chosen) + 1) % len(ids)]
