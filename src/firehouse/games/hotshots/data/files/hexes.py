"""Where a text drawing puts the cells of a board: flat-topped hexagons, four lines high."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.data.board import NOWHERE, SIDES
from firehouse.games.hotshots.data.files.layout import Place

MARGIN: Final = 5
PITCH: Final = 10
FLAT: Final = 8
"""The width of the upper and lower side, and of the first line within."""
WIDE: Final = 10
"""The width of the second and third line within."""

FIREBREAK_FLAT: Final = "=" * FLAT
FIREBREAK_SLANT: Final = "#"

Spot = tuple[int, int, str]
"""A line, a column and what stands there."""


class DrawingError(ValueError):
    """A drawing that is no position; says where it is wrong and what was expected."""

    def __init__(self, line: int, column: int, expected: str, found: str) -> None:
        shown = repr(found[:40]) if found else "nothing"
        super().__init__(
            f"Line {line + 1}, column {column + 1}: expected {expected}, found {shown}."
        )


def origin(place: Place) -> tuple[int, int]:
    """The line of a cell's upper side, and its leftmost column."""
    column, row = place
    return 2 * row, MARGIN + PITCH * column


def within(place: Place) -> list[tuple[int, int, int]]:
    """Line, column and width of the three lines of text in a cell."""
    line, left = origin(place)
    return [(line + 1, left + 2, FLAT), (line + 2, left + 1, WIDE), (line + 3, left + 1, WIDE)]


def side_spots(place: Place, side: int) -> list[Spot]:
    """What draws one side of a cell."""
    line, left = origin(place)
    return (
        [(line, left + 2, "_" * FLAT)],
        [(line + 1, left + 10, "\\"), (line + 2, left + 11, "\\")],
        [(line + 3, left + 11, "/"), (line + 4, left + 10, "/")],
        [(line + 4, left + 2, "_" * FLAT)],
        [(line + 3, left, "\\"), (line + 4, left + 1, "\\")],
        [(line + 1, left + 1, "/"), (line + 2, left, "/")],
    )[side]


def broken(spot: Spot) -> Spot:
    """The same spot with a Firebreak on it."""
    line, column, sign = spot
    return line, column, FIREBREAK_FLAT if len(sign) > 1 else FIREBREAK_SLANT


def drawn_once(cell: int, side: int, neighbours: list[int]) -> bool:
    """Is this side drawn with this cell, not with the one beyond it?"""
    other = neighbours[cell * SIDES + side]
    return other == NOWHERE or cell < other


def written(spots: list[Spot]) -> list[str]:
    """The lines of a picture made of spots."""
    height = max(line for line, _, _ in spots) + 1
    width = max(column + len(sign) for _, column, sign in spots)
    canvas = [[" "] * width for _ in range(height)]
    for line, column, sign in spots:
        canvas[line][column : column + len(sign)] = sign
    return ["".join(row).rstrip() for row in canvas]
