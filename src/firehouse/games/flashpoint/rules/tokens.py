"""A few markers on squares, several to a square if need be, packed into one native word.

Each marker is a slot of nine bits, its square plus one and two flags; the slots stand in rising
order, so that equal piles are equal words. Victims and hazmats are kept like this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit

CAPACITY: Final = 7
MARKED: Final = 128
"""The flag of a treated victim, or of a hazmat that fire has reached."""
TRAPPED: Final = 256
"""The flag of a victim that is trapped and has not been treated."""

_SLOT: Final = 9
_MASK: Final = 511
_SQUARE: Final = 127


def slot(square: i64, flags: i64) -> i64:
    """The slot of a marker on a square."""
    return (square + 1) | flags


def square_of(entry: i64) -> i64:
    """Where the marker of a slot lies."""
    return (entry & _SQUARE) - 1


def flags_of(entry: i64) -> i64:
    """The flags of the marker of a slot."""
    return entry & ~_SQUARE


def lowest(pile: i64) -> i64:
    """The lowest slot of a pile; 0 if it is empty."""
    return pile & _MASK


def without_lowest(pile: i64) -> i64:
    """The pile without its lowest slot."""
    return pile >> _SLOT


def add(pile: i64, entry: i64) -> i64:
    """The pile with one more marker."""
    shift: i64 = 0
    rest = pile
    while rest and (rest & _MASK) < entry:
        rest >>= _SLOT
        shift += _SLOT
    return (pile - (rest << shift)) | (entry << shift) | (rest << (shift + _SLOT))


def remove(pile: i64, entry: i64) -> i64:
    """The pile without one marker of this slot, which must be in it."""
    shift: i64 = 0
    rest = pile
    while (rest & _MASK) != entry:
        rest >>= _SLOT
        shift += _SLOT
    return (pile - (rest << shift)) | ((rest >> _SLOT) << shift)


def count(pile: i64, entry: i64) -> i64:
    """How many markers are just like this slot."""
    found: i64 = 0
    while pile:
        if (pile & _MASK) == entry:
            found += 1
        pile >>= _SLOT
    return found


def count_at(pile: i64, square: i64) -> i64:
    """How many markers lie on a square, whatever their flags."""
    found: i64 = 0
    while pile:
        if (pile & _SQUARE) == square + 1:
            found += 1
        pile >>= _SLOT
    return found


def total(pile: i64) -> i64:
    """How many markers there are."""
    found: i64 = 0
    while pile:
        found += 1
        pile >>= _SLOT
    return found


def marked(pile: i64) -> i64:
    """How many markers carry the flag."""
    found: i64 = 0
    while pile:
        if pile & MARKED:
            found += 1
        pile >>= _SLOT
    return found


def first_in(pile: i64, squares: i64) -> i64:
    """The first slot whose marker lies on one of the dice squares of a set; 0 if none does."""
    while pile:
        square = (pile & _SQUARE) - 1
        if square < 48 and (squares >> square) & 1:
            return pile & _MASK
        pile >>= _SLOT
    return 0


def dice_squares(pile: i64) -> i64:
    """The set of dice squares on which a marker lies."""
    found: i64 = 0
    while pile:
        square = (pile & _SQUARE) - 1
        if square < 48:
            found |= bit(square)
        pile >>= _SLOT
    return found


def marked_squares(pile: i64) -> i64:
    """The set of dice squares on which a marker lies that carries the flag."""
    found: i64 = 0
    while pile:
        square = (pile & _SQUARE) - 1
        if pile & MARKED and square < 48:
            found |= bit(square)
        pile >>= _SLOT
    return found


def entries(pile: i64) -> list[int]:
    """All slots in order; for views and drawings, not for hot code."""
    found: list[int] = []
    while pile:
        found.append(pile & _MASK)
        pile >>= _SLOT
    return found
