"""The board as a grid of bits: dice squares in the middle, the squares outside around them.

A house of one floor is 8 rows of 10; one of two floors is 8 rows of 12, the ground floor with its
ring on the left, the second floor with its own on the right. An edge is told at the square east
or south of it, so that each stands once.
"""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import bit
from firehouse.envs.row import Row
from firehouse.games.flashpoint.data.board import DICE_SQUARES, SQUARES, Board

ROWS: Final = 8
COLUMNS: Final = 10
COLUMNS_OF_TWO: Final = 12
_DICE: Final = 281474976710655
"""The 48 dice squares."""


def columns(board: Board) -> int:
    """How wide the grid is."""
    return COLUMNS if board.floors == 1 else COLUMNS_OF_TWO


def cell_of(board: Board, square: int) -> tuple[int, int]:
    """The row and column of a square."""
    floor, row, col = board.places[square]
    return row, col + 2 * floor


class Grid:
    """One plane at a time, in two halves of four rows."""

    def __init__(self, board: Board) -> None:
        self.two_floors = board.floors == 2
        self.width = columns(board)
        self.half: int = self.width * 4
        self.low = 0
        self.high = 0
        self.cells: list[int] = [0] * SQUARES
        """The bit of each square."""
        for square in range(len(board.places)):
            row, col = cell_of(board, square)
            self.cells[square] = row * self.width + col

    def begin(self) -> None:
        """An empty plane."""
        self.low = 0
        self.high = 0

    def write(self, row: Row) -> None:
        """Add the plane to a row."""
        row.bits(self.low, self.half)
        row.bits(self.high, self.half)

    def add(self, square: int) -> None:
        """Mark one square."""
        self._mark(self.cells[square])

    def add_dice(self, word: int) -> None:
        """Mark a set of dice squares."""
        if not word:
            return
        width = self.width
        self.low |= self._line(word) << width
        self.low |= self._line(word >> 8) << (2 * width)
        self.low |= self._line(word >> 16) << (3 * width)
        self.high |= self._line(word >> 24)
        self.high |= self._line(word >> 32) << width
        self.high |= self._line(word >> 40) << (2 * width)

    def add_outside(self, word: int) -> None:
        """Mark a set of squares outside."""
        square = DICE_SQUARES
        while word:
            if word & 1:
                self.add(square)
            word >>= 1
            square += 1

    def add_west(self, word: int) -> None:
        """Mark a set of upright edges."""
        self.add_dice(word & _DICE)
        rest = word >> 48
        row = 1
        column = 5 if self.two_floors else 9
        while rest:
            if rest & 1:
                self._mark(row * self.width + column)
            rest >>= 1
            row += 1
            if row == 7:
                row = 1
                column = 11

    def add_north(self, word: int) -> None:
        """Mark a set of level edges."""
        self.add_dice(word & _DICE)
        self.high |= self._line(word >> 48) << (3 * self.width)

    def _mark(self, cell: int) -> None:
        if cell < self.half:
            self.low |= bit(cell)
        else:
            self.high |= bit(cell - self.half)

    def _line(self, word: int) -> int:
        """The lowest eight squares as one row of the grid."""
        if self.two_floors:
            return ((word & 15) << 1) | ((word & 240) << 3)
        return (word & 255) << 1
