"""Shares of a whole: a bar for each cell, divided by the endings of its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firehouse.core import svg
from firehouse.lab.charts.ink import FAINT, GRID, INK, PAPER, SERIES, WON, label
from firehouse.lab.charts.intervals import LABEL, MARGIN, WIDTH

TOP: Final = 58.0
ROW: Final = 30.0
THICK: Final = 20.0
PLOT: Final = WIDTH - 2 * MARGIN - LABEL
ORDER: Final = (1, 0, 3, 4, 2, 5)
"""The colours of causes, the most different first."""


@dataclass(frozen=True)
class Bar:
    """A cell with its counts, in the order of the legend; the first is what was won."""

    name: str
    counts: tuple[int, ...]


def share_chart(name: str, bars: Sequence[Bar], parts: Sequence[str]) -> str:
    """The SVG; its description tells every share."""
    bottom = TOP + ROW * len(bars)
    return svg.document(
        WIDTH,
        bottom + 34,
        name,
        "; ".join(_told(bar, parts) for bar in bars),
        svg.rect(0, 0, WIDTH, bottom + 34, PAPER),
        _legend(parts),
        _axis(bottom),
        *(_bar(bar, parts, TOP + ROW * index) for index, bar in enumerate(bars)),
    )


def colour(part: int) -> str:
    """Won games have a colour of their own."""
    return WON if part == 0 else SERIES[ORDER[(part - 1) % len(ORDER)]]


def _told(bar: Bar, parts: Sequence[str]) -> str:
    total = sum(bar.counts)
    shares = (f"{part} {n / total:.1%}" for part, n in zip(parts, bar.counts, strict=True) if n)
    return f"{bar.name}: {', '.join(shares)}"


def _legend(parts: Sequence[str]) -> str:
    x = MARGIN
    drawn = []
    for index, part in enumerate(parts):
        drawn.append(svg.rect(x, 21, 14, 14, colour(index), rx=2))
        drawn.append(svg.words(x + 20, 28, part, 12.5, INK))
        x += 46 + svg.width_of(part, 12.5)
    return svg.group(*drawn)


def _axis(bottom: float) -> str:
    drawn = []
    for quarter in range(5):
        x = MARGIN + LABEL + PLOT * quarter / 4
        drawn.append(svg.line(f"M{svg.number(x)} {TOP - 6:g}V{bottom:g}", GRID, 1))
        drawn.append(svg.words(x, bottom + 14, f"{quarter * 25} %", 11, FAINT, "middle"))
    return svg.group(*drawn)


def _bar(bar: Bar, parts: Sequence[str], y: float) -> str:
    total = sum(bar.counts)
    x = MARGIN + LABEL
    middle = y + ROW / 2
    drawn = [label(MARGIN, middle, bar.name, LABEL - 12, INK)]
    for index, count in enumerate(bar.counts):
        width = PLOT * count / total
        if not count:
            continue
        text = f"{count / total:.0%}"
        fits = width > svg.width_of(text, 11) + 8
        drawn.append(
            svg.group(
                svg.titled(f"{bar.name}: {parts[index]} {count:,} of {total:,} ({text})"),
                svg.rect(x, middle - THICK / 2, width, THICK, colour(index)),
                svg.words(x + width / 2, middle, text, 11, PAPER, "middle", font_weight=600)
                if fits
                else "",
            )
        )
        x += width
    return svg.group(*drawn)
