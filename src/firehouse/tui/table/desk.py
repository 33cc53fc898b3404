"""The displaying half of the table screen: it lays out everything that the session reports."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from firehouse.stage.shapes import Frame
from firehouse.tui.boards import BoardView
from firehouse.tui.footer import KeyFooter
from firehouse.tui.session import Session, Update
from firehouse.tui.status import StatusPanel
from firehouse.tui.table.answer import Answer
from firehouse.tui.table.commands import OWN
from firehouse.tui.table.film import CALM, Film
from firehouse.tui.table.look import CSS, classes_for
from firehouse.tui.table.offers import Line, Offers
from firehouse.tui.table.panes import PANES, Panes
from firehouse.tui.table.prompt import Prompt
from firehouse.tui.table.replies import Reply
from firehouse.tui.table.saves import Keeper
from firehouse.tui.table.story import Story
from firehouse.tui.table.targets import Targets, choices_at, tags_of, targets_of
from firehouse.words.language import tell

WATCH: Final = tell("screen.table.watch")
SHOWING: Final = tell("screen.table.showing")
IDLE: Final = tell("screen.table.idle")
TONES: Final = {"won": "bold $success", "lost": "bold $error"}
AT_THE_END: Final = (
    Line("replay", tell("screen.command.replay")),
    Line("write ", tell("screen.table.save-record")),
    Line("review", tell("screen.command.review")),
    Line("again", tell("screen.command.again")),
    Line("quit", tell("screen.command.quit")),
)


class Desk(Screen[None]):
    """A session on the screen; nothing is done here but by the session."""

    DEFAULT_CSS = CSS

    def __init__(self, session: Session, speed: float = CALM, autosave: Path | None = None) -> None:
        super().__init__()
        self.session = session
        self.keeper = Keeper(session, autosave)
        self.board = BoardView(id="board")
        self.status = StatusPanel(id="status")
        self.offers = Offers(id="offers")
        self.story = Story(session.story, id="story")
        self.film = Film(session.moment.view, self._film_moved, speed, id="film")
        self.answered = Answer(id="reply")
        self.prompt = Prompt(id="prompt")
        for part in (self.offers, self.story):
            part.border_title = PANES[str(part.id)]
        self.panes = Panes(id="panes")
        self.pane = "offers"
        self.targets: Targets = {}
        """What a click on each place does now."""
        self.said = Reply("")
        """The last answer to the player, or what lies under the cursor."""
        self._answers = False
        """Is it an answer?"""
        self.ahead = 0
        """How many turns the threats on the board look ahead; 0 while there are none."""
        self._position = session.moment.position

    def compose(self) -> ComposeResult:
        """The board beside the lists, the film and the line below."""
        yield Static(id="head")
        yield from self.above()
        with Horizontal(id="middle"):
            yield self.board
            with Vertical(id="side"):
                yield self.panes
                yield self.status
                yield self.offers
                yield self.story
        yield Static(id="question")
        yield self.film
        yield self.answered
        yield self.prompt
        yield KeyFooter()

    def above(self) -> ComposeResult:
        """What stands between the head and the board."""
        return iter(())

    async def on_mount(self) -> None:
        """Show the table, and let it go on."""
        self.session.listener = self.hear
        self.show_pane(self.pane)
        self.reply(None)
        self.present()
        self.board.focus()
        await self.session.start()

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.session.close()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the screen out for its size."""
        for name, wanted in classes_for(event.size.width, event.size.height).items():
            self.set_class(wanted, name)

    def hear(self, update: Update) -> None:
        """Something happened at the table."""
        if update.moment.position != self._position:
            self._position = update.moment.position
            self.show_threats({}, 0)
            self.reply(Reply(self.keeper.keep(), False))
        if update.story is not None:
            self.story.rewrite(update.story)
            self.film.begin(update.moment.view)
        if update.note:
            self._note(update.note, update.spoken)
        if self.film.add(update.frames):
            return
        if self.film.settled and self.film.reel.view != update.moment.view:
            self.film.begin(update.moment.view)
        self.present()

    def _note(self, text: str, spoken: bool) -> None:
        """A line for the log; what somebody said is seen also where the log is not."""
        self.story.note(text)
        if spoken and not all(node.display for node in (self.story, *self.story.ancestors[:-2])):
            self.panes.mark("story")
            self.reply(Reply(text))

    def _film_moved(self, told: list[Frame]) -> None:
        self.story.tell(told)
        self.present()
        frame = self.film.reel.frame
        if frame is not None and (self.film.paused or not self.film.settled):
            self.board.flash(frame.spots)

    def present(self) -> None:
        """Bring everything on the screen in line with the table and the film."""
        moment, settled = self.session.moment, self.film.settled
        view = moment.view if settled else self.film.reel.view
        self.board.show(self.session.scene, view)
        self.status.show(self.session.scene, view, moment)
        self.query_one("#head", Static).update(self._head())
        self._show_question()
        self.set_class(not settled, "-showing")
        if settled:
            self._open()
        else:
            self.targets = {}
            self.board.light({})
            self.offers.say(WATCH)

    def reply(self, said: Reply | None) -> None:
        """Answer the player; without an answer, tell what lies under the cursor."""
        self._answers = said is not None and bool(said.text)
        self.said = said if said is not None and said.text else Reply(self._under_cursor())
        self.answered.say(self.said.content(self.focused is self.prompt))

    def _under_cursor(self) -> str:
        """What lies there and what can be done there, while nothing else is to be seen."""
        if not self.film.settled:
            return ""
        spot = self.board.cursor
        found = choices_at(self.targets, [spot])
        currency = self.session.game.currency()
        told = [self.board.describe(spot), *(choice.words(currency) for choice in found)]
        return " · ".join(filter(None, told))

    def show_threats(self, chances: Mapping[str, float], ahead: int) -> None:
        """Lay what the fire may do over the board, or take it away."""
        self.ahead = ahead
        self.board.heat(chances)

    def show_pane(self, id: str) -> None:
        """Bring one of the lists to the front where there is room for one only."""
        self.pane = id
        self.panes.point(id)
        for name in PANES:
            self.set_class(name == id, f"-pane-{name}")

    def _head(self) -> Content:
        """How things stand first, for it must be read also where there is little room."""
        moment = self.session.moment
        said = moment.ending or moment.waiting or moment.situation
        tone = TONES.get(moment.result or "", "bold")
        if not self.film.settled:
            said, tone = SHOWING, ""
        return Content.assemble((said, tone), (f"  {self.session.title}", "$primary"))

    def _show_question(self) -> None:
        asked = self.session.question
        line = self.query_one("#question", Static)
        line.display = asked is not None
        if asked is not None:
            line.update(Content.assemble((asked.text, "bold"), f"  {tell('screen.table.agree')}"))

    def _open(self) -> None:
        """Everything is shown: offer what may be done."""
        moment = self.session.moment
        self.board.flash(())
        self.targets = targets_of(moment.offers) if moment.mine else {}
        self.board.light(tags_of(self.targets))
        self._offer()
        if not self._answers:
            self.reply(None)
        self.session.seen()
        if moment.mine and not moment.chance:
            self._find_routes()

    def _offer(self) -> None:
        moment = self.session.moment
        if moment.result is not None:
            self.offers.show_lines([*AT_THE_END, *self._extras()])
        elif not moment.mine:
            self.offers.say(moment.waiting or IDLE)
        else:
            names = {seat.pawn: seat.name for seat in moment.seats}
            own = [*OWN, *self._extras()]
            self.offers.show(moment.offers, self.session.game.currency(), names, own)

    def _extras(self) -> list[Line]:
        """What only this table offers."""
        return [Line(extra.key, extra.label) for extra in self.session.extras()]

    @work(group="routes", exclusive=True)
    async def _find_routes(self) -> None:
        """Ways of several actions come a moment later."""
        position = self.session.moment.position
        routes = await self.session.routes()
        if self.session.moment.position == position and self.film.settled:
            self.targets = targets_of(self.session.moment.offers, routes)
            self.board.light(tags_of(self.targets))
            if not self._answers:
                self.reply(None)
