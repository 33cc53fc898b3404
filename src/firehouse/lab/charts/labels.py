"""The names of rows: smaller where they are long, cut short only where nothing else helps."""

from __future__ import annotations

from typing import Final

from firehouse.core import svg

SIZE: Final = 12.0
SMALLEST: Final = 9.0


def label(x: float, y: float, text: str, room: float, colour: str, anchor: str = "start") -> str:
    """A name within its room."""
    wide = svg.width_of(text, SIZE)
    size = SIZE if wide <= room else max(SMALLEST, SIZE * room / wide)
    return svg.words(x, y, svg.fitted(text, size, room + 0.1), size, colour, anchor)
