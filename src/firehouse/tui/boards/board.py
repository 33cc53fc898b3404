"""The board of either game as a widget: it draws, scrolls, and tells what is pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Spacing
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from firehouse.stage.shapes import Spots
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.described import described
from firehouse.tui.boards.face import face_of
from firehouse.tui.boards.layouts import fitting
from firehouse.tui.boards.look import Look, Picture, percent
from firehouse.tui.boards.palette import palette
from firehouse.words.language import tell

Plain = dict[str, Any]

_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_NEAR: Final = Spacing(2, 4, 2, 4)
"""How much around the cursor is kept in sight."""


class BoardView(ScrollView, can_focus=True):
    """A board that lays itself out for its size. Nothing of it knows a rule."""

    DEFAULT_CSS = """
    BoardView { width: 1fr; height: 1fr; scrollbar-size: 1 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(
                f"{way},{letter}",
                f"step('{way}')",
                tell("screen.footer.cursor", way=way),
                show=False,
            )
            for way, letter in zip(_WAYS, "hlkj", strict=True)
        ),
        Binding("enter", "pick", tell("screen.footer.act"), show=False),
        Binding("plus,equals_sign", "zoom(1)", tell("screen.footer.larger"), show=False),
        Binding("minus", "zoom(-1)", tell("screen.footer.smaller"), show=False),
        Binding("f", "other_floor", tell("screen.footer.floor"), show=False),
    ]

    cursor: reactive[str] = reactive("")
    """The square or tile under the cursor; empty before there is a board."""

    @dataclass
    class Picked(Message):
        """Somebody clicked a place, or pressed Enter on the one under the cursor.

        After a click the most telling place comes first and what lies below it next. With Enter
        the cell comes first, then all that it stands for: what lies on it, and its sides.
        """

        board: BoardView
        spots: Spots
        by_mouse: bool

        @property
        def control(self) -> BoardView:
            """The board that tells it."""
            return self.board

    def __init__(
        self, *, name: str | None = None, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self._scene: Plain | None = None
        self._look = Look({})
        self._picture: Picture | None = None
        self._painted: Canvas | None = None
        self._zoom = 0
        self._floor = 0

    def show(self, scene: Plain, view: Plain) -> None:
        """Show a position; a new scene is laid out again."""
        if scene is self._scene:
            self._look = replace(self._look, view=view)
            self._measure()
        else:
            self._scene = scene
            self._look = Look(view, cursor=face_of(scene).start(scene, view))
            self._zoom = 0
            self._floor = face_of(scene).floor(scene, self._look.cursor) or 0
            self._lay_out()
            self.cursor = self._look.cursor
        self._redraw()

    def light(self, prices: Mapping[str, str]) -> None:
        """Light places, each with a short label."""
        self._look = replace(self._look, prices=dict(prices))
        self._redraw()

    def heat(self, chances: Mapping[str, float]) -> None:
        """Lay the threat map over the board; nothing takes it away."""
        self._look = replace(self._look, chances=dict(chances))
        self._redraw()

    def flash(self, spots: Sequence[str]) -> None:
        """Mark the places that something is about, and bring the first into sight."""
        self._look = replace(self._look, flashed=tuple(spots))
        for spot in spots:
            if self._bring(spot):
                break
        self._redraw()

    def describe(self, spot: str) -> str:
        """What is at a place, in words, with the chance of the threat map."""
        if self._scene is None or not spot:
            return ""
        words = described(self._scene, self._look.view, spot)
        chance = self._look.chances.get(spot)
        if not words or not chance:
            return words
        return tell("screen.table.threatened", what=words.rstrip("."), chance=percent(chance))

    def text(self) -> str:
        """The board as characters, for tests and scripts."""
        return "" if self._canvas is None else self._canvas.text()

    def watch_cursor(self, cursor: str) -> None:
        """Draw the cursor where it is now."""
        self._look = replace(self._look, cursor=cursor)
        self._turn_to(cursor)
        self._redraw()

    def action_step(self, way: str) -> None:
        """Move the cursor by one place; a board without places is scrolled."""
        if self._picture is None:
            return
        near = self._picture.beside(self._look.view, self.cursor, *_WAYS[way])
        if near is not None:
            self.cursor = near
            self._bring(near)
        elif not self.cursor:
            self.scroll_relative(*_WAYS[way], animate=False)

    def action_pick(self) -> None:
        """Do what a click on the place under the cursor does."""
        if self._picture is not None and self.cursor:
            spots = self._picture.around(self._look.view, self.cursor)
            self.post_message(self.Picked(self, spots, by_mouse=False))

    def action_zoom(self, steps: int) -> None:
        """Larger or smaller squares than those that fit."""
        before = self.virtual_size
        self._zoom += steps
        self._lay_out()
        if self.virtual_size == before:
            self._zoom -= steps
        self._redraw()
        self._bring(self.cursor)

    def action_other_floor(self) -> None:
        """Look at the other floor where only one is shown."""
        if self._scene is not None and self._scene.get("floors", 1) > 1:
            self._floor = 1 - self._floor
            self._lay_out()
            self._redraw()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the board out for the new size."""
        self._lay_out()
        self._redraw()
        self._bring(self.cursor)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The cursor follows the mouse from cell to cell."""
        self._follow(self._spots_at(event))

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        self.focus()
        spots = self._spots_at(event)
        self._follow(spots)
        if spots:
            self.post_message(self.Picked(self, spots, by_mouse=True))

    def render_line(self, y: int) -> Strip:
        """One line of the part of the board that is in sight, in the middle of the widget."""
        width = self.size.width
        left, top = self._margin()
        if self._canvas is None:
            return Strip.blank(width, self.rich_style)
        colours = palette(self.app.current_theme.dark, not self.app.no_color)
        line = self._canvas.strip(y + round(self.scroll_y) - top, colours)
        line = line.crop(round(self.scroll_x), round(self.scroll_x) + width)
        return line.crop_pad(width, left, width, self.rich_style).apply_style(self.rich_style)

    def _margin(self) -> tuple[int, int]:
        """The blank columns and lines before the board."""
        if self._canvas is None:
            return 0, 0
        left, top = self.size.width - self._canvas.width, self.size.height - self._canvas.height
        return max(0, left // 2), max(0, top // 2)

    def _spots_at(self, event: events.MouseEvent) -> Spots:
        at = event.get_content_offset(self)
        if self._canvas is None or at is None:
            return ()
        left, top = self._margin()
        x, y = at.x - left + round(self.scroll_x), at.y - top + round(self.scroll_y)
        return self._canvas.spots(x, y)

    def _follow(self, spots: Spots) -> None:
        """Put the cursor on the first of these places that it can stand on."""
        cells = () if self._picture is None else self._picture.cells(self._look.view)
        self.cursor = next((spot for spot in spots if spot in cells), self.cursor)

    def _lay_out(self) -> None:
        if self._scene is None or not self.size:
            return
        width, height = self.size
        self._picture = fitting(self._scene, width, height, self._zoom, self._floor)
        self._measure()

    def _measure(self) -> None:
        if self._picture is not None:
            self.virtual_size = self._picture.size(self._look.view)

    def _redraw(self) -> None:
        self._painted = None
        self.refresh()

    @property
    def _canvas(self) -> Canvas | None:
        """The board, painted when it is looked at: several changes in a row cost one painting."""
        if self._painted is None and self._picture is not None:
            self._painted = self._picture.paint(self._look)
        return self._painted

    def _bring(self, spot: str) -> bool:
        """Turn and scroll so that a place is in sight, with what is around it; False if it is not
        on the board."""
        self._turn_to(spot)
        area = self._picture.region(self._look.view, spot) if self._picture else None
        if area is None:
            return False
        self.scroll_to_region(area, spacing=_NEAR, animate=False, force=True)
        return True

    def _turn_to(self, spot: str) -> None:
        """Show the floor of a place, where only one floor is shown."""
        floor = None if self._scene is None else face_of(self._scene).floor(self._scene, spot)
        if floor is not None and floor != self._floor:
            self._floor = floor
            self._lay_out()
