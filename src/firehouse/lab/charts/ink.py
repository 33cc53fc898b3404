"""What charts are drawn with: colours, and names that fit into their room.

Colours are plain in a picture of its own, changed by the page where it is in one.
"""

from __future__ import annotations

import re
from typing import Final

from firehouse.core import svg

LIGHT: Final = {
    "paper": "#ffffff",
    "ink": "#23272f",
    "faint": "#646b77",
    "grid": "#d9dce1",
    "band": "#f4f5f7",
    "won": "#2c7a4b",
    "lost": "#b3123b",
    "first": "#c4541b",
    "second": "#1f6a94",
    "third": "#4d7a2b",
    "fourth": "#7b3f8c",
    "fifth": "#8a6d00",
    "sixth": "#5a6472",
}
DARK: Final = {
    "paper": "#171a1f",
    "ink": "#e9e6df",
    "faint": "#a3abb8",
    "grid": "#3a414c",
    "band": "#20252c",
    "won": "#5fb782",
    "lost": "#f2718b",
    "first": "#f0884a",
    "second": "#62b3e0",
    "third": "#93c463",
    "fourth": "#cb93dc",
    "fifth": "#d8b545",
    "sixth": "#9aa4b2",
}

PAPER: Final = LIGHT["paper"]
INK: Final = LIGHT["ink"]
FAINT: Final = LIGHT["faint"]
GRID: Final = LIGHT["grid"]
BAND: Final = LIGHT["band"]
WON: Final = LIGHT["won"]
LOST: Final = LIGHT["lost"]
SERIES: Final = tuple(
    LIGHT[name] for name in ("first", "second", "third", "fourth", "fifth", "sixth")
)

SIZE: Final = 12.0
SMALLEST: Final = 9.0
"""Of a name, where it is long."""

_NAMES: Final = {colour: name for name, colour in LIGHT.items()}
_COLOUR: Final = re.compile(f'"({"|".join(_NAMES)})"')


def themed(picture: str) -> str:
    """The picture for a page that sets `--ink` and the others, so that it follows the page."""
    return _COLOUR.sub(lambda found: f'"var(--{_NAMES[found[1]]})"', picture)


def theme(colours: dict[str, str]) -> str:
    """The declarations of a page's style that set them."""
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


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
