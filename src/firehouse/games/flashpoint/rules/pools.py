"""What a face-down marker can be, when Events have put others into the bag since it was placed.

A marker is drawn when it is placed, but what it is stays open until it is turned over. While
nothing joins the bag, what is in it and what lies face down have the same odds. When something
joins, the pool of that moment is kept as long as one of the markers lies there that came of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import Wide, bit, first, size
from firehouse.core.luck import Rng
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.actions import (
    REVEALED_TRAPPED,
    REVEALED_VICTIM,
)
from firehouse.games.flashpoint.rules.state import State

MARKERS: Final = 4
"""Victims, false alarms, hazmats and trapped victims, as they are numbered when turned over."""
OUTSIDE: Final = DICE_SQUARES
"""The place of a marker that was moved out and is about to be turned over."""
ANY: Final = -1
"""In place of a kind: whichever."""
MOST: Final = 0x1000000000000000
"""The sum of weights stays below this; only odds of more than eighteen digits are rounded."""

_COUNT: Final = 8
_JOINED: Final = _COUNT * MARKERS


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


class Draws:
    """What the face-down markers drawn so far can be, and in how many ways each."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        """How many of each kind they are, packed."""
        self.ways: list[Wide] = []

    def add(self, taken: i64, ways: Wide) -> None:
        """Note some ways more."""
        for index in range(len(self.taken)):
            if self.taken[index] == taken:
                self.ways[index] += ways
                return
        self.taken.append(taken)
        self.ways.append(ways)


def listed(words: list[int]) -> list[Pool]:
    """The pools that are packed into words, the earliest first."""
    found: list[Pool] = []
    for index in range(len(words) // 2):
        counts = words[2 * index + 1]
        found.append(Pool(words[2 * index], _counts(counts), _counts(counts >> _JOINED)))
    return found


def _counts(word: i64) -> list[int]:
    return [(word >> (_COUNT * kind)) & 255 for kind in range(MARKERS)]


def packed(pools: list[Pool]) -> list[int]:
    """The pools as words; those are dropped of which no marker lies face down any more."""
    found: list[int] = []
    for pool in pools:
        if pool.squares:
            counts = 0
            for kind in range(MARKERS):
                counts |= pool.held[kind] << (_COUNT * kind)
                counts |= pool.joined[kind] << (_JOINED + _COUNT * kind)
            found.append(pool.squares)
            found.append(counts)
    return found


def unseen(s: State) -> list[int]:
    """The markers by kind that have not been turned over."""
    return [int(s.bag_victims), int(s.bag_false_alarms), int(s.bag_hazmats), int(s.bag_trapped)]


def join(s: State, kind: i64) -> None:
    """A victim is put into the bag; what lies face down was drawn before."""
    if s.poi:
        pools = listed(s.pools)
        now = unseen(s)
        if not pools or pools[-1].squares != s.poi or not _came_to(pools[-1], now):
            pools.append(Pool(s.poi, now, [0] * MARKERS))
        pools[-1].joined[kind] += 1
        s.pools = packed(pools)
    if kind == REVEALED_TRAPPED:
        s.bag_trapped += 1
    else:
        s.bag_victims += 1


def _came_to(pool: Pool, now: list[int]) -> bool:
    """Has nothing been turned over since then that was drawn later?"""
    return all(pool.held[kind] + pool.joined[kind] == now[kind] for kind in range(MARKERS))


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
    return _reduced([_ways(unseen(s), pools, here, kind) for kind in range(MARKERS)])


def likely(s: State, square: i64) -> float:
    """The chance that a face-down marker is a victim."""
    weights = odds(s, square)
    total = sum(weights)
    return (weights[REVEALED_VICTIM] + weights[REVEALED_TRAPPED]) / total if total else 0.0


def _reduced(ways: list[Wide]) -> list[int]:
    """The smallest integers in the same proportion; rounded only if they are too large."""
    divisor: Wide = 0
    for number in ways:
        divisor = _common(divisor, number)
    found = [number // divisor for number in ways] if divisor else ways
    while sum(found) >= MOST:
        found = [(number + 1) >> 1 for number in found]
    return [int(number) for number in found]


def _common(a: Wide, b: Wide) -> Wide:
    """The greatest common divisor."""
    while b:
        rest = a % b
        a = b
        b = rest
    return a


def _ways(left: list[int], pools: list[Pool], asked: i64, kind: i64) -> Wide:
    """In how many ways the markers can have been drawn so that the one asked for is of a kind.

    Every order of draws was as likely as the next. For what lies face down from the pools, so
    many markers of each kind are still to be had; and for each marker that joined the bag, the
    later draws had one more of its kind to come from, besides those that were left of its pool.
    """
    drawn = Draws()
    drawn.add(0, 1)
    before: i64 = 0
    for pool in pools:
        later = pool.squares & ~before
        if later & asked:
            drawn = _draw(drawn, left, kind)
        for _ in range(size(later & ~asked)):
            drawn = _draw(drawn, left, ANY)
        for index in range(len(drawn.taken)):
            drawn.ways[index] *= _room(drawn.taken[index], pool)
        before = pool.squares
    if not before & asked:
        drawn = _draw(drawn, left, kind)
    return sum(drawn.ways)


def _draw(drawn: Draws, left: list[int], only: i64) -> Draws:
    """One face-down marker more, of a kind or of any."""
    found = Draws()
    for index in range(len(drawn.taken)):
        taken: i64 = drawn.taken[index]
        ways = drawn.ways[index]
        for kind in range(MARKERS):
            free: Wide = left[kind] - ((taken >> (_COUNT * kind)) & 255)
            if ways and free > 0 and only in (ANY, kind):
                found.add(taken + bit(_COUNT * kind), ways * free)
    return found


def _room(taken: i64, pool: Pool) -> Wide:
    """How a pool weighs what was taken of it; 0 if it did not hold so many."""
    room: Wide = 1
    for kind in range(MARKERS):
        rest: Wide = pool.held[kind] - ((taken >> (_COUNT * kind)) & 255)
        if rest < 0:
            return 0
        for number in range(pool.joined[kind]):
            room *= rest + number + 1
    return room


def sampled(s: State, square: i64, rng: Rng) -> i64:
    """What a marker is, by its odds; two words of luck, as their sum may not fit one."""
    weights = odds(s, square)
    luck: Wide = rng.next()
    luck = (luck << 32) | int(rng.next())
    left = int((luck * sum(weights)) >> 64)
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
