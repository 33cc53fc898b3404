"""What a review found, as rows that lead to their steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from firehouse.analysis.review import Review
from firehouse.analysis.review_words import (
    cost_line,
    costs_title,
    moment_line,
    moments_title,
    summary,
)
from firehouse.core.phrase import phrase
from firehouse.tui.lists import Rows
from firehouse.words.language import say

MOMENTS: Final = 12


class Findings(Rows):
    """The sums, the moments that counted and the costly decisions, each as whole sentences."""

    class Chosen(Message):
        """Somebody wants to see a step."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def show(self, found: Review) -> None:
        """Tell everything that was found."""
        self.set_options([*_told(found)])

    def say(self, text: str) -> None:
        """One line while there is nothing else."""
        self.set_options([Option(Content(text), disabled=True)])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Moving through the rows shows their steps."""
        if self.has_focus:
            self._choose(event.option)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was clicked, or entered."""
        self._choose(event.option)

    def _choose(self, option: Option) -> None:
        if option.id is not None:
            self.post_message(self.Chosen(int(option.id.rpartition("-")[2])))


def _told(found: Review) -> Iterator[Option]:
    """The rows; an id ends with the step that it leads to."""
    told = phrase("screen.review.found", headline=found.headline, summary=summary(found))
    yield _words(say(told))
    moments = found.biggest(MOMENTS)
    yield _words(moments_title(found, len(moments)), "bold $primary")
    yield from _rows("moment", ((m.step, moment_line(found, m)) for m in moments))
    yield _words(costs_title(len(found.costs)), "bold $primary")
    yield from _rows("cost", ((cost.step, cost_line(found, cost)) for cost in found.costs))


def _words(text: str, style: str = "") -> Option:
    return Option(Content.assemble((text, style)), disabled=True)


def _rows(kind: str, rows: Iterable[tuple[int, str]]) -> Iterator[Option]:
    for step, text in rows:
        yield Option(Content(text), id=f"{kind}-{step}")
