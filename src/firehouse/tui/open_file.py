"""Opening a saved game: the file, and what to do with it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import DirectoryTree, Footer, Input, Static

from firehouse.core.record import Record, replay
from firehouse.core.table import Table
from firehouse.terminal.files import complaint
from firehouse.terminal.seats import seats_beside_a_person
from firehouse.tui.file_names import path_of
from firehouse.tui.leave import leave
from firehouse.tui.lines import TextLine
from firehouse.tui.local import LocalSession
from firehouse.tui.questions import Choosing
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

OPEN: Final = tell("screen.open.title")
LOOK_BACK: Final = tell("screen.open.review-title")
SUFFIXES: Final = frozenset({".json", ".firehouse"})
LOOKS: Final = (
    (tell("screen.open.replay"), ""),
    (tell("screen.open.review"), tell("screen.open.review-about")),
)
WAYS: Final = (
    ((tell("screen.open.alone"), tell("screen.open.alone-about")), ""),
    ((tell("screen.open.greedy"), tell("screen.open.bots-about")), "greedy"),
    ((tell("screen.open.search"), tell("screen.open.bots-about")), "search"),
)
"""How to go on: the words, and the bot beside the player."""


class Records(DirectoryTree):
    """Folders, and files that may be records."""

    def filter_paths(self, paths: Iterable[Path]) -> Iterable[Path]:
        """Leave out what is hidden and what is no record."""
        return [path for path in paths if not path.name.startswith(".") and _may_be(path)]


def _may_be(path: Path) -> bool:
    try:
        return path.is_dir() or path.suffix in SUFFIXES
    except OSError:
        return False


class OpenScreen(Screen[None]):
    """A line for the file's name above a tree of the folder."""

    DEFAULT_CSS = """
    OpenScreen #title { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    OpenScreen #path { height: 1; border: none; padding: 0 1; background: $boost; }
    OpenScreen #said { height: auto; padding: 0 1; color: $error; }
    OpenScreen Records { height: 1fr; }
    """
    HELP = tell("screen.open.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "type", tell("screen.footer.name")),
        Binding("escape,q", "back", tell("screen.footer.back")),
    ]

    def __init__(self, folder: Path | None = None, reviews: bool = False) -> None:
        super().__init__()
        self._folder = folder or Path.cwd()
        self._reviews = reviews

    def compose(self) -> ComposeResult:
        """The line, the tree, and room for a complaint."""
        yield Static(LOOK_BACK if self._reviews else OPEN, id="title")
        yield TextLine(placeholder=tell("screen.open.name"), compact=True, id="path")
        yield Static(id="said")
        yield Records(self._folder)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin in the tree."""
        self.query_one("#said", Static).display = False
        self.query_one(Records).focus()

    def action_type(self) -> None:
        """Go to the line."""
        self.query_one("#path", Input).focus()

    def action_back(self) -> None:
        """Out of the line, or away from here."""
        path = self.query_one("#path", Input)
        if path.has_focus:
            path.value = ""
            self.query_one(Records).focus()
        else:
            leave(self.app)

    @on(DirectoryTree.FileSelected)
    def _selected(self, event: DirectoryTree.FileSelected) -> None:
        self.open(event.path)

    @on(Input.Submitted, "#path")
    def _typed(self, event: Input.Submitted) -> None:
        try:
            self.open(self._folder / path_of(event.value.strip()))
        except ValueError as error:
            self._say(str(error))

    def open(self, path: Path) -> None:
        """Read a record and ask what to do with it; a complaint is shown."""
        try:
            record = Record.load(path)
            table = replay(record)
        except OSError as error:
            self._say(complaint(error))
        except ValueError as error:
            self._say(str(error))
        else:
            self._say("")
            self._ask(path.name, record, table)

    def _ask(self, name: str, record: Record, table: Table) -> None:
        house = cast("FirehouseApp", self.app)
        looks = (house.show_replay, house.show_review)
        if self._reviews or table.result is not None:
            looks[self._reviews](record)
            return
        alone = len(table.game.pawns(table.state)) == 1
        ways = WAYS[:1] if alone else WAYS

        def answered(row: int | None) -> None:
            if row is not None and row >= len(ways):
                looks[row - len(ways)](record)
            elif row is not None:
                house.sit_down(_session(table, ways[row][1]))

        rows = [*(words for words, _ in ways), *LOOKS]
        self.app.push_screen(Choosing(name, rows), answered)

    def _say(self, text: str) -> None:
        line = self.query_one("#said", Static)
        line.display = bool(text)
        line.update(Content(text))


def _session(table: Table, bot: str) -> LocalSession:
    size = len(table.game.pawns(table.state))
    return LocalSession(table, seats_beside_a_person(bot, size) if bot else {})
