"""Where the cells of a forest lie on the sheet: hexagons with a flat top, in one size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from textual.geometry import Region

Plain = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How large hexagons are drawn: the length of a flat side, and the lines of a slanting one."""

    flat: int
    slant: int

    @property
    def pitch(self) -> int:
        """From one column of cells to the next."""
        return self.flat + self.slant

    @property
    def width(self) -> int:
        """From the left corner to the right one."""
        return self.flat + 2 * self.slant


SIZES: Final = (
    Size(16, 4),
    Size(13, 4),
    Size(12, 3),
    Size(9, 3),
    Size(9, 2),
    Size(7, 2),
    Size(8, 1),
)
"""From the largest to the smallest; the last is an overview with two lines for each tile."""

SIDES: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The way over each side in columns and rows, clockwise from the north."""

Stroke = tuple[int, int, str]
"""A column, a line and the character there."""


class Sheet:
    """The cells of a forest in one size."""

    def __init__(self, scene: Plain, size: Size) -> None:
        self.size = size
        self.cells = {row["name"]: (row["col"], row["row"]) for row in scene["cells"]}
        self.at = {place: name for name, place in self.cells.items()}
        """The cells by column and row."""
        columns = max(column for column, _ in self.cells.values()) + 1
        rows = max(row for _, row in self.cells.values()) + 2
        self.width = columns * size.pitch + size.slant
        self.height = rows * size.slant + 1

    def corner(self, cell: str) -> tuple[int, int]:
        """The leftmost column of a cell, and the line of its upper side."""
        column, row = self.cells[cell]
        return column * self.size.pitch, row * self.size.slant

    def region(self, cell: str) -> Region:
        """The rectangle around a cell."""
        left, top = self.corner(cell)
        return Region(left, top, self.size.width, 2 * self.size.slant + 1)

    def within(self, cell: str) -> list[Region]:
        """The lines inside a cell; the last one is also its lower side."""
        left, top = self.corner(cell)
        flat, slant = self.size.flat, self.size.slant
        upper = [
            Region(left + slant - line + 1, top + line, flat + 2 * line - 2, 1)
            for line in range(1, slant + 1)
        ]
        lower = [
            Region(left + line, top + slant + line, flat + 2 * (slant - line), 1)
            for line in range(1, slant + 1)
        ]
        return upper + lower

    def side(self, cell: str, side: int) -> list[Stroke]:
        """The characters that draw a side."""
        left, top = self.corner(cell)
        flat, slant = self.size.flat, self.size.slant
        steps = range(1, slant + 1)
        if side in (0, 3):
            y = top if side == 0 else top + 2 * slant
            return [(left + slant + at, y, "▁") for at in range(flat)]
        if side == 1:
            return [(left + slant + flat + step - 1, top + step, "╲") for step in steps]
        if side == 2:
            return [(left + 2 * slant + flat - step, top + slant + step, "╱") for step in steps]
        if side == 4:
            return [(left + step - 1, top + slant + step, "╲") for step in steps]
        return [(left + slant - step, top + step, "╱") for step in steps]

    def neighbours(self, cell: str) -> Iterator[tuple[int, str]]:
        """The sides of a cell with another cell beyond, and that cell."""
        column, row = self.cells[cell]
        for side, (right, down) in enumerate(SIDES):
            other = self.at.get((column + right, row + down))
            if other is not None:
                yield side, other
