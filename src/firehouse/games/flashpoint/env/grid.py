"""The board as a grid of bits: dice squares in the middle, the squares outside around them.

A house of one floor is 8 rows of 10; one of two floors is 8 rows of 12, the ground floor with its
ring on the left, the second floor with its own on the right. An edge is told at the square east
or south of it, so that each stands once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.envs.row import Row
from firehouse.games.flashpoint.data.board import SQUARES, Board

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


@final  # so that the compiler calls its methods directly
class Grid:
    """One plane at a time, in two halves of four rows."""

    half: i64
    width: i64
    low: i64
    high: i64

    def __init__(self, board: Board) -> None:
        self.two_floors = board.floors == 2
        self.width = columns(board)
        self.half = self.width * 4
        self.low = 0
        self.high = 0
        self.cells: vec[i64] = vec[i64](bytes(SQUARES))
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

    def add(self, square: i64) -> None:
        """Mark one square."""
        self._mark(self.cells[square])

    def add_dice(self, word: i64) -> None:
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

    def add_west(self, word: i64) -> None:
        """Mark a set of upright edges."""
        self.add_dice(word & _DICE)
        rest = word >> 48
        row: i64 = 1
        column: i64 = 5 if self.two_floors else 9
        while rest:
            if rest & 1:
                self._mark(row * self.width + column)
            rest >>= 1
            row += 1
            if row == 7:
                row = 1
                column = 11

    def add_north(self, word: i64) -> None:
        """Mark a set of level edges."""
        self.add_dice(word & _DICE)
        self.high |= self._line(word >> 48) << (3 * self.width)

    def _mark(self, cell: i64) -> None:
        if cell < self.half:
            self.low |= bit(cell)
        else:
            self.high |= bit(cell - self.half)

    def _line(self, word: i64) -> i64:
        """The lowest eight squares as one row of the grid."""
        if self.two_floors:
            return ((word & 15) << 1) | ((word & 240) << 3)
        return (word & 255) << 1
