"""The review of a played game: the curve of its chance to win, and the moments that counted."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, Final

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from firehouse.bots.bot import Budget
from firehouse.bots.positions import position_of
from firehouse.core.phrase import phrase
from firehouse.core.record import Record
from firehouse.thinking import Thinkers, ThoughtLost
from firehouse.tui import thoughts
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.review.curve import Curve
from firehouse.tui.review.findings import Findings
from firehouse.words.language import say, tell

SECONDS: Final = 15.0
THOROUGH: Final = Budget(seconds=SECONDS)
OFTEN: Final = 0.25
"""Seconds from one look at the progress to the next."""
ALMOST: Final = 0.99
TALL: Final = 34


class ReviewScreen(ReplayScreen):
    """The replay of a game, with what a review finds in it beside the board and below it."""

    DEFAULT_CSS = """
    ReviewScreen #findings { height: 2fr; border-bottom: solid $panel; background: $surface;
        scrollbar-size-vertical: 1; padding: 0 1; }
    ReviewScreen #side { width: 44; }
    ReviewScreen.-short #told { display: none; }
    """
    AUTO_FOCUS = "#findings"
    HELP = tell("screen.review.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "review", tell("screen.footer.look-back"), show=False),
    ]

    def __init__(self, record: Record, budget: Budget = THOROUGH) -> None:
        super().__init__(record)
        self._budget = budget
        self._thinker = Thinkers(silent=True)
        self._begun = monotonic()
        self._watch: Timer | None = None
        self.findings = Findings(id="findings")
        self.curve = Curve(id="curve")

    def beside(self) -> ComposeResult:
        """What was found."""
        yield self.findings

    def below(self) -> ComposeResult:
        """The curve."""
        yield self.curve

    def on_mount(self) -> None:
        """Begin to think; meanwhile the game can be stepped through."""
        self._watch = self.set_interval(OFTEN, self._tell_progress)
        self._tell_progress()
        self._look_back()

    def on_unmount(self) -> None:
        """Nobody waits for the thought any longer."""
        self._thinker.stop()

    def on_resize(self, event: events.Resize) -> None:
        """A low screen has a low curve."""
        self.curve.set_class(event.size.height < TALL, "-low")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The review is on show already."""
        return action != "review"

    @work
    async def _look_back(self) -> None:
        position = position_of(self.recall.table)
        try:
            found = await self._thinker.think(thoughts.looked_back, position, self._budget)
        except ThoughtLost:
            self._stop_telling()
            self.findings.say(tell("denied.thought-lost"))
            return
        self._stop_telling()
        self.curve.found = found
        self.findings.show(found)

    def _tell_progress(self) -> None:
        seconds = self._budget.seconds or SECONDS
        done = min(ALMOST, (monotonic() - self._begun) / seconds)
        self.findings.say(say(phrase("review.thinking", percent=f"{done * 100:.0f}")))

    def _stop_telling(self) -> None:
        if self._watch is not None:
            self._watch.stop()

    @on(Findings.Chosen)
    @on(Curve.Wanted)
    def _pointed(self, event: Findings.Chosen | Curve.Wanted) -> None:
        self.go(event.step)

    def _show(self) -> None:
        super()._show()
        self.curve.step = self.recall.step
