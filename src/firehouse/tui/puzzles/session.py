"""The table of a puzzle: played by decisions alone, it waits where luck would come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from firehouse.core.game import Reason
from firehouse.core.phrase import phrase
from firehouse.core.table import Refused
from firehouse.puzzles import Puzzle, Verdict, verdict_of
from firehouse.puzzles.told import box_of
from firehouse.stage.shapes import Frame
from firehouse.tui.local import LocalSession
from firehouse.tui.session import Moment, Update
from firehouse.words.language import say

UNADVISED: Final = frozenset(("threats",))
"""A hint or a chance would tell the answer."""


class PuzzleSession(LocalSession):
    """A table at the position of a puzzle, where every pawn is the solver's."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.first: Verdict | None = None
        """The verdict on the first attempt, which counts."""
        self.shown = False
        super().__init__(puzzle.table(), aids=UNADVISED, study=True)
        self.title = box_of(puzzle)
        self.kept = True

    @property
    def verdict(self) -> Verdict | None:
        """What the attempt is worth; None while it goes on."""
        return verdict_of(self.puzzle, self.table)

    @property
    def points(self) -> int:
        """Of the first attempt, unless the answer was seen before."""
        return 0 if self.first is None else self.first.points

    async def play(self, actions: Sequence[str]) -> None:
        """Play on, as long as the attempt goes on."""
        if self.verdict is not None:
            raise Refused(Reason("over", say(phrase("puzzle.over")), ""))
        await super().play(actions)
        if self.first is None and not self.shown:
            self.first = self.verdict

    async def undo(self, force: bool = False) -> None:
        """Go back one decision, but not behind the position."""
        if self.table.step <= len(self.puzzle.steps):
            raise Refused(Reason("nothing-to-undo", say(phrase("refusal.nothing-to-undo")), ""))
        await super().undo(force)

    def again(self) -> None:
        """Begin again."""
        self.table = self.puzzle.table()
        self._position += 1
        self.story = ()
        self.tell(Update((), self._moment(), say(phrase("puzzle.again")), story=self.story))

    async def show(self) -> None:
        """Play the answer, from the beginning."""
        self.shown = True
        self.again()
        await super().play(self.puzzle.answer)

    def _frames(self, first: int) -> tuple[Frame, ...]:
        return super()._frames(max(first, len(self.puzzle.steps) + 1))

    def _moment(self) -> Moment:
        moment = super()._moment()
        if self.verdict is None:
            return moment
        return replace(moment, offers=(), mine=False, chance=False)
