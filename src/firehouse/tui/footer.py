"""The last line of a screen: the keys that fit, none of them cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

LAST: Final = 2
"""So many at the end, such as help and the way out, stay longest."""
AROUND: Final = 3
"""Blanks before a key, behind it, and behind its word."""


class KeyFooter(Footer):
    """Where there is little room, keys before the last ones are left out; the help has them all."""

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)

    def compose(self) -> ComposeResult:
        """The keys that fit."""
        keys = [key for key in super().compose() if isinstance(key, FooterKey)]
        widths = [len(key.key_display) + len(key.description) + AROUND for key in keys]
        for place in kept(widths, self.size.width or self.app.size.width):
            yield keys[place]

    def on_resize(self, event: events.Resize) -> None:
        """More or fewer may fit now."""
        self.call_after_refresh(self.recompose)


def kept(widths: Sequence[int], room: int) -> list[int]:
    """Which of so many fit."""
    places = list(range(len(widths)))
    while len(places) > 1 and sum(widths[place] for place in places) > room:
        del places[-LAST - 1 if len(places) > LAST else 0]
    return places
