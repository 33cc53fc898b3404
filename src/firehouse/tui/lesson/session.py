"""The table of a lesson: it offers and takes what the lesson waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from firehouse.core.game import Reason
from firehouse.core.phrase import phrase
from firehouse.core.table import Refused, Table
from firehouse.lessons import Lesson, Progress, Step, allows, progress
from firehouse.stage.shapes import Route
from firehouse.tui.local import LocalSession
from firehouse.tui.session import Moment
from firehouse.words.language import say

UNADVISED: Final = frozenset(("chance", "threats"))
"""A hint would speak of what the lesson does not wait for."""


class LessonSession(LocalSession):
    """A table with the luck that the lesson speaks of, where every pawn is the learner's."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._read = 0
        super().__init__(Table(lesson.setup, lesson.seed), aids=UNADVISED, study=True)
        self.title = lesson.title
        self.kept = True
        """A lesson begun again is the same lesson; what is played after it is worth saving."""

    @property
    def progress(self) -> Progress:
        """How far the lesson is."""
        return progress(self.lesson, self._decisions(), self._read)

    @property
    def step(self) -> Step | None:
        """What is told now; None when the lesson is over."""
        shown = self.progress.shown
        return self.lesson.steps[shown] if shown < len(self.lesson.steps) else None

    def read_on(self) -> None:
        """What is told now was read."""
        self._read = self.progress.shown + 1

    async def play(self, actions: Sequence[str]) -> None:
        """Play what the lesson waits for; what the rules refuse, they refuse first."""
        if self.table.refusal(actions[0]) is None and not self._allows_all(actions):
            raise Refused(Reason("lesson", say(phrase("lesson.other")), ""))
        await super().play(actions)
        self.kept = self.progress.waiting < len(self.lesson.steps)

    async def undo(self, force: bool = False) -> None:
        """A lesson is for trying: its luck is known, and nothing is unfair."""
        await super().undo(force=True)

    async def routes(self) -> list[Route]:
        """Ways of several actions that the lesson allows from their first to their last."""
        return [way for way in await super().routes() if self._allows_all(way.actions)]

    def _allows_all(self, actions: Sequence[str]) -> bool:
        decisions = self._decisions()
        for action in actions:
            if not allows(self.lesson, decisions, action):
                return False
            decisions.append(action)
        return True

    def _decisions(self) -> list[str]:
        return [self.game.text(step.action) for step in self.table.steps if not step.kind]

    def _moment(self) -> Moment:
        moment = super()._moment()
        decisions = self._decisions()
        offers = (o for o in moment.offers if allows(self.lesson, decisions, o.action))
        return replace(moment, offers=tuple(offers))
