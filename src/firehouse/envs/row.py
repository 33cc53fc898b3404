"""Writes what is told of a position, an entry a byte: bits as 0 and 1, and small numbers."""

from __future__ import annotations

from array import array
from typing import Any, Final, TypeAlias

Bytes: TypeAlias = memoryview
Halves: TypeAlias = memoryview
Words: TypeAlias = memoryview
Floats: TypeAlias = "memoryview[float]"
"""Memory that arrays look at too: whole numbers of 8, 32 and 64 bits, and others."""

_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")


def flat(rows: Any) -> Any:
    """All entries of a NumPy array in a row, in the same memory; masks and endings are bytes."""
    return rows.reshape(-1).data


def zeros(count: int, kind: str = "q") -> Any:
    """So many numbers, all 0: of 64 bits, or of 32 as "i"."""
    return memoryview(array(kind, [0]) * count)


def spread(told: Bytes, at: int, value: int, width: int) -> None:
    """Write the bits of a number, 0 ≤ value < 2**width, the lowest first."""
    told[at : at + width] = f"{value:0{width}b}"[::-1].encode().translate(_DIGITS)


class Row:
    """Writes one entry of a row after the other."""

    def __init__(self, told: Bytes, width: int) -> None:
        self.told: Bytes = told
        self.width = width
        """How many entries a row has."""
        self.at = 0

    def begin(self, number: int) -> None:
        """Write the row with this number."""
        self.at = number * self.width

    def bits(self, value: int, width: int) -> None:
        """Add so many bits of a number that has no more."""
        spread(self.told, self.at, value, width)
        self.at += width

    def number(self, value: int) -> None:
        """Add a number up to 255."""
        self.told[self.at] = value
        self.at += 1
