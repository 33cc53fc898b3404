"""Sets of squares, edges, tiles, cards or tokens as the bits of one native word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Wide = int
"""A number that may need more than one native word."""


class _Native:
    """Numbers that are slow or wrong as literals in machine code.

    A literal 1 on the left of a shift is emitted as 32 bits wide; one of more than 62 bits is kept
    as an object and converted wherever it is used.
    """

    one: i64
    every_second: i64

    def __init__(self) -> None:
        self.one = 1
        self.every_second = 0x5555555555555555


_NATIVE: Final = _Native()


def bit(index: i64) -> i64:
    """The set that holds only this index."""
    return _NATIVE.one << index


def first(word: i64) -> i64:
    """The lowest index in a set that is not empty."""
    return size((word & -word) - 1)


def size(word: i64) -> i64:
    """How many indices a set holds."""
    word -= (word >> 1) & _NATIVE.every_second
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def nth(word: i64, number: i64) -> i64:
    """The member of a set that has so many lower members."""
    while number:
        word &= word - 1
        number -= 1
    return first(word)


def members(word: i64) -> list[int]:
    """The indices of a set in rising order; for views and drawings, not for hot code."""
    found: list[int] = []
    while word:
        found.append(first(word))
        word &= word - 1
    return found


def byte_of(word: i64, who: i64) -> i64:
    """A pawn's eight bits of a word that all pawns share."""
    return (word >> (who * 8)) & 255


def put_byte(word: i64, who: i64, value: i64) -> i64:
    """The word with one pawn's eight bits replaced."""
    return word + ((value - byte_of(word, who)) << (who * 8))
