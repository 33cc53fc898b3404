"""The names of rows: smaller where they are long, cut short only where nothing else helps."""

from __future__ import annotations

from typing import Final

from firehouse.core import svg

SIZE: Final = 12.0
SMALLEST: Final = 9.0


def width(text: str) -> float:
    """How much room a name takes at the least, without being cut."""
    return svg.width_of(text, SMALLEST)


def label(x: float, y: float, text: str, room: float, colour: str, anchor: str = "start") -> str:
    """A name within its room."""
    wide = svg.width_of(text, SIZE)
    size = SIZE if wide <= room else max(SMALLEST, SIZE * room / wide)
    return svg.words(x, y, _cut(text, size, room + 0.1), size, colour, anchor)


def _cut(text: str, size: float, room: float) -> str:
    """Names begin alike and differ at their ends, so a long one loses its middle."""
    kept = len(text)
    short = text
    while kept > 2 and svg.width_of(short, size) > room:
        kept -= 1
        head = kept // 3
        short = f"{text[:head].rstrip()}…{text[head - kept :].lstrip()}"
    return short
