"""What a report is made of: sections of figures, each with its table and games to look at."""

from __future__ import annotations

from dataclasses import dataclass, field

from firehouse.lab.charts.intervals import Mark
from firehouse.lab.report.words import points, points_span


@dataclass(frozen=True)
class Pick:
    """A game as an example for a figure, and why it was chosen."""

    cell: int
    number: int
    why: str


@dataclass(frozen=True)
class Grid:
    """The numbers of a figure; the first columns, as many as `names`, hold words."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: int = 1


@dataclass(frozen=True)
class Figure:
    """A picture (safe SVG), or only a table; `paper` is a picture with colours of its own."""

    title: str
    note: str = ""
    pictures: tuple[str, ...] = ()
    grid: Grid | None = None
    picks: tuple[Pick, ...] = ()
    paper: bool = False
    grid_open: bool = False


@dataclass(frozen=True)
class Section:
    """A chapter. `facts` are the sentences that the summary takes from it."""

    id: str
    title: str
    lead: str
    figures: tuple[Figure, ...]
    facts: tuple[str, ...] = ()
    named: tuple[Pick, ...] = ()
    """Games that the facts name, which are saved before all others."""
    symbols: tuple[str, ...] = field(default=(), repr=False)
    """Drawings that several pictures of the section use, as SVG symbols."""


def difference_mark(
    difference: float, low: float, high: float, series: int, before: str = ""
) -> Mark:
    """A difference in points on a chart, with its interval in words."""
    text = f"{points(difference)}  ({points_span(low, high)})"
    return Mark(difference, low, high, text, f"{before}{text} points", series)
