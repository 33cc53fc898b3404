"""A picture of a position: the forest as flat-topped hexagons."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from firehouse.hotshots.bits import members
from firehouse.hotshots.house import House
from firehouse.hotshots.layout import Place
from firehouse.hotshots.state import State, flames, is_scorched, place_of
from firehouse.hotshots.tiles import LABELS, LAKE

SIDE: Final = 60
HALF: Final = 52
_CORNERS: Final = ((30, -52), (60, 0), (30, 52), (-30, 52), (-60, 0), (-30, -52))


def svg(g: House, s: State) -> str:
    """The whole position as SVG."""
    tiles = [_tile(g, s, tile, cell) for tile, cell in enumerate(s.cells) if cell >= 0]
    breaks = [_firebreak(g, edge) for edge in members(s.breaks)]
    right = max(_centre(place)[0] for place in g.board.places) + SIDE + 10
    down = max(_centre(place)[1] for place in g.board.places) + HALF + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {down}" '
        f'font-family="sans-serif" font-size="14" text-anchor="middle">'
        f"{''.join(tiles)}{''.join(breaks)}</svg>"
    )


def _centre(place: Place) -> tuple[int, int]:
    column, row = place
    return SIDE + 10 + 90 * column, HALF + 10 + HALF * row


def _tile(g: House, s: State, tile: int, cell: int) -> str:
    x, y = _centre(g.board.places[cell])
    points = " ".join(f"{x + right},{y + down}" for right, down in _CORNERS)
    crew = " ".join(str(who + 1) for who in range(g.crew_size) if place_of(s, who) == tile)
    number = flames(s, tile)
    fill = "#dfe8c8"
    if tile == LAKE:
        fill, state = "#9ec9e8", ""
    elif is_scorched(s, tile):
        fill, state = "#5b5149", "scorched"
    else:
        fill = "#f2a65a" if number else fill
        state = f"{number}/{g.limits[tile]}"
    words = (LABELS[tile], state, crew)
    lines = "".join(
        f'<text x="{x}" y="{y - 14 + 18 * index}">{escape(text)}</text>'
        for index, text in enumerate(words)
        if text
    )
    return f'<polygon points="{points}" fill="{fill}" stroke="#333"/>{lines}'


def _firebreak(g: House, edge: int) -> str:
    (x1, y1), (x2, y2) = (_centre(g.board.places[cell]) for cell in g.board.ends[edge])
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    right, down = (y2 - y1) * 0.25, (x1 - x2) * 0.25
    return (
        f'<line x1="{x - right}" y1="{y - down}" x2="{x + right}" y2="{y + down}" '
        'stroke="#5d3a1a" stroke-width="8"/>'
    )
