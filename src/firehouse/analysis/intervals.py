"""Confidence intervals of counts and means; Wilson's also holds near 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
DOUBT: Final = 0.05
"""What is left of certainty at 95 %."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true chance to win in 95 % of such counts."""
    if games < 0 or not 0 <= wins <= games:
        raise ValueError("Wins are counted from 0 up to the number of games.")
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return max(0.0, low), min(1.0, high)


def mean_with_error(values: Sequence[float], means: int = 1) -> tuple[float, float]:
    """The mean of one value or more, and how far it may be off to either side.

    With 95 % certainty all of so many such `means` are within their errors (Bonferroni).
    """
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / count
    z = NormalDist().inv_cdf(1 - DOUBT / means / 2)
    return mean, z * sqrt(max(variance, 1 / count / count) / count)


def by_luck(ups: int, downs: int) -> float:
    """How likely pure luck splits so many changes at least as unevenly (the exact sign test)."""
    changes, few = ups + downs, min(ups, downs)
    ways, one = 0, 1
    for number in range(few + 1):
        ways += one
        one = one * (changes - number) // (number + 1)
    return min(1.0, 2 * ways / (1 << changes))
