"""What may be done now, as a list with numbers and prices; the whole game can be played from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from firehouse.stage.command_line import Suggestion, suggested
from firehouse.stage.shapes import Offer
from firehouse.tui.lists import Rows
from firehouse.words.language import tell

MOST_SUGGESTED: Final = 60


@dataclass(frozen=True)
class Line:
    """One row: what to type for it, what it says, and the places it is about."""

    text: str
    label: str
    price: str = ""
    spots: tuple[str, ...] = ()
    number: int = 0
    about: str = ""
    """What the card says that is taken."""


class Offers(Rows):
    """Rows to choose; while something is typed, those that begin so."""

    DEFAULT_CSS = """
    Offers { height: 1fr; border: none; padding: 0; background: $surface; }
    Offers:focus { border: none; }
    """

    class Chosen(Message):
        """A row was clicked, or chosen with Enter."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Pointed(Message):
        """The cursor is on a row about these places."""

        def __init__(self, spots: tuple[str, ...]) -> None:
            super().__init__()
            self.spots = spots

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: list[Line] = []
        self._shown: list[Line] = []
        self._own: list[Line] = []

    def show(
        self,
        offers: Sequence[Offer],
        currency: str,
        names: Mapping[int, str],
        own: Sequence[Line],
    ) -> None:
        """Everything that may be done; `own` rows are commands, found by typing only."""
        lines = lines_of(offers, currency, names)
        if (lines, list(own)) == (self.lines, self._own):
            return  # so that the cursor and what was narrowed stay
        self.lines, self._own = lines, list(own)
        self._fill(self.lines)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Rows that are no actions of the game."""
        self.lines = [replace(line, number=number) for number, line in enumerate(lines, 1)]
        self._own = []
        self._fill(self.lines)

    def say(self, text: str) -> None:
        """A sentence instead of rows."""
        self.lines, self._own, self._shown = [], [], []
        self.set_options([Option(Content(text), disabled=True)])

    def narrow(self, typed: str) -> None:
        """Only what begins as typed; everything while nothing is typed."""
        self._fill(self.matching(typed) if typed.strip() else self.lines)

    def known(self) -> list[Suggestion]:
        """Everything that can be typed."""
        return [Suggestion(line.text, line.label) for line in (*self.lines, *self._own)]

    def matching(self, typed: str) -> list[Line]:
        """The rows that begin so, the best first."""
        rows = {line.text: line for line in (*self._own, *self.lines)}
        return [rows[found.text] for found in suggested(typed, self.known())][:MOST_SUGGESTED]

    def numbered(self, number: int) -> str | None:
        """The text of the row with a number."""
        found = [line.text for line in self.lines if line.number == number]
        return found[0] if found else None

    def chosen(self) -> str | None:
        """The text of the row under the cursor."""
        return None if self.highlighted is None else self._shown[self.highlighted].text

    def _fill(self, lines: Sequence[Line]) -> None:
        self._shown = list(lines)
        if lines:
            self.set_options([Option(_prompt(line)) for line in lines])
        else:
            self.set_options([Option(Content(tell("screen.table.no-match")), disabled=True)])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell what was chosen."""
        event.stop()
        self.post_message(self.Chosen(self._shown[event.option_index].text))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell which places the row is about."""
        event.stop()
        if event.option_index < len(self._shown):
            self.post_message(self.Pointed(self._shown[event.option_index].spots))


def lines_of(offers: Sequence[Offer], currency: str, names: Mapping[int, str]) -> list[Line]:
    """A numbered row for each offer, in their order."""
    return [
        Line(o.action, _label(o, names), price_words(o.price, currency), o.spots, number, o.about)
        for number, o in enumerate(offers, 1)
    ]


def price_words(price: int, currency: str) -> str:
    """A price as a person reads it; empty for what is free."""
    return f"{price} {currency}".rstrip() if price else ""


def _label(offer: Offer, names: Mapping[int, str]) -> str:
    asked = [names[pawn] for pawn in offer.asks if pawn in names]
    return tell("screen.table.asks", label=offer.label, names=asked) if asked else offer.label


def _prompt(line: Line) -> Content:
    number = (f"{line.number:>2} ", "bold $accent") if line.number else (f"{line.text}  ", "bold")
    price = (f"  {line.price}", "$warning") if line.price else ""
    about = (f"\n   {line.about}", "$text-muted") if line.about else ""
    return Content.assemble(number, line.label, price, about)
