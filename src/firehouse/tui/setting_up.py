"""Setting a game up: every choice on one sheet, what it means beside it, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Static

from firehouse.tui.leave import leave
from firehouse.tui.lines import TextLine
from firehouse.tui.local import LocalSession
from firehouse.tui.questions import Asking
from firehouse.tui.remote.host import HostScreen
from firehouse.tui.setup.drafts import (
    OPEN,
    SetupDraft,
    bots_of,
    first_draft,
    mistake,
    summary,
    table_of,
)
from firehouse.tui.setup.fields import Field, fields_of
from firehouse.tui.setup.sheet import Sheet
from firehouse.tui.setup.values import with_value
from firehouse.tui.setup.windows import Marking, Picking
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

NARROW: Final = 90
OPEN_SEAT: Final = tell("screen.setup.open-seat")


class SetUpScreen(Screen[None]):
    """Begins with a draft; what is chosen stays when a table is left."""

    DEFAULT_CSS = """
    SetUpScreen #summary { height: 1; padding: 0 1; background: $panel; text-wrap: nowrap;
        text-overflow: ellipsis; }
    SetUpScreen #find { height: 1; border: none; background: $boost; padding: 0 1; }
    SetUpScreen #middle { height: 1fr; }
    SetUpScreen #about { width: 40; padding: 0 2; background: $surface; }
    SetUpScreen #problem { height: auto; min-height: 1; max-height: 3; padding: 0 1; }
    SetUpScreen #problem { color: $error; }
    SetUpScreen #doing { height: 1; }
    SetUpScreen Button { margin: 0 1; }
    SetUpScreen.-narrow #middle { layout: vertical; }
    SetUpScreen.-narrow #about { width: 100%; height: 6; border-top: solid $panel; }
    """
    HELP = tell("screen.setup.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "start", tell("screen.footer.start")),
        Binding("slash", "find", tell("screen.footer.find")),
        Binding("m", "serve", tell("screen.footer.serve")),
        Binding("d", "app.toggle_dark", tell("screen.footer.theme"), show=False),
        Binding("escape,q", "back", tell("screen.footer.back")),
    ]

    def __init__(self, draft: SetupDraft | None = None) -> None:
        super().__init__()
        self.draft = draft or first_draft()

    @property
    def house(self) -> FirehouseApp:
        """The application."""
        return cast("FirehouseApp", self.app)

    def compose(self) -> ComposeResult:
        """The sheet beside what its rows mean, and the way on."""
        yield Static(id="summary")
        yield TextLine(placeholder=tell("screen.setup.find"), compact=True, id="find")
        with Horizontal(id="middle"):
            yield Sheet(id="sheet")
            with VerticalScroll(id="about", can_focus=False):
                yield Static(id="words")
        yield Static(id="problem")
        with Horizontal(id="doing"):
            yield Button(tell("screen.setup.start"), variant="primary", compact=True, id="start")
            yield Button(tell("screen.setup.serve"), compact=True, id="serve")
            yield Button(tell("screen.footer.back"), compact=True, id="back")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the draft."""
        self._show()
        self.query_one(Sheet).focus()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the screen out for its size."""
        self.set_class(event.size.width < NARROW, "-narrow")

    def change(self, key: str, value: str) -> str:
        """Take a new value; what is wrong with it, if anything is."""
        try:
            self.draft = with_value(self.draft, key, value)
        except ValueError as error:
            return str(error)
        self._show()
        return ""

    def action_start(self) -> None:
        """Play here, unless somebody else is to sit down."""
        if OPEN in self.draft.seats:
            self._complain(OPEN_SEAT)
            return
        try:
            table = table_of(self.draft)
        except ValueError as error:
            self._complain(str(error))
            return
        self.house.sit_down(LocalSession(table, bots_of(self.draft)))

    def action_serve(self) -> None:
        """Open the table at a server, for friends."""
        wrong = mistake(self.draft)
        if wrong:
            self._complain(wrong)
        else:
            self.app.push_screen(HostScreen(self.draft))

    def action_find(self) -> None:
        """Type words that a row must have."""
        self.query_one("#find", Input).focus()

    def action_back(self) -> None:
        """Out of the words, or away from here."""
        find = self.query_one("#find", Input)
        if find.value or find.has_focus:
            find.value = ""
            self.query_one(Sheet).focus()
        else:
            leave(self.app)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        {"start": self.action_start, "serve": self.action_serve}.get(
            event.button.id or "", self.action_back
        )()

    @on(Input.Changed, "#find")
    def _sought(self) -> None:
        self._show()

    @on(Input.Submitted, "#find")
    def _found(self) -> None:
        self.query_one(Sheet).focus()

    @on(Sheet.Pointed)
    def _pointed(self, event: Sheet.Pointed) -> None:
        self.query_one("#words", Static).update(_words(event.field))
        self.query_one("#about").scroll_home(animate=False)

    @on(Sheet.Turned)
    def _turned(self, event: Sheet.Turned) -> None:
        value = event.field.neighbour(event.by)
        if value != event.field.value:
            self.change(event.field.key, value)

    @on(Sheet.Asked)
    def _asked(self, event: Sheet.Asked) -> None:
        field = event.field
        if field.kind == "choice" and len(field.choices) == 2:
            self.change(field.key, field.neighbour(1))
        elif field.kind == "choice":
            self.app.push_screen(Picking(field), lambda row: self._picked(field, row))
        elif field.kind == "words":
            self.app.push_screen(Marking(field), lambda words: self._marked(field, words))
        else:
            self._ask_for_text(field)

    def _picked(self, field: Field, row: int | None) -> None:
        if row is not None:
            self.change(field.key, field.choices[row].id)

    def _marked(self, field: Field, words: str | None) -> None:
        if words is not None:
            self.change(field.key, words)

    def _ask_for_text(self, field: Field) -> None:
        async def answer(text: str) -> str:
            return self.change(field.key, text)

        title = field.title
        if field.kind == "number":
            title = tell("screen.setup.range", title=title, low=field.low, high=field.high)
        self.app.push_screen(Asking(title, field.value, answer))

    def _show(self) -> None:
        self.query_one("#summary", Static).update(Content(summary(self.draft)))
        words = self.query_one("#find", Input).value
        self.query_one(Sheet).show(fields_of(self.draft, words))
        self._complain(mistake(self.draft))

    def _complain(self, text: str) -> None:
        self.query_one("#problem", Static).update(Content(text))


def _words(field: Field) -> Content:
    """What a row means, and what may be chosen."""
    parts: list[Content] = [Content.assemble((field.title, "bold"), ": ", field.shown)]
    parts += [Content(text) for text in (field.about, field.text) if text]
    if field.kind == "number":
        parts.append(Content(tell("screen.setup.number", low=field.low, high=field.high)))
    elif field.kind == "words":
        marked = field.value.split()
        said = (
            tell("screen.setup.marked", marked=marked)
            if marked
            else tell("screen.setup.none-marked")
        )
        parts.append(Content(said))
    elif len(field.choices) > 1:
        rest = [choice.title for choice in field.choices if choice.id != field.value]
        parts.append(Content.assemble((tell("screen.setup.or", others=rest), "dim")))
    if field.source:
        parts.append(Content.assemble((field.source, "italic dim")))
    return Content("\n\n").join(parts)
