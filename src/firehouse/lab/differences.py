"""Intervals of the difference between two shares: paired, unpaired, and over many cells."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from firehouse.analysis.intervals import Z, wilson

Interval = tuple[float, float]
Counts = tuple[int, int, int, int]
"""Wins and games of one side, wins and games of the other."""

_HALVINGS = 60


def paired_interval(only_first: int, only_second: int, games: int) -> Interval:
    """The 95 % interval of Tango (1998) for the difference between shares of the same games.

    It asks of every difference whether it goes together with what was seen, and is honest also
    where few games or none ended differently.
    """
    if games == 0:
        return -1.0, 1.0
    seen = (only_first - only_second) / games
    low = _edge(only_first, only_second, games, -1.0, seen)
    return low, -_edge(only_second, only_first, games, -1.0, -seen)


def _edge(more: int, fewer: int, games: int, low: float, high: float) -> float:
    """The smallest difference within the interval; `high` is the one that was seen."""
    if _score(more, fewer, games, low) <= Z:
        return low
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _score(more, fewer, games, middle) > Z:
            low = middle
        else:
            high = middle
    return high


def _score(more: int, fewer: int, games: int, difference: float) -> float:
    """By how many standard deviations the games differ from what this difference promises."""
    surplus = more - fewer - games * difference
    if surplus <= 0:
        return 0.0
    linear = (2 * games - more + fewer) * difference - more - fewer
    root = sqrt(max(0.0, linear**2 + 8 * games * fewer * difference * (1 - difference)))
    likeliest = (root - linear) / (4 * games)
    """The chance that only the second wins, as likely as this difference allows."""
    variance = games * (2 * likeliest + difference * (1 - difference))
    return surplus / sqrt(variance) if variance > 0 else float("inf")


def apart_interval(wins: int, games: int, other_wins: int, other_games: int) -> Interval:
    """The 95 % interval of Newcombe (1998) for the difference between two independent shares."""
    if games == 0 or other_games == 0:
        return -1.0, 1.0
    share, other = wins / games, other_wins / other_games
    low, high = wilson(wins, games)
    other_low, other_high = wilson(other_wins, other_games)
    below = sqrt((share - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - share) ** 2 + (other - other_low) ** 2)
    return max(-1.0, share - other - below), min(1.0, share - other + above)


def common_difference(cells: Iterable[Counts], z: float = Z) -> tuple[float, float, float] | None:
    """The difference that many cells have in common, with its interval; None where none has both.

    Mantel and Haenszel's mean over the cells, with the variance of Sato (1989), which is right
    for a few large cells and for many small ones.
    """
    weights = total = skew = spread = 0.0
    for wins, games, other_wins, other_games in cells:
        if not games or not other_games:
            continue
        both = games + other_games
        weights += games * other_games / both
        total += (wins * other_games - other_wins * games) / both
        skew += (games**2 * other_wins - other_games**2 * wins) / both**2 + (
            games * other_games * (other_games - games) / 2 / both**2
        )
        losses, other_losses = games - wins, other_games - other_wins
        spread += (wins * other_losses + other_wins * losses) / both / 2
    if not weights:
        return None
    mean = total / weights
    half = z * sqrt(max(0.0, mean * skew + spread)) / weights
    return mean, max(-1.0, mean - half), min(1.0, mean + half)
