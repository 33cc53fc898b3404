"""The rules in our words: a list of sections, a line to find one, and the section to read."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, Markdown, OptionList
from textual.widgets.option_list import Option

from firehouse.core.setup import Setup
from firehouse.reference import Section, sections, sections_for
from firehouse.tui.lines import TextLine
from firehouse.tui.lists import Rows
from firehouse.words.language import tell

NOTHING_FOUND: Final = tell("screen.rules.nothing")
NO_BOOK: Final = tell("screen.rules.no-book")


class RulesScreen(Screen[None]):
    """Reads the reference of one game, or at a table that of its set-up.

    `first` is the id of the section to begin with.
    """

    DEFAULT_CSS = """
    RulesScreen #shelf { width: 34; max-width: 45%; border-right: vkey $primary; }
    RulesScreen Input { border: none; height: 1; background: $boost; }
    RulesScreen OptionList { height: 1fr; border: none; scrollbar-size-vertical: 1; }
    RulesScreen OptionList:focus { border: none; }
    RulesScreen Markdown { padding: 0 2; }
    """
    HELP = tell("screen.rules.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "app.pop_screen", tell("screen.footer.back")),
        Binding("slash", "find", tell("screen.footer.find")),
        Binding("space", "page(1)", tell("screen.footer.read-on"), show=False),
        Binding("b", "page(-1)", tell("screen.footer.read-back"), show=False),
    ]

    def __init__(self, game: str | Setup, first: str | None = None, word: str = "") -> None:
        super().__init__()
        if isinstance(game, Setup):
            self.shelf = list(sections_for(game))
        else:
            self.shelf = [found for found in sections() if found.game == game]
        self.shown: list[Section] = []
        self.reading: Section | None = None
        self._first = first
        self._word = word

    def compose(self) -> ComposeResult:
        """The shelf on the left, a section on the right."""
        with Horizontal():
            with Vertical(id="shelf"):
                yield TextLine(
                    self._word, placeholder=tell("screen.rules.find"), compact=True, id="find"
                )
                yield Rows(id="sections")
            with VerticalScroll(id="reader"):
                yield Markdown(id="section", open_links=False)
        yield Footer(show_command_palette=False)

    async def on_mount(self) -> None:
        """Open the first section, or the one that was asked for."""
        self._fill(self._word)
        if self._first is not None:
            self._point(self._first)
        self.query_one(OptionList).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Only the sections with the words."""
        self._fill(event.value)

    def on_input_submitted(self) -> None:
        """Read what was found."""
        self.query_one(OptionList).focus()

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the section under the cursor."""
        if event.option_index < len(self.shown):
            await self._read(self.shown[event.option_index])

    def on_markdown_link_clicked(self, event: Markdown.LinkClicked) -> None:
        """A link leads to another section."""
        event.stop()
        self.follow(event.href)

    def follow(self, link: str) -> None:
        """Go where a link of a section leads, such as "#game/move"."""
        self._fill("")
        self._point(link.lstrip("#"))

    def on_option_list_option_selected(self) -> None:
        """Go over to the text, to scroll it."""
        self.query_one("#reader").focus()

    def action_find(self) -> None:
        """Type a word."""
        self.query_one(Input).focus()

    def action_page(self, by: int) -> None:
        """A page on or back."""
        reader = self.query_one("#reader", VerticalScroll)
        if by > 0:
            reader.scroll_page_down()
        else:
            reader.scroll_page_up()

    def _point(self, id: str) -> None:
        """Go to a section, if it is on the shelf."""
        ids = [found.id for found in self.shown]
        if id in ids:
            self.query_one(OptionList).highlighted = ids.index(id)

    def _fill(self, words: str) -> None:
        self.shown = matching(self.shelf, words)
        shelf = self.query_one(OptionList)
        if self.shown:
            shelf.set_options([Option(Content(found.title)) for found in self.shown])
            shelf.highlighted = 0
        else:
            said = NOTHING_FOUND if self.shelf else NO_BOOK
            shelf.set_options([Option(said, disabled=True)])

    async def _read(self, found: Section) -> None:
        self.reading = found
        sources = "; ".join(found.sources)
        belongs = (
            f"*{tell('screen.rules.only-in', ways=found.only_in)}*\n\n" if found.only_in else ""
        )
        text = f"# {found.title}\n\n{belongs}{found.body}\n\n*{sources}*"
        await self.query_one("#section", Markdown).update(text)
        self.query_one("#reader").scroll_home(animate=False)


def matching(shelf: list[Section], words: str) -> list[Section]:
    """The sections that have all the words; those that have them in the title first."""
    wanted = words.lower().split()
    found = [one for one in shelf if _has(f"{one.title} {one.body}", wanted)]
    return sorted(found, key=lambda one: bool(wanted) and not _has(one.title, wanted))


def _has(text: str, wanted: list[str]) -> bool:
    lowered = text.lower()
    return all(word in lowered for word in wanted)
