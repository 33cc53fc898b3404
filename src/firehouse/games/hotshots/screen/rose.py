"""Which way the wind blows, where the sheet has room for it."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.words.language import part
from firehouse.tui.boards.canvas import Canvas

ARROWS: Final = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}
WAYS: Final = {
    "n": "north",
    "ne": "north-east",
    "se": "south-east",
    "s": "south",
    "sw": "south-west",
    "nw": "north-west",
}
_PLACES: Final = {
    "nw": (0, 1),
    "n": (5, 0),
    "ne": (9, 1),
    "sw": (0, 3),
    "s": (5, 4),
    "se": (9, 3),
}
"""Where each letter stands around the middle of the rose."""
WIDTH: Final = 11
HEIGHT: Final = 5


def paint_wind(canvas: Canvas, wind: str) -> None:
    """A rose in a corner that is free; else a line at the top."""
    for x in (0, canvas.width - WIDTH):
        for y in (1, canvas.height - HEIGHT):
            if canvas.is_free(x, y, WIDTH, HEIGHT):
                _paint_rose(canvas, x, y, wind)
                return
    canvas.put(0, 0, part(phrase("supply.wind-line", arrow=ARROWS[wind], way=wind.upper())), "wind")


def _paint_rose(canvas: Canvas, x: int, y: int, wind: str) -> None:
    for way, (right, down) in _PLACES.items():
        canvas.put(x + right, y + down, way.upper(), "wind" if way == wind else "faint")
    canvas.put(x + 3, y + 2, part(phrase("supply.wind-rose")), "soft")
    canvas.put(x + 8, y + 2, ARROWS[wind], "wind")
