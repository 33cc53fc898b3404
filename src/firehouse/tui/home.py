"""The first screen: games to play, games to continue, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from firehouse.core.catalogue import games, row_of, tonight
from firehouse.core.daily import today
from firehouse.lessons import Lesson, lessons
from firehouse.puzzles import puzzles
from firehouse.stage.today import preset_of_the_day
from firehouse.tui.footer import KeyFooter
from firehouse.tui.join import JoinScreen
from firehouse.tui.lesson import LessonScreen
from firehouse.tui.lists import Rows
from firehouse.tui.open_file import OpenScreen
from firehouse.tui.puzzles import PuzzlesScreen
from firehouse.tui.remote.tickets import Kept, forget, tickets
from firehouse.tui.rules import RulesScreen
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.setup.drafts import SetupDraft, begun, summary, ways
from firehouse.tui.setup.fields import fields_of
from firehouse.tui.today import TODAY, TodayScreen
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

NARROW: Final = 80
MOST_KEPT: Final = 8
TITLE: Final = "Firehouse"
LESSON: Final = tell("screen.home.lesson")
PUZZLES: Final = tell("screen.home.puzzles-about")


@dataclass(frozen=True)
class Door:
    """A row of the list: where it leads, and what to know before."""

    group: str
    title: str
    text: str
    open: Callable[[], None]
    ticket: Kept | None = None


class HomeScreen(Screen[None]):
    """A list of doors, with words about the one under the cursor."""

    DEFAULT_CSS = """
    HomeScreen #head { height: 1; padding: 0 1; background: $panel; }
    HomeScreen #middle { height: 1fr; }
    HomeScreen #doors { width: 1fr; height: 1fr; padding: 0 1; text-wrap: nowrap;
        text-overflow: ellipsis; }
    HomeScreen #about { width: 36; padding: 0 2; background: $surface; }
    HomeScreen.-narrow #middle { layout: vertical; }
    HomeScreen.-narrow #about { width: 100%; height: 6; border-top: solid $panel; }
    """
    HELP = tell("screen.home.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", tell("screen.footer.new")),
        Binding("o", "saved", tell("screen.footer.saved")),
        Binding("b", "review", tell("screen.footer.look-back")),
        Binding("j", "join", tell("screen.footer.join")),
        Binding("r", "rules", tell("screen.footer.rules")),
        Binding("delete", "forget", tell("screen.footer.forget"), show=False),
        Binding("d", "app.toggle_dark", tell("screen.footer.theme")),
        Binding("q", "app.quit", tell("screen.footer.quit")),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._doors: list[Door] = []

    def compose(self) -> ComposeResult:
        """The doors beside what is behind them."""
        yield Static(Content.assemble((TITLE, "bold $accent"), f"  {_welcome()}"), id="head")
        with Horizontal(id="middle"):
            yield Rows(id="doors")
            with VerticalScroll(id="about", can_focus=False):
                yield Static(id="words")
        yield KeyFooter()

    def on_mount(self) -> None:
        """Begin with the first game."""
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        """Tables may have been played at since."""
        self._fill()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the screen out for its size."""
        self.set_class(event.size.width < NARROW, "-narrow")

    def action_new(self, draft: SetupDraft | None = None) -> None:
        """Every choice."""
        self.app.push_screen(SetUpScreen(draft))

    def action_saved(self) -> None:
        """A record file."""
        self.app.push_screen(OpenScreen())

    def action_join(self, link: str = "") -> None:
        """A table of a server."""
        self.app.push_screen(JoinScreen(link))

    def action_today(self, game: str) -> None:
        """The day's game, at a server or here."""
        self.app.push_screen(TodayScreen(game))

    def action_lesson(self, lesson: Lesson) -> None:
        """A first game with a guide."""
        self.app.push_screen(LessonScreen(lesson, cast("FirehouseApp", self.app).speed))

    def action_puzzles(self) -> None:
        """Positions with a task."""
        self.app.push_screen(PuzzlesScreen())

    def action_review(self) -> None:
        """A record file, looked back on."""
        self.app.push_screen(OpenScreen(reviews=True))

    def action_rules(self, game: str = "") -> None:
        """The reference."""
        self.app.push_screen(RulesScreen(game or games()[0].id))

    def action_forget(self) -> None:
        """Take a table off the list."""
        door = self._door()
        if door is not None and door.ticket is not None:
            forget(door.ticket.server, door.ticket.table)
            self._fill()

    @on(OptionList.OptionHighlighted)
    def _pointed(self) -> None:
        door = self._door()
        if door is not None:
            words = Content.assemble((door.title, "bold"), f"\n\n{door.text}")
            self.query_one("#words", Static).update(words)

    @on(OptionList.OptionSelected)
    def _selected(self) -> None:
        door = self._door()
        if door is not None:
            door.open()

    def _door(self) -> Door | None:
        option = self.query_one(OptionList).highlighted_option
        return None if option is None or option.id is None else self._doors[int(option.id)]

    def _fill(self) -> None:
        self._doors = [
            *self._kept(),
            *self._lessons(),
            *self._today(),
            *self._tonight(),
            *self._elsewhere(),
        ]
        doors = self.query_one(OptionList)
        here = doors.highlighted
        rows: list[Option | None] = []
        group = ""
        for number, door in enumerate(self._doors):
            if door.group != group:
                group = door.group
                rows.append(Option(Content.assemble((group, "bold $primary")), disabled=True))
            rows.append(Option(Content(f"  {door.title}"), id=str(number)))
        doors.set_options(rows)
        if here is not None and here < doors.option_count:
            doors.highlighted = here
        else:
            doors.action_first()

    def _kept(self) -> Iterator[Door]:
        """Tables of servers where the player has a seat, without finished ones."""
        going = [kept for kept in tickets() if kept.status != "over"]
        for kept in going[:MOST_KEPT]:
            stands = kept.situation or tell("screen.home.stands", status=kept.status)
            link = f"{kept.server}/table/{kept.table}"
            yield Door(
                tell("screen.home.go-on"),
                kept.title or tell("screen.home.table", code=kept.code),
                f"{stands}\n\n{kept.server}\n\n{tell('screen.home.forget')}",
                partial(self.action_join, link),
                kept,
            )

    def _lessons(self) -> Iterator[Door]:
        """First games with a guide."""
        for found in lessons():
            title = _game_of(found.title, row_of(found.setup.ruleset).title)
            minutes = tell("screen.home.minutes", minutes=found.minutes)
            text = f"{found.text}\n\n{minutes} {LESSON}"
            yield Door(tell("screen.home.learn"), title, text, partial(self.action_lesson, found))

    def _today(self) -> Iterator[Door]:
        """The game of the day, the same for everybody at a server."""
        for row in games():
            preset = preset_of_the_day(row.id, today())
            text = f"{preset.text}\n\n{TODAY}"
            title = _game_of(preset.title, row.title)
            yield Door(tell("screen.home.today"), title, text, partial(self.action_today, row.id))

    def _tonight(self) -> Iterator[Door]:
        for id in tonight():
            way = ways()[id]
            preset = way["presets"][0]
            draft = begun(preset["setup"], preset["id"])
            yield Door(
                tell("screen.home.tonight"),
                _game_of(preset["title"], way["title"]),
                _about(preset["text"], way["text"], draft),
                partial(self.action_new, draft),
            )

    def _elsewhere(self) -> Iterator[Door]:
        group = tell("screen.home.elsewhere")
        new = tell("screen.home.new-about")
        yield Door(group, tell("screen.home.new"), new, self.action_new)
        saved = tell("screen.home.saved-about")
        yield Door(group, tell("screen.home.saved"), saved, self.action_saved)
        if puzzles():
            yield Door(group, tell("screen.home.puzzles"), PUZZLES, self.action_puzzles)
        review = tell("screen.home.review-about")
        yield Door(group, tell("screen.home.review"), review, self.action_review)
        join = tell("screen.home.join-about")
        yield Door(group, tell("screen.home.join"), join, self.action_join)
        for row in (row for row in games() if row.book):
            text = tell("screen.home.rules-about", game=row.title)
            title = tell("screen.home.rules", game=row.title)
            yield Door(group, title, text, partial(self.action_rules, row.id))
        yield Door(group, tell("screen.footer.quit"), tell("screen.home.quit-about"), self.app.exit)


def _welcome() -> str:
    return tell("screen.home.welcome", games=[row.title for row in games()])


def _game_of(title: str, game: str) -> str:
    return tell("screen.home.game-of", title=title, game=game)


def _about(text: str, rules: str, draft: SetupDraft) -> str:
    """What a ready-made game is; where it changes its rule set, what it changes instead."""
    changed = [
        tell("screen.home.setting", title=field.title, value=field.shown)
        for field in fields_of(draft)
        if field.changed and field.key.startswith("option:")
    ]
    rest = "\n".join([tell("screen.home.changed"), *changed]) if changed else rules
    return f"{text}\n\n{rest}\n\n{summary(draft)}"
