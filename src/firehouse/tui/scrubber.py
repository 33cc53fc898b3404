"""A line through a whole game: click it, or drag along it, to go to a step."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

DONE, HERE, AHEAD = "━", "●", "─"
EDGE: Final = 1


class Scrubber(Widget, can_focus=True):
    """Shows which of so many steps is on show."""

    DEFAULT_CSS = """
    Scrubber { height: 1; padding: 0 1; background: $panel; }
    Scrubber:focus { background: $boost; }
    """

    step: reactive[int] = reactive(0)

    class Wanted(Message):
        """Somebody points at a step."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, last: int, id: str | None = None) -> None:
        super().__init__(id=id)
        self.last = last

    def render(self) -> Content:
        """The way gone, the place, the way ahead."""
        room = max(1, self.size.width - 1)
        gone = round(room * self.step / self.last) if self.last else room
        return Content.assemble(
            (DONE * gone, "$primary"), (HERE, "bold $accent"), (AHEAD * (room - gone), "dim")
        )

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Go there, and follow the mouse until its button is released."""
        self.capture_mouse()
        self._point(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Follow the mouse."""
        if self.app.mouse_captured is self:
            self._point(event.x)

    def on_mouse_up(self, _event: events.MouseUp) -> None:
        """Let go."""
        self.release_mouse()

    def _point(self, x: int) -> None:
        room = max(1, self.size.width - 1)
        step = round((x - EDGE) / room * self.last)
        self.post_message(self.Wanted(max(0, min(self.last, step))))
