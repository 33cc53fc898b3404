"""Where everything lies on the sheet of a picture."""

from __future__ import annotations

from math import ceil, sqrt
from typing import Final

from firehouse.games.flashpoint.data.board import DICE_SQUARES, Board, Place

CELL: Final = 80
MARGIN: Final = 44
"""Room for the dice along the sides of a floor."""
HEADER: Final = 66
CAPTION: Final = 26
"""Room for the name of a floor, where there are two."""
FOOTER: Final = 122
SLOT_AREA: Final = (70.0, 60.0)
"""Width and height of the part of a square that markers and pawns share."""
LARGEST: Final = 46
"""The size of something that has a square to itself."""

Point = tuple[float, float]
Slot = tuple[float, float, float]

_FEW: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    2: (0.56, ((-0.21, -0.21), (0.21, 0.21))),
    3: (0.5, ((0, -0.25), (-0.25, 0.24), (0.25, 0.24))),
    5: (0.41, ((0, 0), (-0.295, -0.295), (0.295, -0.295), (-0.295, 0.295), (0.295, 0.295))),
}
"""Slots of a few things, better than rows of a grid: size and centres, of a side of one."""


class Sheet:
    """The measures of one board's picture."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rows = 8
        self.columns = 10 if board.floors == 1 else 6
        self.floor_width = self.columns * CELL
        self.floor_height = self.rows * CELL
        self.top = HEADER + MARGIN + (CAPTION if board.floors == 2 else 0)
        self.width = board.floors * (self.floor_width + 2 * MARGIN)
        self.height = self.top + self.floor_height + MARGIN + FOOTER

    def left(self, floor: int) -> float:
        """The west end of a floor and its ring."""
        return MARGIN + floor * (self.floor_width + 2 * MARGIN)

    def column(self, place: Place) -> int:
        """How many squares lie west of this one, ring and all."""
        return place[2] - 4 * place[0]

    def corner(self, square: int) -> Point:
        """The north-west corner of a square."""
        place = self.board.places[square]
        return self.left(place[0]) + self.column(place) * CELL, self.top + place[1] * CELL

    def centre(self, square: int) -> Point:
        x, y = self.corner(square)
        return x + CELL / 2, y + CELL / 2

    def slots(self, square: int, count: int) -> list[Slot]:
        """Centre and size of the places of several things in a square; none overlaps another."""
        x, y = self.centre(square)
        if square < DICE_SQUARES:
            y += 5  # the name of the room stands above
        return [(x + dx, y + dy, size) for dx, dy, size in slots(count)]


def slots(count: int) -> list[Slot]:
    """The places of several things around a point."""
    if count in _FEW:
        size, centres = _FEW[count]
        side = SLOT_AREA[1]
        return [(x * side, y * side, size * side) for x, y in centres]
    return _grid(count)


def _grid(count: int) -> list[Slot]:
    """Rows of slots; a last row that is not full stands in the middle."""
    width, height = SLOT_AREA
    columns = ceil(sqrt(count))
    rows = ceil(count / columns)
    across, down = width / columns, height / rows
    size = min(across, down, LARGEST)
    places: list[Slot] = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        x, y = (column - (in_row - 1) / 2) * across, (row - (rows - 1) / 2) * down
        places.append((x, y, size))
    return places
