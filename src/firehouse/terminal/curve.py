"""The curve of a review in blocks: a column for every step or few, in the ink of its cause."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from firehouse.analysis.review import Moment, Review
from firehouse.terminal.screen import FAINT, NEWS, Span

HIGH: Final = 8
"""Lines of the curve, where there is room."""
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
LUCKY: Final = "cyan"
DECIDED: Final = NEWS
BEFORE: Final = 7
"""Columns of the scale before the curve."""


def curve_lines(found: Review, width: int, high: int = HIGH) -> list[list[Span]]:
    """The curve up to so wide and so high; below it, L and D tell luck and decisions apart."""
    total = len(found.moments)
    if total == 0:
        return []
    columns = min(width, total)
    buckets = [
        found.moments[first_of(total, columns, index) : first_of(total, columns, index + 1)]
        for index in range(columns)
    ]
    inks = [LUCKY if _is_lucky(bucket) else DECIDED for bucket in buckets]
    lines: list[list[Span]] = []
    for row in range(high, 0, -1):
        label = {high: "100 %", high // 2: " 50 %"}.get(row, "")
        lines.append([(f"{label:>5} │", FAINT)])
        for bucket, ink in zip(buckets, inks, strict=True):
            filled = ceil(bucket[-1].chance.value * high * 8 - 0.5) - 8 * (row - 1)
            lines[-1].append((EIGHTHS[max(0, min(8, filled))], ink))
    below = [("L" if ink == LUCKY else "D", ink) for ink in inks]
    lines.append([("      └", FAINT), *below])
    lines.append([("       L: mostly luck changed it here, D: mostly decisions", FAINT)])
    return lines


def first_of(total: int, columns: int, column: int) -> int:
    """How many of so many moments stand before a column."""
    return total * column // columns


def column_of(total: int, width: int, step: int) -> int:
    """The column of a step in a curve of so many moments; the start stands in the first."""
    columns = min(width, total)
    return next((c for c in range(columns) if step <= first_of(total, columns, c + 1)), 0)


def last_of(total: int, width: int, column: int) -> int:
    """The last step of a column; before the first it is the start, behind the last the end."""
    columns = max(1, min(width, total))
    return first_of(total, columns, max(0, min(columns, column + 1)))


def _is_lucky(bucket: Sequence[Moment]) -> bool:
    """Did luck change more than decisions in these moments?"""
    luck = sum(abs(moment.change) for moment in bucket if moment.luck)
    return luck >= sum(abs(moment.change) for moment in bucket if not moment.luck)
