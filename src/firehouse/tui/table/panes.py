"""Where there is room for one of the lists only: which of them is on show."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.widgets import Static

PANES: Final = {"offers": "Actions", "story": "Log", "status": "Crew"}
"""The lists by their id."""


class Panes(Static):
    """One line of names to click."""

    DEFAULT_CSS = "Panes { height: 1; background: $panel; padding: 0 1; }"

    def point(self, chosen: str) -> None:
        """Show which one is on show."""
        words = []
        for id, title in PANES.items():
            style = "bold reverse" if id == chosen else "underline"
            words.append(f"[@click=screen.show_pane('{id}')][{style}] {title} [/][/]")
        self.update(Content.from_markup("  ".join(words)))


def next_pane(chosen: str) -> str:
    """The one after this."""
    ids = list(PANES)
    return ids[(ids.index(chosen) + 1) % len(ids)]
