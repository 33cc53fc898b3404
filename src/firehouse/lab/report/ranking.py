"""Tiers: how sure it is that somebody helps, over all cells and for all of them together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from firehouse.analysis.intervals import DOUBT
from firehouse.lab.differences import Counts, common_difference
from firehouse.lab.report.naming import listed, points

MUCH: Final = 0.05
"""A specialist of the outer tiers surely changes the win rate by so much."""
TIERS: Final = {
    "S": "surely helps by 5 points or more",
    "A": "surely helps",
    "B": "no sure difference",
    "C": "surely hurts",
    "D": "surely hurts by 5 points or more",
}
SERIES: Final = {"S": 2, "A": 2, "B": 1, "C": 0, "D": 0}
"""The colours of tiers in charts."""
LEAST: Final = 20
"""Games on both sides without which a cell tells nothing about a specialist."""


@dataclass(frozen=True)
class Standing:
    """A specialist or a crew over all cells; the counts of each cell are with and without."""

    id: str
    title: str
    cells: dict[int, Counts]
    difference: float
    low: float
    high: float
    tier: str


def ranked(counted: Mapping[str, dict[int, Counts]], titles: Mapping[str, str]) -> list[Standing]:
    """The best first; tiers are sure for all of them together (Bonferroni)."""
    sure = NormalDist().inv_cdf(1 - DOUBT / max(1, len(counted)) / 2)
    found = []
    for name, by_cell in counted.items():
        usual = common_difference(by_cell.values())
        strict = common_difference(by_cell.values(), sure)
        if usual and strict:
            found.append(Standing(name, titles[name], by_cell, *usual, tier(*strict[1:])))
    return sorted(found, key=lambda standing: (-standing.difference, standing.title))


def tier(low: float, high: float) -> str:
    """The tier of an interval that is sure for all specialists together."""
    if low > 0:
        return "S" if low >= MUCH else "A"
    if high < 0:
        return "D" if high <= -MUCH else "C"
    return "B"


def fact(found: list[Standing], what: str) -> str:
    """Who surely helps and who surely hurts."""
    strong = [f"{s.title} ({points(s.difference)})" for s in found if s.tier in "SA"]
    weak = [f"{s.title} ({points(s.difference)})" for s in reversed(found) if s.tier in "CD"]
    if not strong and not weak:
        return f"no {what} surely helps or hurts; more games would tell."
    parts = []
    if strong:
        parts.append(f"{listed(strong)} surely help{'s' if len(strong) == 1 else ''}")
    if weak:
        parts.append(f"{listed(weak)} surely hurt{'s' if len(weak) == 1 else ''}")
    return f"{'; '.join(parts)} (points of the win rate)."
