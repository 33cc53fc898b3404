"""What a face-down marker can be, when Events have put others into the bag since it was placed.

A marker is drawn when it is placed, but what it is stays open until it is turned over. While
nothing joins the bag, what is in it and what lies face down have the same odds. When something
joins, the pool of that moment is kept as long as one of the markers lies there that came of it.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.luck import Rng
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.actions import (
    REVEALED_FALSE_ALARM,
    REVEALED_HAZMAT,
    REVEALED_TRAPPED,
    REVEALED_VICTIM,
)
from firehouse.games.flashpoint.rules.state import State

KINDS: Final = 4
"""Victims, false alarms, hazmats and trapped victims, as they are numbered when turned over."""
OUTSIDE: Final = DICE_SQUARES
"""The place of a marker that was moved out and is about to be turned over."""
MOST: Final = 0x1000000000000000
"""The sum of weights stays below this; only odds of more than eighteen digits are rounded."""

_COUNT: Final = 8
_COUNTS: Final = _COUNT * KINDS
_SQUARES: Final = 64
_SQUARE_BITS: Final = 0xFFFFFFFFFFFFFFFF
_POOL: Final = _SQUARES + 2 * _COUNTS

Taken = tuple[int, int, int, int]
"""How many markers of each kind the face-down ones are."""


class Pool:
    """The bag and the face-down markers of a moment, just before something joined the bag."""

    squares: i64

    def __init__(self, squares: i64, held: list[int], joined: list[int]) -> None:
        self.squares = squares
        """Where those lay face down that still do."""
        self.held = held
        """The markers by kind, less those that lay face down and have been turned over since."""
        self.joined = joined
        """What joined the bag then, by kind."""


def listed(word: int) -> list[Pool]:
    """The pools that are packed into a word, the earliest first."""
    found: list[Pool] = []
    while word:
        squares = word & _SQUARE_BITS
        counts = word >> _SQUARES
        found.append(Pool(squares, _counts(counts), _counts(counts >> _COUNTS)))
        word >>= _POOL
    return found


def _counts(word: int) -> list[int]:
    return [(word >> (_COUNT * kind)) & 255 for kind in range(KINDS)]


def packed(pools: list[Pool]) -> int:
    """The pools in one word; those are dropped of which no marker lies face down any more."""
    word = 0
    for pool in reversed(pools):
        if pool.squares:
            word <<= _POOL
            word |= int(pool.squares)
            for kind in range(KINDS):
                word |= pool.held[kind] << (_SQUARES + _COUNT * kind)
                word |= pool.joined[kind] << (_SQUARES + _COUNTS + _COUNT * kind)
    return word


def unseen(s: State) -> list[int]:
    """The markers by kind that have not been turned over."""
    return [int(s.bag_victims), int(s.bag_false_alarms), int(s.bag_hazmats), int(s.bag_trapped)]


def join(s: State, kind: i64) -> None:
    """A victim is put into the bag; what lies face down was drawn before."""
    if s.poi:
        pools = listed(s.pools)
        now = unseen(s)
        if not pools or pools[-1].squares != s.poi or not _came_to(pools[-1], now):
            pools.append(Pool(s.poi, now, [0] * KINDS))
        pools[-1].joined[kind] += 1
        s.pools = packed(pools)
    if kind == REVEALED_TRAPPED:
        s.bag_trapped += 1
    else:
        s.bag_victims += 1


def _came_to(pool: Pool, now: list[int]) -> bool:
    """Has nothing been turned over since then that was drawn later?"""
    return all(pool.held[kind] + pool.joined[kind] == now[kind] for kind in range(KINDS))


def turned_over(s: State, square: i64, kind: i64) -> None:
    """A marker is known: it is missing in every pool in which it lay face down."""
    here = bit(_place(square))
    pools = listed(s.pools)
    for pool in pools:
        if pool.squares & here:
            pool.squares &= ~here
            pool.held[kind] -= 1
    s.pools = packed(pools)


def moved(s: State, square: i64, beyond: i64) -> None:
    """A marker lies somewhere else and came of the same pool."""
    here = bit(_place(square))
    pools = listed(s.pools)
    for pool in pools:
        if pool.squares & here:
            pool.squares = (pool.squares & ~here) | bit(_place(beyond))
    s.pools = packed(pools)


def _place(square: i64) -> i64:
    return square if square < OUTSIDE else OUTSIDE


def odds(s: State, square: i64) -> list[int]:
    """How likely a face-down marker is of each kind, as integer weights."""
    if not s.pools:
        return unseen(s)
    pools = listed(s.pools)
    here = bit(_place(square))
    return _reduced([_ways(unseen(s), pools, here, kind) for kind in range(KINDS)])


def likely(s: State, square: i64) -> float:
    """The chance that a face-down marker is a victim."""
    weights = odds(s, square)
    total = sum(weights)
    return (weights[REVEALED_VICTIM] + weights[REVEALED_TRAPPED]) / total if total else 0.0


def _reduced(ways: list[int]) -> list[int]:
    """The smallest integers in the same proportion; rounded only if they are too large."""
    common = gcd(*ways)
    found = [number // common for number in ways] if common else ways
    while sum(found) >= MOST:
        found = [(number + 1) >> 1 for number in found]
    return found


def _ways(left: list[int], pools: list[Pool], asked: i64, kind: int) -> int:
    """In how many ways the markers can have been drawn so that the one asked for is of a kind.

    Every order of draws was as likely as the next. For what lies face down from the pools, so
    many markers of each kind are still to be had; and for each marker that joined the bag, the
    later draws had one more of its kind to come from, besides those that were left of its pool.
    """
    drawn: dict[Taken, int] = {(0, 0, 0, 0): 1}
    every = list(range(KINDS))
    before: i64 = 0
    for pool in pools:
        later = pool.squares & ~before
        if later & asked:
            drawn = _draw(drawn, left, [kind])
        for _ in range(size(later & ~asked)):
            drawn = _draw(drawn, left, every)
        drawn = {taken: ways * _room(taken, pool) for taken, ways in drawn.items()}
        before = pool.squares
    if not before & asked:
        drawn = _draw(drawn, left, [kind])
    return sum(drawn.values())


def _draw(drawn: dict[Taken, int], left: list[int], kinds: list[int]) -> dict[Taken, int]:
    """One face-down marker more, of any of these kinds."""
    found: dict[Taken, int] = {}
    for taken, ways in drawn.items():
        for kind in kinds:
            free = left[kind] - taken[kind]
            if free > 0 and ways:
                more = _with(taken, kind)
                found[more] = found.get(more, 0) + ways * free
    return found


def _with(taken: Taken, kind: int) -> Taken:
    a, b, c, d = taken
    if kind == REVEALED_VICTIM:
        return (a + 1, b, c, d)
    if kind == REVEALED_FALSE_ALARM:
        return (a, b + 1, c, d)
    return (a, b, c + 1, d) if kind == REVEALED_HAZMAT else (a, b, c, d + 1)


def _room(taken: Taken, pool: Pool) -> int:
    """How a pool weighs what was taken of it; 0 if it did not hold so many."""
    room = 1
    for kind in range(KINDS):
        rest = pool.held[kind] - taken[kind]
        if rest < 0:
            return 0
        for number in range(pool.joined[kind]):
            room *= rest + number + 1
    return room


def sampled(s: State, square: i64, rng: Rng) -> i64:
    """What a marker is, by its odds; two words of luck, as their sum may not fit one."""
    weights = odds(s, square)
    luck: int = rng.next()
    luck = (luck << 32) | int(rng.next())
    left = (luck * sum(weights)) >> 64
    kind = 0
    while left >= weights[kind]:
        left -= weights[kind]
        kind += 1
    return kind


def pool_fault(s: State) -> str:
    """What is wrong with the pools; empty if nothing is."""
    if not s.pools:
        return ""
    lying = s.poi | bit(OUTSIDE)
    pools = listed(s.pools)
    before: i64 = 0
    for pool in pools:
        if pool.squares & ~lying or before & ~pool.squares or not pool.squares:
            return "a marker came of a pool and does not lie there"
        if not sum(pool.joined):
            return "a pool is kept that nothing joined"
        before = pool.squares
    if size(before) > tokens.CAPACITY:
        return "more markers came of pools than can lie there"
    if not sum(odds(s, first(before))):
        return "the markers cannot have come of their pools"
    return ""
