"""Looking at a played game: board, log and a scrubber over every step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, Static

from firehouse.core.record import Record
from firehouse.stage import Frame
from firehouse.stage.film import SPEEDS, dwell
from firehouse.tui.boards import BoardView
from firehouse.tui.footer import KeyFooter
from firehouse.tui.leave import leave
from firehouse.tui.local import LocalSession
from firehouse.tui.recall import Recall
from firehouse.tui.rules import RulesScreen
from firehouse.tui.scrubber import Scrubber
from firehouse.tui.status import StatusPanel
from firehouse.tui.table.film import CALM
from firehouse.tui.table.look import classes_for
from firehouse.tui.table.story import Story
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

PACES: Final = tuple(speed for speed in SPEEDS if speed)
LEAST_WAIT: Final = 0.02
OVER: Final = tell("screen.replay.over")


class Chronicle(Story):
    """The log of the whole game; its cursor is a place in the game."""

    class Reached(Message):
        """The cursor is on another line."""

        def __init__(self, line: int) -> None:
            super().__init__()
            self.line = line

    def __init__(self, frames: Iterable[Frame], id: str | None = None) -> None:
        super().__init__(frames, id)
        self._follows = False

    def scroll_to_highlight(self, top: bool = False) -> None:
        """The cursor goes where the game goes; the list has all its lines and follows nothing."""
        OptionList.scroll_to_highlight(self, top)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell where the cursor is."""
        self.post_message(self.Reached(event.option_index))


class ReplayScreen(Screen[None]):
    """One record, from its first step to its last; a RecordError if it does not replay."""

    DEFAULT_CSS = """
    ReplayScreen #head { height: 1; padding: 0 1; background: $panel; text-wrap: nowrap;
        text-overflow: ellipsis; }
    ReplayScreen #middle { height: 1fr; }
    ReplayScreen #side { width: 34; background: $surface; }
    ReplayScreen.-wide #side { width: 48; }
    ReplayScreen #status { height: auto; max-height: 50%; }
    ReplayScreen #told { height: 1fr; border-top: solid $panel; scrollbar-size-vertical: 1; }
    ReplayScreen #frame { height: auto; max-height: 2; padding: 0 1; }
    ReplayScreen.-narrow #middle { layout: vertical; }
    ReplayScreen.-narrow #board { height: 3fr; }
    ReplayScreen.-narrow #side { width: 100%; height: 2fr; }
    ReplayScreen.-short #status { display: none; }
    """
    AUTO_FOCUS = "#scrubber"
    HELP = tell("screen.replay.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "play", tell("screen.footer.play"), priority=True),
        Binding("left", "step(-1)", tell("screen.footer.step"), key_display="← →"),
        Binding("right", "step(1)", tell("screen.footer.on"), show=False),
        Binding("pageup", "decision(-1)", tell("screen.footer.decision"), key_display="PgUp PgDn"),
        Binding("pagedown", "decision(1)", tell("screen.footer.next-decision"), show=False),
        Binding("home", "end(False)", tell("screen.footer.start"), show=False),
        Binding("end", "end(True)", tell("screen.footer.end-of-game"), show=False),
        Binding("left_square_bracket", "frame(-1)", tell("screen.footer.frame"), key_display="[ ]"),
        Binding("right_square_bracket", "frame(1)", tell("screen.footer.next-frame"), show=False),
        Binding("less_than_sign", "pace(-1)", tell("screen.footer.speed"), key_display="< >"),
        Binding("greater_than_sign", "pace(1)", tell("screen.footer.quicker"), show=False),
        Binding("b", "branch", tell("screen.footer.branch")),
        Binding("v", "review", tell("screen.footer.look-back")),
        Binding("r", "rules", tell("screen.footer.rule")),
        Binding("d", "app.toggle_dark", tell("screen.footer.theme"), show=False),
        Binding("escape,q", "back", tell("screen.footer.back")),
    ]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.recall = Recall(record)
        self.playing = False
        self._pace = CALM
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """The board beside the log, the scrubber below."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield BoardView(id="board")
            with Vertical(id="side"):
                yield from self.beside()
                yield Chronicle(self.recall.reel.frames, id="told")
        yield Static(id="frame")
        yield from self.below()
        yield Scrubber(self.recall.last, id="scrubber")
        yield KeyFooter()

    def beside(self) -> ComposeResult:
        """What stands above the log."""
        yield StatusPanel(id="status")

    def below(self) -> ComposeResult:
        """What stands above the scrubber."""
        return iter(())

    def on_mount(self) -> None:
        """Begin at the start."""
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the screen out for its size."""
        for name, wanted in classes_for(event.size.width, event.size.height).items():
            self.set_class(wanted, name)

    def go(self, step: int) -> None:
        """Show a step, and stay there."""
        self._stop()
        self.recall.to_step(step)
        self._show()

    def action_play(self) -> None:
        """Let the game run, or stop it; at its end, from the start."""
        if self.playing:
            self._stop()
            self._show()
            return
        if self.recall.reel.ended:
            self.recall.to_step(0)
        self.playing = True
        self._run()

    def action_step(self, by: int) -> None:
        """One step on or back."""
        self.go(self.recall.step + by)

    def action_decision(self, way: int) -> None:
        """To the next decision, or the one before."""
        self.go(self.recall.decision(way))

    def action_end(self, last: bool) -> None:
        """To the start or the end."""
        self.go(self.recall.last if last else 0)

    def action_frame(self, by: int) -> None:
        """One thing that happened on or back."""
        self._stop()
        if by > 0:
            self.recall.forward()
        else:
            self.recall.back()
        self._show()

    def action_pace(self, by: int) -> None:
        """Slower or quicker."""
        place = PACES.index(self._pace) + by
        self._pace = PACES[max(0, min(len(PACES) - 1, place))]
        self._show()

    def action_branch(self) -> None:
        """What if? Play on from the step on show, with the same luck."""
        self._stop()
        table = self.recall.table_here()
        if table.result is not None:
            self.query_one("#frame", Static).update(Content(OVER))
            return
        cast("FirehouseApp", self.app).sit_down(LocalSession(table, study=True))

    def action_review(self) -> None:
        """What was luck in this game, and what was decision?"""
        self._stop()
        cast("FirehouseApp", self.app).show_review(self.recall.record)

    def action_rules(self) -> None:
        """The rule behind what is on show."""
        frame = self.recall.told
        section = frame.cite.section if frame and frame.cite else None
        self.app.push_screen(RulesScreen(self.recall.record.setup, section))

    def action_back(self) -> None:
        """Go back to where the player came from."""
        leave(self.app)

    @on(Scrubber.Wanted)
    def _wanted(self, event: Scrubber.Wanted) -> None:
        self.go(event.step)

    @on(Chronicle.Reached)
    def _reached(self, event: Chronicle.Reached) -> None:
        if event.line != self.recall.line and self.query_one(Chronicle).has_focus:
            self._stop()
            self.recall.to_line(event.line)
            self._show()

    def _run(self) -> None:
        """Show frame after frame, each for its time."""
        if not self.playing:
            return
        self.recall.forward()
        reel = self.recall.reel
        if reel.ended:
            self._stop()
        elif reel.frame is not None:
            wait = max(LEAST_WAIT, dwell(reel.frame, self._pace, 0))
            self._timer = self.set_timer(wait, self._run)
        self._show()

    def _stop(self) -> None:
        self.playing = False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _show(self) -> None:
        """Bring everything on the screen in line with the place in the game."""
        recall = self.recall
        moment, frame = recall.moment(), recall.told
        board = self.query_one(BoardView)
        board.show(recall.scene, recall.reel.view)
        board.flash(frame.spots if frame else ())
        for status in self.query(StatusPanel):
            status.show(recall.scene, recall.reel.view, moment)
        self.query_one(Scrubber).step = recall.step
        self.query_one("#head", Static).update(self._head(moment.ending or moment.situation))
        self.query_one("#frame", Static).update(self._frame())
        told = self.query_one(Chronicle)
        if recall.line >= 0 and told.option_count:
            told.highlighted = recall.line

    def _head(self, situation: str) -> Content:
        recall = self.recall
        step = tell("screen.replay.step", step=recall.step, last=recall.last)
        return Content.assemble(
            (f"{step}  ", "bold"),
            f"{recall.words()}  ",
            (situation, "dim"),
        )

    def _frame(self) -> Content:
        frame = self.recall.told
        mark = "▶" if self.playing else "■"
        text = frame.text if frame else tell("screen.replay.keys")
        rule = f"  ({frame.cite.rule})" if frame and frame.cite else ""
        return Content.assemble(f"{mark} ×{self._pace:g} ", (text, "bold"), (rule, "dim"))
