"""The piles of a Fire deck as packed words, and the ways to divide it that can still be true.

A table makes roughly even piles and counts nothing, so where their number leaves an odd card every
place for it is possible until the cards that come up tell.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.games.hotshots.data.cards import CLASSES

PILES: Final = 3
NAMES: Final = ("top", "middle", "bottom")

_BITS: Final = 6
_COUNT: Final = 63
_PILE_BITS: Final = 18
_PILE: Final = 0x3FFFF
_WAYS: Final = 54
_COUNTS: Final = 0x3FFFFFFFFFFFFF
"""Below _WAYS: the cards of each class in each pile. Above: the ways that can still be true."""


def place(pile: i64, group: i64) -> i64:
    """Where in a word the cards of a class in a pile are counted."""
    return (pile * CLASSES + group) * _BITS


def count(word: i64, pile: i64, group: i64) -> i64:
    """How many cards of a class a pile holds."""
    return (word >> place(pile, group)) & _COUNT


def counts_of(word: i64) -> i64:
    """The word without the ways in doubt."""
    return word & _COUNTS


def ways_of(word: i64) -> i64:
    """The set of the ways that can still be true; empty where there is no doubt."""
    return word >> _WAYS


def with_ways(word: i64, ways: i64) -> i64:
    """The counts of one way, in doubt with others."""
    return counts_of(word) | (ways << _WAYS)


def top_of(word: i64) -> i64:
    """The first pile that holds a card."""
    pile: i64 = 0
    while pile < PILES and not (word >> (pile * _PILE_BITS)) & _PILE:
        pile += 1
    return pile


def divided(others: int, blows: int, breezes: int) -> list[int]:
    """Every way to divide a deck: each Breeze or Gust has its pile, an odd card may go anywhere.

    The last way is the one that is told while several are possible.
    """
    part, odd = divmod(others, PILES)
    if not odd:
        return [_stacked([part] * PILES, blows, breezes)]
    found: list[int] = []
    for uneven in range(PILES):
        more = [(pile == uneven) == (odd == 1) for pile in range(PILES)]
        found.append(_stacked([part + one for one in more], blows, breezes))
    return found


def _stacked(others: list[int], blows: int, breezes: int) -> int:
    """Piles from the top down with their winds; what is left over of Wind Blows lies lowest."""
    word = 0
    for pile in range(PILES):
        part = blows // PILES
        turning = part if pile < PILES - 1 else blows - part * (PILES - 1)
        served = PILES - 1 - pile
        winds = max(0, breezes - served)
        if pile:
            winds = min(1, winds)
        for group, number in enumerate((others[pile], turning, winds)):
            word |= number << int(place(pile, group))
    return word


def _pile(word: i64, pile: i64) -> i64:
    return (word >> (pile * _PILE_BITS)) & _PILE


def whole_of(pile: i64) -> i64:
    """How many cards the counts of one pile are."""
    return (pile & _COUNT) + ((pile >> _BITS) & _COUNT) + (pile >> (2 * _BITS))


def _together(word: i64) -> i64:
    """The cards of all piles as if they were one."""
    return _pile(word, 0) + _pile(word, 1) + _pile(word, 2)


def left_of(division: i64, left: i64) -> i64:
    """What each pile of a division holds when so many cards of each class are left in all."""
    found: i64 = 0
    pile: i64 = PILES - 1
    while pile > 0 and whole_of(left) > whole_of(_pile(division, pile)):
        here = _pile(division, pile)
        found |= here << (pile * _PILE_BITS)
        left -= here
        pile -= 1
    return found | (left << (pile * _PILE_BITS))


def taken(divisions: list[int], word: i64, group: i64) -> i64:
    """The word after a card of a class came up; ways in which it could not are out."""
    ways = ways_of(word)
    if not ways:
        return word - bit(place(top_of(word), group))
    left = _together(word)
    found: i64 = 0
    kept: i64 = 0
    differ = False
    way: i64 = 0
    while way < PILES:
        if (ways >> way) & 1:
            after = left_of(divisions[way], left)
            pile = top_of(after)
            if count(after, pile, group):
                after -= bit(place(pile, group))
                differ = differ or (kept != 0 and after != found)
                found = after
                kept |= bit(way)
        way += 1
    return with_ways(found, kept) if differ else found


def shares(divisions: list[int], word: i64) -> tuple[i64, i64, i64]:
    """How likely each way in doubt is after the cards that came up; at first all are alike.

    A way is the likelier, the larger the part of its orders that begin with the classes seen. The
    ways are compared with the one that is told, the last of them.
    """
    ways = ways_of(word)
    told: i64 = 2 if ways >> 2 else 1
    more, fewer = _compared(divisions, word, 0, told) if ways & 1 else (0, 1)
    if told == 1:
        return _smallest(more, fewer, 0)
    other, less = _compared(divisions, word, 1, told) if ways & 2 else (0, 1)
    return _smallest(more * less, other * fewer, fewer * less)


def _compared(divisions: list[int], word: i64, way: i64, told: i64) -> tuple[i64, i64]:
    """How likely a way is for the one that is told, as a fraction.

    Their piles differ by one card at most, so most of the numbers of orders cancel.
    """
    division: i64 = divisions[way]
    base: i64 = divisions[told]
    rest = left_of(division, _together(word))
    more: i64 = 1
    fewer: i64 = 1
    pile: i64 = 0
    while pile < PILES:
        here = _pile(rest, pile)
        full = _pile(division, pile)
        there = _pile(word, pile)
        whole = _pile(base, pile)
        if here != full or there != whole:
            more *= _orders(here, there) * _orders(whole, full)
            fewer *= _orders(there, here) * _orders(full, whole)
        pile += 1
    return more, fewer


def _orders(pile: i64, other: i64) -> i64:
    """The orders of a pile for those of another that differs by one card of the first class.

    With one card more there are n / k times as many orders, n cards and k of the class; either
    number is told by one of the two ways to ask.
    """
    if pile == other:
        return 1
    return whole_of(pile) if pile > other else other & _COUNT


def _smallest(a: i64, b: i64, c: i64) -> tuple[i64, i64, i64]:
    """Numbers in the same proportion without a common divisor."""
    divisor = _common(_common(a, b), c)
    return a // divisor, b // divisor, c // divisor


def _common(a: i64, b: i64) -> i64:
    """The greatest common divisor, in native words."""
    while b:
        rest = a % b
        a = b
        b = rest
    return a


def on_top(word: i64) -> i64:
    """The counts of the pile on top."""
    return _pile(word, top_of(word))


def on_top_by(division: i64, word: i64) -> i64:
    """The counts of the pile on top, if the deck was divided so."""
    return on_top(left_of(division, _together(word)))


def class_odds(divisions: list[int], word: i64) -> list[int]:
    """How likely each class is to come next, as whole numbers: what the pile on top holds.

    Where nobody knows which of several that is, each counts by how likely it is.
    """
    if not ways_of(word):
        return _classes(on_top(word))
    found = [0] * CLASSES
    common = 1
    for way, share in enumerate(shares(divisions, word)):
        if share:
            top = on_top_by(divisions[way], word)
            size: int = whole_of(top)
            for group, number in enumerate(_classes(top)):
                found[group] = found[group] * size + share * number * common
            common *= size
    return list(_smallest(found[0], found[1], found[2]))


def _classes(pile: i64) -> list[int]:
    return [int(count(pile, 0, group)) for group in range(CLASSES)]


def fits(divisions: list[int], word: i64) -> bool:
    """Can every way in doubt be true, and is the last of them the one that is told?"""
    ways = ways_of(word)
    if not ways:
        return True
    if ways < 0 or ways >> len(divisions):
        return False
    told: i64 = 0
    for way, division in enumerate(divisions):
        if (ways >> way) & 1:
            told = left_of(division, _together(word))
            for pile in range(PILES):
                for group in range(CLASSES):
                    if count(told, pile, group) > count(division, pile, group):
                        return False
    return told == counts_of(word)
