"""All puzzles, or those of a file, box by box; Enter solves the one under the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from firehouse.puzzles import Puzzle, need_puzzle, puzzles
from firehouse.puzzles.run import run_of_five
from firehouse.puzzles.told import board_of, box_of, grade_told, question_told
from firehouse.tui.footer import KeyFooter
from firehouse.tui.lists import Rows
from firehouse.tui.puzzles.screen import PuzzleScreen
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp


class PuzzlesScreen(Screen[None]):
    """A list of tasks."""

    DEFAULT_CSS = """
    PuzzlesScreen Rows { height: 1fr; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    """
    HELP = tell("screen.puzzle.list-help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f", "five", tell("screen.puzzle.five")),
        Binding("escape,q", "app.pop_screen", tell("screen.footer.back")),
    ]

    def __init__(self, shelf: Sequence[Puzzle] | None = None) -> None:
        super().__init__()
        self._shelf = puzzles() if shelf is None else shelf

    def compose(self) -> ComposeResult:
        """The list."""
        rows: list[Option] = []
        box = ""
        for puzzle in self._shelf:
            if box_of(puzzle) != box:
                box = box_of(puzzle)
                rows.append(Option(Content.assemble((box, "bold $primary")), disabled=True))
            line = f"  {grade_told(puzzle):<7} {board_of(puzzle):<18} {question_told(puzzle)}"
            rows.append(Option(Content(line), id=puzzle.id))
        yield Rows(*rows, id="puzzles")
        yield KeyFooter()

    def on_mount(self) -> None:
        """Begin with the first."""
        self.query_one(OptionList).focus()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.app.push_screen(
            PuzzleScreen(need_puzzle(str(event.option.id), self._shelf), self._speed)
        )

    def action_five(self) -> None:
        """Five of them, one after the other."""
        drawn = run_of_five(self._shelf, randbits(32))
        if drawn:
            self.app.push_screen(PuzzleScreen(drawn[0], self._speed, tuple(drawn[1:])))

    @property
    def _speed(self) -> float:
        return cast("FirehouseApp", self.app).speed
