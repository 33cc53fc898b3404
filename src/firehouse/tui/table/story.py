"""The log: what happened, in sentences with the rule behind each; a line lights its places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.scrollbar import ScrollDown, ScrollTo, ScrollUp
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from firehouse.stage.shapes import Cite, Frame
from firehouse.tui.lists import Rows

TURNS: Final = ("turn-started", "turn-granted")
"""Kinds of frames that begin a turn."""


class Story(Rows):
    """Lines to read and walk through; new ones are scrolled to unless somebody reads further up.

    Only what the reader does decides that. Where the list stands says nothing: it scrolls a moment
    after its lines have changed.
    """

    DEFAULT_CSS = """
    Story { height: 1fr; border: none; padding: 0; background: $surface; }
    Story:focus { border: none; }
    """

    class Pointed(Message):
        """The cursor is on a line about these places."""

        def __init__(self, spots: tuple[str, ...]) -> None:
            super().__init__()
            self.spots = spots

    class Asked(Message):
        """Somebody wants to read the rule behind a line."""

        def __init__(self, cite: Cite) -> None:
            super().__init__()
            self.cite = cite

    def __init__(self, frames: Iterable[Frame] = (), id: str | None = None) -> None:
        super().__init__(id=id)
        self._frames: list[Frame | None] = []
        self._first = list(frames)
        self._follows = True
        """Are new lines to be brought into sight?"""

    def on_mount(self) -> None:
        """Begin with what was told before."""
        self.rewrite(self._first)

    def on_show(self) -> None:
        """Where it was hidden it could not scroll."""
        self._go_on()

    def rewrite(self, frames: Iterable[Frame]) -> None:
        """The whole log again."""
        told = [frame for frame in frames if frame.text]
        self._frames = list(told)
        self.set_options([Option(_prompt(frame)) for frame in told])
        self._go_on()

    def tell(self, frames: Iterable[Frame]) -> None:
        """More lines."""
        told = [frame for frame in frames if frame.text]
        self._append([(frame, Option(_prompt(frame))) for frame in told])

    def note(self, text: str) -> None:
        """A line that is no part of the game."""
        self._append([(None, Option(Content.assemble((f"» {text}", "italic $text-muted"))))])

    def texts(self) -> list[str]:
        """Every line as it is read."""
        return [str(option.prompt) for option in self.options]

    def _append(self, lines: list[tuple[Frame | None, Option]]) -> None:
        if not lines:
            return
        self._frames += [frame for frame, _ in lines]
        self.add_options([option for _, option in lines])
        self._go_on()

    def _go_on(self) -> None:
        """Bring the last line into sight, unless somebody reads further up by then."""
        if self._follows:
            self.call_after_refresh(self._to_end)

    def _to_end(self) -> None:
        """At once: a scroll that is put off once more would come after what the reader does."""
        if self._follows:
            self._update_lines()
            self.scroll_end(animate=False, immediate=True)

    # What the reader does.

    def scroll_to_highlight(self, top: bool = False) -> None:
        """The cursor was moved: up and away from the last lines, or onto the last of all."""
        super().scroll_to_highlight(top)
        if self.highlighted == self.option_count - 1:
            self._follows = True
        elif self.highlighted is not None and self.is_mounted:
            line = self._index_to_line.get(self.highlighted, 0)
            seen = self.scrollable_content_region.height
            self._follows &= line >= self.virtual_size.height - seen

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """The wheel, upwards."""
        self._look_back()

    def on_scroll_up(self, _event: ScrollUp) -> None:
        """A click above the scroll bar's grip."""
        self._look_back()

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """The wheel, downwards."""
        self.call_after_refresh(self._look_on)

    def on_scroll_down(self, _event: ScrollDown) -> None:
        """A click below the scroll bar's grip."""
        self.call_after_refresh(self._look_on)

    def on_scroll_to(self, event: ScrollTo) -> None:
        """The scroll bar's grip was moved."""
        if event.y is not None:
            self._follows = event.y >= self.max_scroll_y - 1

    def _look_back(self) -> None:
        self._follows &= self.max_scroll_y == 0

    def _look_on(self) -> None:
        self._follows |= self.scroll_target_y >= self.max_scroll_y - 1

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Light the places of the line under the cursor."""
        event.stop()
        frame = self._frames[event.option_index]
        self.post_message(self.Pointed(frame.spots if frame else ()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask for the rule of the line."""
        event.stop()
        frame = self._frames[event.option_index]
        if frame is not None and frame.cite is not None:
            self.post_message(self.Asked(frame.cite))


def _prompt(frame: Frame) -> Content:
    if frame.kind in TURNS:
        return Content.assemble((f"─ {frame.text}", "bold"))
    rule = (f"  {frame.cite.rule}", "dim") if frame.cite else ""
    return Content.assemble((frame.text, "$warning" if frame.fire else ""), rule)
