"""Windows that ask for a value of a field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, SelectionList
from textual.widgets.selection_list import Selection

from firehouse.tui.questions import CSS, Choosing
from firehouse.tui.setup.fields import Field
from firehouse.words.language import tell


class Picking(Choosing):
    """One of the choices of a field; the cursor begins on the present one."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.title, [(choice.title, choice.text) for choice in field.choices])
        ids = [choice.id for choice in field.choices]
        self._here = ids.index(field.value) if field.value in ids else 0

    def on_mount(self) -> None:
        """Go to the present choice."""
        self.query_one(OptionList).highlighted = self._here


class Marking(ModalScreen[str | None]):
    """Any number of the choices of a field, as words with spaces."""

    DEFAULT_CSS = CSS.format(name="Marking") + (
        "Marking SelectionList { height: auto; max-height: 18; border: none; }"
        "Marking SelectionList:focus { border: none; }"
    )
    HELP = tell("screen.setup.marking")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "cancel", tell("screen.footer.back")),
        Binding("ctrl+s", "done", tell("screen.footer.done")),
    ]

    def __init__(self, field: Field) -> None:
        super().__init__()
        self._field = field

    def compose(self) -> ComposeResult:
        """Every choice with a box."""
        chosen = self._field.value.split()
        rows: Sequence[Selection[str]] = [
            Selection(Content(choice.title), choice.id, choice.id in chosen)
            for choice in self._field.choices
        ]
        with Vertical():
            yield Label(Content.assemble((self._field.title, "bold")))
            yield SelectionList[str](*rows)
            yield Label(Content.assemble((tell("screen.setup.marking-keys"), "dim")))

    def action_done(self) -> None:
        """Take what is marked, in the order of the choices."""
        chosen = set(self.query_one(SelectionList).selected)
        kept = [choice.id for choice in self._field.choices if choice.id in chosen]
        self.dismiss(" ".join(kept))

    def action_cancel(self) -> None:
        """Leave it as it was."""
        self.dismiss(None)
