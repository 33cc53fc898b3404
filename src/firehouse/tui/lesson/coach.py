"""The guide at the table of a lesson: one rule at a time, and what to do now."""

from __future__ import annotations

import re
from typing import Final

from textual.content import Content
from textual.widgets import Static

from firehouse.core.phrase import phrase
from firehouse.lessons import Step
from firehouse.tui.lesson.session import LessonSession
from firehouse.words.language import say

STRONG: Final = re.compile(r"\*\*(.+?)\*\*")


class Coach(Static):
    """A few lines between the head and the board."""

    DEFAULT_CSS = """
    Coach { height: auto; max-height: 8; padding: 0 1; background: $boost;
        border-left: thick $accent; }
    """

    def show(self, session: LessonSession, settled: bool) -> None:
        """Tell the step; what it tells of luck is told when that has been seen."""
        step = session.step
        self.display = step is not None
        if step is None:
            return
        shown, steps = session.progress.shown, len(session.lesson.steps)
        place = f"{session.lesson.title}  {shown + 1}/{steps}\n"
        watching = step.watched and not settled
        told = Content(say(phrase("lesson.watch"))) if watching else emphasised(step.text)
        todo = self._todo(session, step, settled)
        self.update(
            Content.assemble(
                (place, "bold $primary"), told, (f"\n{todo}" if todo else "", "$accent")
            )
        )

    def _todo(self, session: LessonSession, step: Step, settled: bool) -> str:
        if not settled:
            return ""
        if not step.actions:
            last = session.progress.shown == len(session.lesson.steps) - 1
            return say(phrase("lesson.last" if last else "lesson.next"))
        return say(phrase("lesson.move" if session.moment.offers else "lesson.lost"))


def emphasised(text: str) -> Content:
    """A text of a lesson with what stands between double asterisks in bold."""
    return Content.assemble(
        *((part, "bold") if place % 2 else part for place, part in enumerate(STRONG.split(text)))
    )
