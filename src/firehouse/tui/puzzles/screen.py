"""The table screen of a puzzle, alone or in a run."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from firehouse.puzzles import Puzzle
from firehouse.tui.puzzles.bar import Bar
from firehouse.tui.puzzles.session import PuzzleSession
from firehouse.tui.table import TableScreen
from firehouse.tui.table.film import CALM
from firehouse.words.language import tell


class PuzzleScreen(TableScreen):
    """A table whose session is a puzzle; `after` are those that are left of a run."""

    HELP = tell("screen.puzzle.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "try_again", tell("screen.puzzle.again")),
        Binding("m", "show_answer", tell("screen.puzzle.show")),
        Binding("p", "next", tell("screen.puzzle.next")),
    ]

    def __init__(
        self, puzzle: Puzzle, speed: float = CALM, after: tuple[Puzzle, ...] = (), points: int = 0
    ) -> None:
        self.solved = PuzzleSession(puzzle)
        self.bar = Bar(id="bar")
        self.after = after
        self.points = points
        super().__init__(self.solved, speed)

    def above(self) -> ComposeResult:
        """The task."""
        yield self.bar

    def present(self) -> None:
        """Bring the task in line, too; after a verdict keys are heard, not typed."""
        super().present()
        self.bar.show(self.solved, self.film.settled, bool(self.after))
        if self.solved.verdict is not None and self.focused is self.prompt:
            self.board.focus()
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The next puzzle comes after a verdict; there is one in a run."""
        if action == "next":
            return bool(self.after) and self.solved.verdict is not None
        return super().check_action(action, parameters)

    def action_try_again(self) -> None:
        """Begin again."""
        self.solved.again()

    def action_show_answer(self) -> None:
        """Watch the answer."""
        self.run_worker(self.solved.show())

    def action_next(self) -> None:
        """The next one of the run, in place of this one."""
        first, *rest = self.after
        points = self.points + self.solved.points
        self.house.notify(tell("puzzle.so-far", points=points), markup=False)
        self.app.switch_screen(PuzzleScreen(first, self.film.speed, tuple(rest), points))
