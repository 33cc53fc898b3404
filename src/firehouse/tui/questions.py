"""Small windows that ask for one of several rows, a line of text, or yes or no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList
from textual.widgets.option_list import Option

from firehouse.tui.lines import TextLine
from firehouse.tui.lists import Rows
from firehouse.words.language import tell

CANCEL: Final = Binding("escape", "cancel", tell("screen.footer.back"))
CSS: Final = """
{name} {{ align: center middle; }}
{name} > Vertical {{
    width: auto; max-width: 90%; min-width: 40; height: auto; max-height: 90%;
    padding: 0 1; border: round $primary; background: $surface;
}}
{name} Label {{ width: auto; max-width: 100%; }}
{name} OptionList {{ width: auto; max-width: 100%; height: auto; max-height: 16; border: none; }}
{name} OptionList:focus {{ border: none; }}
{name} Input {{ width: 60; max-width: 100%; }}
"""

Row = tuple[str, str]
"""A row's words, and a word on it, such as its price."""
Answer = Callable[[str], Awaitable[str]]
"""Takes what was typed; the sentence that it answers is empty if all went well."""


class Choosing(ModalScreen[int | None]):
    """Which of these? The number of the row, or nothing."""

    DEFAULT_CSS = CSS.format(name="Choosing")
    HELP = tell("screen.question.choosing")
    BINDINGS: ClassVar[list[BindingType]] = [
        CANCEL,
        *(Binding(str(n), f"pick({n - 1})", show=False) for n in range(1, 10)),
    ]

    def __init__(self, title: str, rows: Sequence[Row]) -> None:
        super().__init__()
        self._title = title
        self.rows = rows

    def compose(self) -> ComposeResult:
        """A title above the rows."""
        with Vertical():
            yield Label(Content.assemble((self._title, "bold")))
            yield Rows(*(_option(n, row) for n, row in enumerate(self.rows, 1)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was clicked or entered."""
        self.dismiss(event.option_index)

    def action_pick(self, row: int) -> None:
        """A row was chosen by its number."""
        if row < len(self.rows):
            self.dismiss(row)

    def action_cancel(self) -> None:
        """None of them."""
        self.dismiss(None)


class Asking(ModalScreen[bool]):
    """A line of text. What is refused is said below it, and the window stays."""

    DEFAULT_CSS = CSS.format(name="Asking") + "Asking #complaint { color: $error; }"
    HELP = tell("screen.question.asking")
    BINDINGS: ClassVar[list[BindingType]] = [CANCEL]

    def __init__(self, title: str, given: str, answer: Answer) -> None:
        super().__init__()
        self._title = title
        self._given = given
        self._answer = answer

    def compose(self) -> ComposeResult:
        """A title, the line, and room for a complaint."""
        with Vertical():
            yield Label(Content.assemble((self._title, "bold")))
            yield TextLine(self._given, id="line")
            yield Label("", id="complaint")
            yield Label(Content.assemble((tell("screen.question.keys"), "dim")))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try it."""
        complaint = await self._answer(event.value.strip())
        if not complaint:
            self.dismiss(True)
            return
        self.query_one("#complaint", Label).update(Content(complaint))

    def action_cancel(self) -> None:
        """Not now."""
        self.dismiss(False)


def _option(number: int, row: Row) -> Option:
    label, more = row
    return Option(
        Content.assemble((f"{number} ", "bold $accent"), label, (f"  {more}", "$warning"))
    )
