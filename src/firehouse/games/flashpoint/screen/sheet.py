"""Where the squares and edges of a house lie on the sheet, in one size of squares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from textual.geometry import Region

Plain = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How large squares are drawn, within their walls; the ring around the house is narrower."""

    width: int
    height: int
    ring_width: int
    ring_height: int


SIZES: Final = (
    Size(11, 5, 9, 3),
    Size(9, 4, 7, 2),
    Size(7, 3, 6, 2),
    Size(5, 2, 5, 1),
    Size(3, 1, 3, 1),
    Size(3, 1, 2, 1),
)
"""From the largest to the smallest."""

ROOMY: Final = 7
"""From this width of squares on, the numbers of the dice stand on all four sides."""

BESIDE: Final = "beside"
STACKED: Final = "stacked"
SINGLE: Final = "single"
"""Two floors beside each other, one above the other, or one of them at a time."""

ROWS: Final = 8
BETWEEN: Final = 2
"""Blank columns between two floors that lie side by side; none around the narrowest ring."""


@dataclass(frozen=True)
class Floor:
    """One floor on the sheet: where its columns and rows begin, and how large they are."""

    number: int
    left: int
    top: int
    first: int
    """The number of its first column."""
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    widths: tuple[int, ...]
    heights: tuple[int, ...]

    @property
    def right(self) -> int:
        """The column of its last line."""
        return self.xs[-1] + self.widths[-1]

    @property
    def bottom(self) -> int:
        """The row of its last line."""
        return self.ys[-1] + self.heights[-1]


class Sheet:
    """The squares of a house in one size and arrangement."""

    def __init__(self, scene: Plain, size: Size, shape: str, floor: int) -> None:
        self.scene = scene
        self.size = size
        self.shape = shape
        self.squares: dict[str, Plain] = {square["name"]: square for square in scene["squares"]}
        self.at = {_key(square): square["name"] for square in scene["squares"]}
        """The squares by floor, row and column."""
        self.titled = scene["floors"] > 1
        numbers = [floor] if shape == SINGLE else range(scene["floors"])
        self.floors = self._lay(list(numbers))
        self._shown = {found.number: found for found in self.floors}
        self.width = max(found.right for found in self.floors) + 1
        last = 1 if size.width >= ROOMY else 0
        self.height = max(found.bottom for found in self.floors) + last

    def _lay(self, numbers: list[int]) -> list[Floor]:
        found: list[Floor] = []
        left, top = 0, 1 if self.titled else 0
        for number in numbers:
            if found and self.shape == BESIDE:
                left = found[-1].right + 1 + (BETWEEN if self.size != SIZES[-1] else 0)
            elif found:
                top = found[-1].bottom + 2
            found.append(self._floor(number, left, top))
        return found

    def _floor(self, number: int, left: int, top: int) -> Floor:
        columns = sorted(
            {square["col"] for square in self.scene["squares"] if square["floor"] == number}
        )
        inner = len(columns) - 2
        widths = (self.size.ring_width, *[self.size.width] * inner, self.size.ring_width)
        ring = self._ring_height(number, columns[0], len(columns) - 1)
        heights = (ring, *[self.size.height] * (ROWS - 2), ring)
        return Floor(
            number,
            left,
            top,
            columns[0],
            _starts(left, widths),
            _starts(top, heights),
            widths,
            heights,
        )

    def _ring_height(self, number: int, first: int, last: int) -> int:
        """Rows where nobody can go are thin."""
        kinds = {
            square["kind"]
            for square in self.scene["squares"]
            if square["floor"] == number
            and square["row"] in (0, ROWS - 1)
            and 0 < square["col"] - first < last
        }
        return 1 if kinds == {"barred"} else self.size.ring_height

    def area(self, name: str) -> Region | None:
        """The inside of a square; None on a floor that is not shown."""
        square = self.squares[name]
        floor = self._shown.get(square["floor"])
        if floor is None:
            return None
        column, row = square["col"] - floor.first, square["row"]
        return Region(floor.xs[column], floor.ys[row], floor.widths[column], floor.heights[row])

    def line(self, edge: Plain) -> Region | None:
        """The characters between two squares, one wide or one high; None if not shown."""
        a, b = self.area(edge["a"]), self.area(edge["b"])
        if a is None or b is None:
            return None
        if a.y == b.y:
            return Region(max(a.x, b.x) - 1, a.y, 1, a.height)
        return Region(a.x, max(a.y, b.y) - 1, a.width, 1)


def _starts(first: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Where each of the parts begins, with a line before each."""
    return tuple(first + 1 + sum(sizes[:number]) + number for number in range(len(sizes)))


def _key(square: Plain) -> tuple[int, int, int]:
    return square["floor"], square["row"], square["col"]
