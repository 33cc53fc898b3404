"""The table screen of a lesson: the guide above the board, and the places it speaks of lit."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from firehouse.lessons import Lesson
from firehouse.tui.lesson.coach import Coach
from firehouse.tui.lesson.session import LessonSession
from firehouse.tui.table import TableScreen
from firehouse.tui.table.film import CALM
from firehouse.words.language import tell

GO_ON: Final = tell("screen.lesson.help")


class LessonScreen(TableScreen):
    """A table whose session is a lesson; when the lesson lets go, it is a table like any other."""

    HELP = GO_ON
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "read_on", tell("screen.footer.go-on"), priority=True),
    ]

    def __init__(self, lesson: Lesson, speed: float = CALM) -> None:
        self.taught = LessonSession(lesson)
        self.coach = Coach(id="coach")
        super().__init__(self.taught, speed)

    def above(self) -> ComposeResult:
        """The guide."""
        yield self.coach

    def present(self) -> None:
        """Bring the guide in line, too."""
        super().present()
        settled = self.film.settled
        self.coach.show(self.taught, settled)
        self.refresh_bindings()
        if settled and self.taught.step is not None:
            self.board.flash(self.taught.step.lights)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Space reads on where there is only something to read."""
        if action == "read_on":
            step, settled = self.taught.step, self.film.settled
            reads = step is not None and not step.actions and settled
            return reads and self.focused is not self.prompt
        return super().check_action(action, parameters)

    def action_read_on(self) -> None:
        """The next step of the lesson."""
        self.taught.read_on()
        self.present()

    def action_rules(self) -> None:
        """The rule behind the last answer, else the one that the lesson tells."""
        step = self.taught.step
        self.open_rules(self.said.section or (step.section if step else None))
