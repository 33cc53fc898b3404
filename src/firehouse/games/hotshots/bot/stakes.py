"""What a fight is worth under best play, for what its results are worth; solved as needed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.games.hotshots.bot.dice import ICONS, SPOTS

SCALE: Final = 256
"""Worths are kept so much larger, so that rounding does not add up."""
PARTS: Final = 12
"""The worths are rounded to such parts of the best one, so that solved stakes serve again."""
_WORST: Final = -60
_KEPT: Final = 1024
"""How many solved stakes are kept; a power of two."""
MOST_SUPPORT: Final = 4
_ROWS: Final = 5
_UNKNOWN: Final = -4000000000000
NEVER: Final = -1000000000000
_POWERS: Final = [1, 6, 36, 216, 1296, 7776, 46656]


class Stakes:
    """The worth of every result of a fight, and the value of every position in it."""

    key: i64
    four: i64
    five: i64
    six: i64
    three: i64
    blowup: i64
    short: i64

    def __init__(self, three: i64, four: i64, five: i64, six: i64, blowup: i64, short: i64) -> None:
        self.key = -1
        self.values: list[int] = [_UNKNOWN] * (len(SPOTS.open) * _ROWS)
        self.begin(three, four, five, six, blowup, short)

    def begin(self, three: i64, four: i64, five: i64, six: i64, blowup: i64, short: i64) -> None:
        """Stand for other worths, of which nothing is solved."""
        self.three = three * SCALE
        self.four = four * SCALE
        self.five = five * SCALE
        self.six = six * SCALE
        self.blowup = blowup * SCALE
        self.short = short
        """How many more icons are open than there are dice to roll."""
        for index in range(len(self.values)):
            self.values[index] = _UNKNOWN

    def reward(self, matches: i64) -> i64:
        """The worth of stopping with so many matches."""
        if matches < 3:
            return 0
        if matches == 3:
            return self.three
        if matches == 4:
            return self.four
        return self.five if matches == 5 else self.six

    def best(self, spot: i64, support: i64) -> i64:
        """The value of a position between rolls: stop, or roll again."""
        if support > MOST_SUPPORT:
            support = MOST_SUPPORT
        known: i64 = self.values[spot * _ROWS + support]
        if known != _UNKNOWN:
            return known
        opened: i64 = SPOTS.open[spot]
        found = self.reward(ICONS - opened)
        rolled = self.roll(spot, support)
        if rolled > found:
            found = rolled
        self.values[spot * _ROWS + support] = found
        return found

    def roll(self, spot: i64, support: i64) -> i64:
        """The mean over all rolls, each used as well as can be; NEVER without a die."""
        opened: i64 = SPOTS.open[spot]
        dice = opened - self.short
        if dice <= 0 or not spot:
            return NEVER
        if support > MOST_SUPPORT:
            support = MOST_SUPPORT
        misses: i64 = SPOTS.misses[spot * 7 + dice]
        total: i64 = 0
        if misses:
            total = misses * (self.best(spot, support - 1) if support else self.blowup)
        outcome: i64 = SPOTS.first[spot]
        last: i64 = SPOTS.first[spot + 1]
        while outcome < last:
            ways: i64 = SPOTS.ways[outcome * 7 + dice]
            if ways:
                total += ways * self._best_lock(outcome, support)
            outcome += 1
        power: i64 = _POWERS[dice]
        return total // power

    def _best_lock(self, outcome: i64, support: i64) -> i64:
        found: i64 = NEVER
        at: i64 = SPOTS.start[outcome]
        end: i64 = SPOTS.start[outcome + 1]
        while at < end:
            spot: i64 = SPOTS.choices[at]
            value: i64 = self.values[spot * _ROWS + support]
            if value == _UNKNOWN:
                value = self.best(spot, support)
            if value > found:
                found = value
            at += 1
        return found


def _rounded(worth: i64, top: i64) -> i64:
    """A worth as parts of the best one, to the nearest."""
    return (worth * PARTS + top // 2) // top


class StakesBook:
    """Solved stakes by their worths; only how the worths compare matters.

    Each has one place, from which it displaces another. Stakes that differ only in the dice that
    are short never share one, so that two of them can be used together.
    """

    top: i64

    def __init__(self) -> None:
        self.rows: list[Stakes] = [Stakes(0, 0, 0, 0, 0, 0) for _ in range(_KEPT)]
        self.top = 1
        """The best result's worth in points, for which the last stakes stand."""

    def stakes(self, three: i64, four: i64, five: i64, six: i64, blowup: i64, short: i64) -> Stakes:
        """The stakes for these worths, rounded; a lesser reward may always be taken."""
        if three < 0:
            three = 0
        if four < three:
            four = three
        if five < four:
            five = four
        if six < five:
            six = five
        if six < 1:
            six = 1
        self.top = six
        three = _rounded(three, six)
        four = _rounded(four, six)
        five = _rounded(five, six)
        blowup = _rounded(blowup, six)
        if blowup > PARTS:
            blowup = PARTS
        elif blowup < -PARTS:
            blowup = blowup // 4 * 4 if blowup > _WORST else _WORST
        key = (three << 4) | four
        key = (key << 4) | five
        key = (key << 7) | (blowup - _WORST)
        key = (key << 4) | (short + 6)
        return self.of(key)

    def of(self, key: i64) -> Stakes:
        """The stakes of a key; solved again if others have taken their place."""
        mixed = (key >> 4) * 0x9E3779B1
        row = self.rows[((mixed >> 12) + (key & 15)) & (_KEPT - 1)]
        if row.key != key:
            row.key = key
            row.begin(
                (key >> 19) & 15,
                (key >> 15) & 15,
                (key >> 11) & 15,
                PARTS,
                ((key >> 4) & 127) + _WORST,
                (key & 15) - 6,
            )
        return row

    def points(self, value: i64) -> i64:
        """A value of the last stakes in points."""
        return value * self.top // (PARTS * SCALE)

    def value(self, points: i64) -> i64:
        """Points as a value of the last stakes."""
        return points * PARTS * SCALE // self.top
