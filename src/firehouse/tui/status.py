"""The panel that shows how the game stands and what each of the crew has left."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from firehouse.stage.stage import FACTS
from firehouse.tui import game_status
from firehouse.tui.boards.face import Line, soft, words
from firehouse.tui.boards.palette import palette
from firehouse.tui.session import Moment, Seat
from firehouse.words.language import tell

Plain = dict[str, Any]

_LOW: Final = 4
"""With so few lines only the most important is told."""
_INDENT: Final = 2
_BETWEEN: Final = " · "


class StatusPanel(VerticalScroll):
    """Tracks, crew and what lies beside the board. A view may be older than the moment."""

    DEFAULT_CSS = """
    StatusPanel { padding: 0 1; scrollbar-size-vertical: 1; }
    StatusPanel > Static { height: auto; }
    """

    def __init__(
        self, *, name: str | None = None, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self._shown: tuple[Plain, Plain, Moment | None] | None = None
        self._text = Static()

    def compose(self) -> ComposeResult:
        """One text that is written again each time."""
        yield self._text

    def on_mount(self) -> None:
        """Colours follow the theme."""
        self.app.theme_changed_signal.subscribe(self, lambda _: self._write())

    def on_resize(self, event: events.Resize) -> None:
        """Bars are as long as there is room."""
        self._write()

    def show(self, scene: Plain, view: Plain, moment: Moment | None = None) -> None:
        """Tell how a position stands; the moment tells who plays whom."""
        self._shown = (scene, view, moment)
        self._write()

    def text(self) -> str:
        """What the panel says, without colours."""
        return "\n".join("".join(span[0] for span in line) for line in self._lines())

    def _write(self) -> None:
        if self._shown is not None and self.is_mounted:
            self._text.update(self._styled(self._lines()))

    def _styled(self, lines: list[Line]) -> Text:
        colours = palette(self.app.current_theme.dark, not self.app.no_color)
        texts = [
            Text.assemble(*((text, colours.style(ink, ground)) for text, ink, ground in line))
            for line in lines
        ]
        return Text("\n").join(texts)

    def _lines(self) -> list[Line]:
        if self._shown is None:
            return []
        scene, view, moment = self._shown
        seats = {seat.pawn: seat for seat in moment.seats} if moment is not None else {}
        if self._is_low():
            return _brief(scene, view)
        width = max(20, self._text.size.width or self.size.width - 2)
        found = game_status.track_lines(scene, view, width)
        for pawn in range(len(view["pawns"])):
            found += _member(scene, view, pawn, seats.get(pawn), width)
        for title, told in game_status.supply(scene, view):
            found += _folded([title], told, width, _INDENT)
        return found

    def _is_low(self) -> bool:
        """Has the panel been given few lines, rather than as many as it wants?"""
        height = self.styles.height
        return height is not None and not height.is_auto and 0 < self.size.height <= _LOW


def _brief(scene: Plain, view: Plain) -> list[Line]:
    """The tracks, and the crew with what the pawn on turn has left."""
    crew: Line = []
    for pawn in range(len(view["pawns"])):
        crew += [game_status.badge(scene, view, pawn), soft(" ")]
    told = " · ".join(view[FACTS][view["turn"]])
    return [game_status.brief_tracks(scene, view), [*crew, words(told)]]


def _member(scene: Plain, view: Plain, pawn: int, seat: Seat | None, width: int) -> list[Line]:
    """A pawn: who it is, who plays it, and what is known about it."""
    badge = game_status.badge(scene, view, pawn)
    title = game_status.role_title(scene, view, pawn)
    head: Line = [badge, soft(" ")]
    if title:
        head.append((f"{title} ", "title", ""))
    if seat is not None:
        head.append(soft(f"{_holder(seat)} "))
    told = [words(fact) for fact in view[FACTS][pawn]]
    return _folded(head, told, width, len(badge[0]) + 1)


def _folded(head: Line, told: Line, width: int, indent: int) -> list[Line]:
    """A heading and words behind it; what does not fit goes on in lines that are indented."""
    found = [head]
    used, is_first = _length(head), True
    for span in told:
        if used + _length([span]) + (0 if is_first else len(_BETWEEN)) > width and used > indent:
            found.append([soft(" " * indent)])
            used, is_first = indent, True
        if not is_first:
            found[-1] = [*found[-1], soft(_BETWEEN)]
            used += len(_BETWEEN)
        found[-1] = [*found[-1], span]
        used, is_first = used + _length([span]), False
    return found


def _length(line: Line) -> int:
    return sum(len(text) for text, _, _ in line)


def _holder(seat: Seat) -> str:
    return tell("screen.table.holder", kind=seat.kind, holder=seat.holder)
