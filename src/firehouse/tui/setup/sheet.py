"""The form as a list: a row for each field under the titles of their groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from firehouse.tui.lists import Rows
from firehouse.tui.setup.fields import Field
from firehouse.words.language import tell

WIDEST_TITLE: Final = 36
CHANGED: Final = "•"


class Sheet(Rows):
    """Enter asks for another value, left and right take the one beside it."""

    DEFAULT_CSS = """
    Sheet { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; text-wrap: nowrap;
        text-overflow: ellipsis; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "select", tell("screen.footer.change"), key_display="Enter"),
        Binding("left,h", "turn(-1)", tell("screen.footer.value"), key_display="← →"),
        Binding("right,l", "turn(1)", tell("screen.footer.next-value"), show=False),
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
    ]

    class Pointed(Message):
        """The cursor is on another field."""

        def __init__(self, field: Field) -> None:
            super().__init__()
            self.field = field

    class Turned(Message):
        """Somebody wants the value beside this one."""

        def __init__(self, field: Field, by: int) -> None:
            super().__init__()
            self.field = field
            self.by = by

    class Asked(Message):
        """Somebody wants another value."""

        def __init__(self, field: Field) -> None:
            super().__init__()
            self.field = field

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._fields: list[Field] = []

    @property
    def field(self) -> Field | None:
        """The field under the cursor."""
        option = self.highlighted_option
        return self._by_key(option.id) if option is not None else None

    def show(self, fields: Sequence[Field]) -> None:
        """Show the fields as they are now; the cursor stays on its field."""
        same = [field.key for field in fields] == [field.key for field in self._fields]
        here, before = self.field, self._fields
        self._fields = list(fields)
        if same:
            for old, field in zip(before, fields, strict=True):
                if field != old:
                    self.replace_option_prompt(field.key, self._prompt(field))
        else:
            self.set_options(self._rows())
            keys = {field.key for field in fields}
            if here is not None and here.key in keys:
                self.highlighted = self.get_option_index(here.key)
            else:
                self.action_first()
        if (now := self.field) is not None:
            self.post_message(self.Pointed(now))

    def on_resize(self, _event: events.Resize) -> None:
        """Titles have their share of the room."""
        for field in self._fields:
            self.replace_option_prompt(field.key, self._prompt(field))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell which field the cursor is on."""
        event.stop()
        if (field := self._by_key(event.option.id)) is not None:
            self.post_message(self.Pointed(field))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask for a value."""
        event.stop()
        if (field := self._by_key(event.option.id)) is not None:
            self.post_message(self.Asked(field))

    def action_turn(self, by: int) -> None:
        """The value beside this one."""
        if (field := self.field) is not None:
            self.post_message(self.Turned(field, by))

    def _by_key(self, key: str | None) -> Field | None:
        return next((field for field in self._fields if field.key == key), None)

    def _rows(self) -> list[Option | None]:
        rows: list[Option | None] = []
        group = ""
        for field in self._fields:
            if field.group != group:
                group = field.group
                rows.append(Option(Content.assemble((group, "bold $primary")), disabled=True))
            rows.append(Option(self._prompt(field), id=field.key))
        return rows or [Option(tell("screen.setup.nothing"), disabled=True)]

    def _prompt(self, field: Field) -> Content:
        room = max(14, min(WIDEST_TITLE, (self.size.width or 80) * 2 // 5))
        title = field.title if len(field.title) <= room else f"{field.title[: room - 1]}…"
        mark = CHANGED if field.changed else " "
        return Content.assemble(f"{mark} {title:<{room}} ", (field.shown, "bold"))
