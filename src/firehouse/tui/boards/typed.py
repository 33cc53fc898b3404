"""The engine's drawing instead of a board, for games without pictures for the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual.geometry import Region, Size

from firehouse.stage.shapes import Spots
from firehouse.stage.stage import DRAWING
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.look import Look, Picture

Plain = dict[str, Any]


class TypedPicture(Picture):
    """Characters without places: nothing can be pointed at, and the arrows scroll."""

    width = height = 1

    def size(self, view: Plain) -> Size:
        """As large as the drawing of the position."""
        lines = _lines(view)
        return Size(max(map(len, lines), default=0), len(lines))

    def paint(self, look: Look) -> Canvas:
        """Write it down."""
        canvas = Canvas(*self.size(look.view))
        for y, line in enumerate(_lines(look.view)):
            canvas.put(0, y, line, "text")
        return canvas

    def cells(self, view: Plain) -> list[str]:
        """None."""
        return []

    def beside(self, view: Plain, cell: str, right: int, down: int) -> str | None:
        """None."""
        return None

    def around(self, view: Plain, cell: str) -> Spots:
        """Nothing."""
        return ()

    def region(self, view: Plain, spot: str) -> Region | None:
        """Nowhere."""
        return None


def pictures(scene: Plain, floor: int) -> Iterator[list[Picture]]:
    """One size."""
    yield [TypedPicture()]


def _lines(view: Plain) -> list[str]:
    text: str = view[DRAWING]
    return text.splitlines()
