"""The chance to win over the whole game, with the step on show marked."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from firehouse.analysis.review import Review
from firehouse.terminal.curve import BEFORE, LUCKY, column_of, curve_lines, last_of
from firehouse.terminal.screen import FAINT

LEGEND: Final = 2
"""Lines below the curve: L and D, and what they mean."""
INKS: Final = {LUCKY: "$secondary", FAINT: "dim"}
DECIDED: Final = "$warning"
HERE: Final = "reverse"


class Curve(Widget):
    """A column for every step or few; a click goes there."""

    DEFAULT_CSS = """
    Curve { height: 10; padding: 0 1; }
    Curve.-low { height: 6; }
    """

    step: reactive[int] = reactive(0)
    found: reactive[Review | None] = reactive(None)

    class Wanted(Message):
        """Somebody points at a step."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def render(self) -> Content:
        """The curve, or nothing yet."""
        if self.found is None:
            return Content("")
        here = column_of(len(self.found.moments), self._room, self.step)
        high = max(1, self.size.height - LEGEND)
        lines = [
            Content.assemble(
                *(
                    (text, f"{INKS.get(ink, DECIDED)}{f' {HERE}' if place == here else ''}")
                    for place, (text, ink) in enumerate(line, -1)
                )
            )
            for line in curve_lines(self.found, self._room, high)
        ]
        return Content("\n").join(lines)

    def on_click(self, event: events.Click) -> None:
        """Go to the last step of the column."""
        at = event.get_content_offset(self)
        if self.found is not None and at is not None:
            step = last_of(len(self.found.moments), self._room, at.x - BEFORE)
            self.post_message(self.Wanted(step))

    @property
    def _room(self) -> int:
        return max(1, self.size.width - BEFORE)
