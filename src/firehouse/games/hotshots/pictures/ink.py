"""The colours of a Hotshots picture, and where its parts lie on the sheet."""

from __future__ import annotations

from math import sqrt
from typing import Final

from firehouse.games.hotshots.data.board import Board

PAPER: Final = "#fbf9f3"
MUTED: Final = "#6d727c"
FAINT: Final = "#ebe7db"
HAIRLINE: Final = "#d9d4c6"
WHITE: Final = "#ffffff"
FIRE: Final = "#d9540b"
EMBER: Final = "#f39a1f"
ASH: Final = "#3a332f"
EARTH: Final = "#5d3a1a"
WIND: Final = "#1f6f9f"
MATCH: Final = "#2c7a4b"
GLOW: Final = "#ffe08a"

MARGIN: Final = 28.0
HEADER: Final = 104.0
PANEL: Final = 344.0
"""The width of the column beside the map."""
GUTTER: Final = 34.0
FOOTER: Final = 62.0
LEAST_MAP: Final = 480.0
"""A map narrower than this stands in the middle of so much room."""

SIDE: Final = 92.0
"""The side of a cell's hexagon; also from its centre to a corner."""
HALF: Final = SIDE * sqrt(3) / 2
"""From its centre to the middle of a side."""
INSET: Final = 0.962
"""How much of its cell a tile covers; Firebreaks lie in the gaps."""

Point = tuple[float, float]


def corners(scale: float = INSET) -> list[Point]:
    """The corners of a hexagon around 0, 0."""
    side, half = SIDE * scale, HALF * scale
    return [
        (-side / 2, -half),
        (side / 2, -half),
        (side, 0),
        (side / 2, half),
        (-side / 2, half),
        (-side, 0),
    ]


class Sheet:
    """The measures of one board's picture; the panel says how high it must be."""

    def __init__(self, board: Board, panel_height: float) -> None:
        self.places = board.places
        columns = max(column for column, _ in board.places)
        rows = max(row for _, row in board.places)
        across, down = (1.5 * columns + 2) * SIDE, (rows + 2) * HALF
        room = max(across, LEAST_MAP)
        high = max(down, panel_height)
        self.left = MARGIN + (room - across) / 2
        self.top = HEADER + (high - down) / 2
        self.panel = MARGIN + room + GUTTER
        """Where the column beside the map begins."""
        self.width = self.panel + PANEL + MARGIN
        self.height = HEADER + high + FOOTER

    def centre(self, cell: int) -> Point:
        column, row = self.places[cell]
        return self.left + SIDE * (1 + 1.5 * column), self.top + HALF * (1 + row)
