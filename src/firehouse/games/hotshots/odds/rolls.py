"""How many rolls of the dice hit each group of faces so and so often."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

SIDES: Final = 6


@cache
def hit_weights(dice: int, sizes: tuple[int, ...], caps: tuple[int, ...]) -> tuple[int, ...]:
    """Of 6**dice rolls, how many hit the groups k1, k2 … times, for every k up to the caps.

    A group is one or two faces (its size) that fill the same icons; hits beyond its cap count as
    the cap. The list runs over all k with the last group fastest.
    """
    rows = [[0] * dice + [1]]  # a row for each k so far: ways by the number of dice not yet used
    for size, cap in zip(sizes, caps, strict=True):
        rows = [_narrowed(row, size, count, cap) for row in rows for count in range(cap + 1)]
    blanks = SIDES - sum(sizes)
    return tuple(sum(row[rest] * blanks**rest for rest in range(dice + 1)) for row in rows)


def _narrowed(row: list[int], size: int, count: int, cap: int) -> list[int]:
    """The row after a group was hit count times; at the cap, count times or more."""
    result = [0] * len(row)
    for rest, ways in enumerate(row):
        if ways:
            most = rest if count == cap else min(count, rest)
            for hits in range(count, most + 1):
                result[rest - hits] += ways * comb(rest, hits) * size**hits
    return result
