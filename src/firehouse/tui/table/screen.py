"""The table screen: what the player clicks, types and presses is handed to the session."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from textual import on, work
from textual.binding import BindingType
from textual.widgets import Input

from firehouse.stage.command_line import completed
from firehouse.stage.shapes import Spots
from firehouse.tui.boards import BoardView
from firehouse.tui.boards.face import signs
from firehouse.tui.help import HelpScreen
from firehouse.tui.leave import leave
from firehouse.tui.questions import Choosing
from firehouse.tui.rules import RulesScreen
from firehouse.tui.session import Session
from firehouse.tui.table.commands import OWN, Player
from firehouse.tui.table.deeds import Deeds
from firehouse.tui.table.desk import IDLE, Desk
from firehouse.tui.table.film import CALM
from firehouse.tui.table.keys import bindings, rows
from firehouse.tui.table.offers import Offers, price_words
from firehouse.tui.table.panes import next_pane
from firehouse.tui.table.prompt import Prompt
from firehouse.tui.table.replies import Reply
from firehouse.tui.table.story import Story
from firehouse.tui.table.targets import Choice, choices_at
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

MOVED_ON: Final = tell("screen.table.moved-on")
UNSAVED: Final = tell("screen.table.unsaved")
INTRODUCTION: Final = tell("screen.table.help")
TYPED: Final = tell("screen.table.typed")
SIGNS: Final = tell("screen.table.signs")
WAYS_OUT: Final = (
    (tell("screen.table.save-and-leave"), ""),
    (tell("screen.table.leave-unsaved"), ""),
    (tell("screen.table.stay"), ""),
)


class TableScreen(Desk):
    """One table; the session behind it plays here or at a server."""

    HELP = INTRODUCTION
    BINDINGS: ClassVar[list[BindingType]] = [*bindings()]

    def __init__(self, session: Session, speed: float = CALM, autosave: Path | None = None) -> None:
        super().__init__(session, speed, autosave)
        self.deeds = Deeds(self)
        self.player = Player(session, self.offers, self.deeds.by_word())

    @property
    def house(self) -> FirehouseApp:
        """The application."""
        return cast("FirehouseApp", self.app)

    async def on_mount(self) -> None:
        """Follow the cursor."""
        self.watch(self.board, "cursor", self._look_at, init=False)

    def settle(self) -> bool:
        """See the end of the film at once; False if there was nothing more to see."""
        if self.film.settled:
            return False
        self.film.skip()
        return True

    def obey(self, line: str) -> None:
        """Do what a line says, after what is still to be seen."""
        self.settle()
        self.answer(lambda: self.player.obey(line))

    @work
    async def answer(self, deed: Callable[[], Awaitable[Reply | None]]) -> None:
        """Do something, and show the result."""
        said = await deed()
        if said is not None and self.is_attached:
            self.reply(said)

    def open_rules(self, section: str | None = None, word: str = "") -> None:
        """Read the rules, at a section or at what a word finds."""
        self.app.push_screen(RulesScreen(self.session.setup, section, word))

    def open_help(self) -> None:
        """Read about keys, commands and signs."""
        self.settle()
        typed = [(line.text.replace(" ", " …"), line.label) for line in OWN]
        parts = [("", rows()), (TYPED, typed), (SIGNS, signs(self.session.scene))]
        self.app.push_screen(HelpScreen(self.HELP or "", parts))

    def ask_to_leave(self, leave: Callable[[], Any]) -> None:
        """Leave, unless something would be lost and the player thinks better of it."""
        if not self.keeper.unsaved:
            leave()
            return

        def answered(row: int | None) -> None:
            if row == 0:
                self.deeds.ask_to_save(leave)
            elif row == 1:
                leave()

        self.app.push_screen(Choosing(UNSAVED, WAYS_OUT), answered)

    def leave(self) -> None:
        """Go back to where the player came from."""
        leave(self.app)

    def write(self, text: str) -> None:
        """Go to the line, with something written in it."""
        self.prompt.write(text)
        self.prompt.focus()

    # What the parts of the screen tell.

    def _look_at(self, spot: str) -> None:
        """Say what lies under the cursor and can be done there, and show the way to it."""
        if not self.film.settled:
            return
        self.reply(None)
        found = choices_at(self.targets, [spot])
        self.board.flash((found[0].through if found else None) or ())

    @on(BoardView.Picked)
    def _picked(self, event: BoardView.Picked) -> None:
        if self.settle():
            return
        found = choices_at(self.targets, event.spots)
        if not found:
            self.reply(Reply(self._nothing_at(event.spots)))
        elif len(found) == 1 or found[0].main:
            self.answer(lambda: self.deeds.play(found[0].actions))
        else:
            self._ask_which(event.spots[0], found)

    def _nothing_at(self, spots: Spots) -> str:
        moment = self.session.moment
        if not moment.mine:
            return moment.ending or moment.waiting or IDLE
        what = next((words for spot in spots if (words := self.board.describe(spot))), "")
        return tell("screen.table.nothing-there", what=what.rstrip("."))

    def _ask_which(self, spot: str, found: list[Choice]) -> None:
        currency = self.session.game.currency()
        lines = [(choice.label, price_words(choice.price, currency)) for choice in found]
        position = self.session.moment.position

        def answered(row: int | None) -> None:
            if row is None:
                return
            if self.session.moment.position == position:
                self.answer(lambda: self.deeds.play(found[row].actions))
            else:
                self.reply(Reply(MOVED_ON, False))

        self.app.push_screen(
            Choosing(self.board.describe(spot) or tell("screen.table.which"), lines), answered
        )

    @on(Offers.Chosen)
    def _chosen(self, event: Offers.Chosen) -> None:
        if event.text.endswith(" "):
            self.write(event.text)
        elif not self.settle():
            self.obey(event.text)

    @on(Offers.Pointed)
    @on(Story.Pointed)
    def _pointed(self, event: Offers.Pointed | Story.Pointed) -> None:
        if self.film.settled:
            self.board.flash(event.spots)

    @on(Story.Asked)
    def _asked(self, event: Story.Asked) -> None:
        if event.cite.section is None:
            self.reply(Reply(tell("screen.table.no-section"), False, event.cite.rule))
        else:
            self.open_rules(event.cite.section)

    @on(Prompt.Changed)
    def _typing(self, event: Input.Changed) -> None:
        if self.film.settled and self.session.moment.mine:
            self.offers.narrow(self.prompt.asked[1])
        if event.value:
            self.show_pane("offers")

    @on(Prompt.Completing)
    def _complete(self) -> None:
        why, line = self.prompt.asked
        if why or line:
            self.prompt.write(why + completed(line, self.offers.known()))
        else:
            self.focus_next()

    @on(Prompt.Choosing)
    def _choose(self, event: Prompt.Choosing) -> None:
        if event.by > 0:
            self.offers.action_cursor_down()
        else:
            self.offers.action_cursor_up()
        if (chosen := self.offers.chosen()) is not None:
            self.prompt.take(self.prompt.asked[0] + chosen)

    @on(Prompt.Typed)
    def _typed(self, event: Prompt.Typed) -> None:
        self.obey(event.text)

    @on(Prompt.Left)
    def _left(self) -> None:
        self.board.focus()

    # What the keys do.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Space is for the film while it runs, but never while somebody types.

        There is another list to go to only where the lists share a place.
        """
        if action == "pause":
            return not self.film.settled and self.focused is not self.prompt
        if action == "pane":
            return self.has_class("-short")
        return True

    def action_type(self) -> None:
        """Go to the line."""
        self.prompt.focus()

    def action_why(self) -> None:
        """Ask why something may not be done."""
        self.write("why ")

    def action_number(self, number: int) -> None:
        """Choose the row with a number."""
        if self.settle():
            return
        chosen = self.offers.numbered(number)
        if chosen is not None and chosen.endswith(" "):
            self.write(chosen)
        else:
            self.obey(str(number))

    def action_do(self, word: str) -> None:
        """Do what the typed word does."""
        self.obey(word)

    def action_end(self) -> None:
        """End the turn; what is still to be seen comes first."""
        if not self.settle():
            self.answer(self.deeds.end)

    def action_rules(self) -> None:
        """The rule behind the last answer, or all of them."""
        self.open_rules(self.said.section)

    def action_extras(self) -> None:
        """What only this table offers."""
        self.deeds.ask_for_extra()

    def action_answer(self, agree: bool) -> None:
        """Agree or not."""
        self.answer(lambda: self.deeds.answer(agree))

    def action_pause(self) -> None:
        """Stop the film, or go on."""
        self.film.toggle()

    def action_step(self, by: int) -> None:
        """One step of the film."""
        if by > 0:
            self.film.forward()
        else:
            self.film.back()

    def action_speed(self, by: int) -> None:
        """Quicker or slower."""
        self.film.change_speed(by)
        self.house.speed = self.film.speed
        self.reply(Reply(tell("screen.table.film", speed=self.film.speed_words())))

    def action_away(self) -> None:
        """Away with what is in front."""
        if not self.settle():
            self.show_threats({}, 0)
            self.reply(None)
        self.board.focus()

    def action_pane(self) -> None:
        """The next of the lists."""
        self.show_pane(next_pane(self.pane))

    def action_show_pane(self, id: str) -> None:
        """One of the lists."""
        self.show_pane(id)

    def action_zoom(self) -> None:
        """Only the board, or everything."""
        self.toggle_class("-zoomed")
