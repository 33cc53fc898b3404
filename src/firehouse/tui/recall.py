"""A played game to move through: every frame, the end of each step, and the position there."""

from __future__ import annotations

from bisect import bisect_right

from firehouse.core.record import Record, replay
from firehouse.core.table import Table
from firehouse.stage import Frame, stage_of
from firehouse.tui.session import Moment, Seat
from firehouse.tui.table.reel import Reel
from firehouse.words.language import tell


class Recall:
    """A record on a reel; a RecordError says where the record and the rules part."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.table = replay(record)
        self.game = self.table.game
        stage = stage_of(self.game)
        self.scene = stage.scene(self.game)
        self.last = self.table.step
        """The number of the last step."""
        self.step = 0
        self.reel = Reel(stage.view(self.game, self.table.state_at(0), self.table.known_at(0)))
        self.reel.add(stage.frames_of(self.table, 1, self.last))
        steps = [frame.step for frame in self.reel.frames]
        self._ends = [bisect_right(steps, step) for step in range(self.last + 1)]
        self._lines = [place for place, frame in enumerate(self.reel.frames, 1) if frame.text]

    @property
    def line(self) -> int:
        """The line of the log that was told last; -1 before the first."""
        return bisect_right(self._lines, self.reel.at) - 1

    @property
    def told(self) -> Frame | None:
        """The frame of that line; None before the first."""
        return self.reel.frames[self._lines[self.line] - 1] if self.line >= 0 else None

    def to_step(self, step: int) -> None:
        """Go to the end of a step, or as far as there are any."""
        self.step = max(0, min(self.last, step))
        self.reel.at = self._ends[self.step]

    def to_line(self, line: int) -> None:
        """Go to where a line of the log has just been told."""
        self.reel.at = self._lines[line]
        self._follow()

    def forward(self) -> None:
        """One frame on."""
        self.reel.forward()
        self._follow()

    def back(self) -> None:
        """One frame back."""
        self.reel.back()
        self._follow()

    def decision(self, way: int) -> int:
        """The step of the next decision in a direction; the end if there is none."""
        step = self.step + way
        while 0 < step <= self.last:
            if not self.table.steps[step - 1].kind:
                return step
            step += way
        return self.last if way > 0 else 0

    def words(self) -> str:
        """What was played at the step on show."""
        if not self.step:
            return tell("replay.start")
        step = self.table.steps[self.step - 1]
        text = self.game.text(step.action)
        if step.kind:
            return tell("replay.luck", action=text)
        who = self.game.pawns(step.before)[self.game.actor(step.before)]
        return tell("replay.decided", who=who, action=text)

    def moment(self) -> Moment:
        """How the game stood."""
        state = self.table.state_at(self.step)
        result = self.game.result(state)
        situation = self.game.situation(state)
        names = enumerate(self.game.pawns(state))
        return Moment(
            position=self.step,
            view=self.reel.view,
            offers=(),
            actor=self.game.actor(state),
            mine=False,
            situation=situation,
            seats=tuple(Seat(pawn, name, "", "other") for pawn, name in names),
            result=result,
            ending=situation if result else "",
            chance=False,
            waiting="",
        )

    def table_here(self) -> Table:
        """The game up to the step on show, to be played on with the same luck."""
        table = replay(self.record, self.step)
        table.settle()
        return table

    def _follow(self) -> None:
        """Know which step the frame on show belongs to."""
        frame = self.reel.frame
        self.step = frame.step if frame else 0
        if self.reel.ended:
            self.step = self.last
