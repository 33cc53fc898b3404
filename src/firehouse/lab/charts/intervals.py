"""Numbers with their intervals: a row for each thing, a mark on a line as long as the doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from firehouse.core import svg
from firehouse.lab.charts.ink import BAND, FAINT, GRID, INK, PAPER, SERIES, label, width

MARGIN: Final = 24.0
TOP: Final = 86.0
LABEL: Final = 330.0
PLOT: Final = 430.0
NUMBERS: Final = 170.0
"""Numbers stand beside the names, where a narrow screen shows them without scrolling."""
LINE: Final = 17.0
"""Of one mark within a row."""
GAP: Final = 11.0
WIDTH: Final = MARGIN * 2 + LABEL + PLOT + NUMBERS
MOST_LINES: Final = 12
"""Lines of a grid, about."""


@dataclass(frozen=True)
class Mark:
    """One number; `title` is what a pointer shows, `series` its colour and shape."""

    value: float | None
    low: float
    high: float
    text: str
    title: str = ""
    series: int = 0


@dataclass(frozen=True)
class Row:
    """One thing with its marks; what follows the first comma of its name stands apart."""

    name: str
    marks: tuple[Mark, ...]

    @property
    def names(self) -> tuple[str, str]:
        """What comes before the first comma of its name, and what after."""
        first, _, rest = self.name.partition(", ")
        return first, rest

    @property
    def beside(self) -> float:
        """The room beside the first part of its name."""
        return LABEL - 12 - svg.width_of(self.names[0] + " ", 12)

    @property
    def is_stacked(self) -> bool:
        """Do both parts of its name need a line of their own?"""
        return bool(self.names[1]) and width(self.names[1]) > self.beside

    @property
    def height(self) -> float:
        return LINE * max(2 if self.is_stacked else 1, len(self.marks)) + GAP


@dataclass(frozen=True)
class Scale:
    """The span of the axis, with a line at every step; `zero` stands out."""

    low: float
    high: float
    step: float
    zero: bool = False

    def x(self, value: float) -> float:
        """Where a number lies on the sheet."""
        inside = min(max(value, self.low), self.high)
        return MARGIN + LABEL + NUMBERS + PLOT * (inside - self.low) / (self.high - self.low)

    def lines(self) -> list[float]:
        """The numbers with a line."""
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [index * self.step for index in range(first, last + 1)]

    def text(self, value: float) -> str:
        """What stands below a line."""
        percent = f"{value * 100:.3g}".replace("-", "−")
        if not self.zero:
            return f"{percent} %"
        return f"+{percent}" if value > 0 else percent


SHARES: Final = Scale(0, 1, 0.1)


def differences(rows: Sequence[Row]) -> Scale:
    """A scale around nothing that holds all intervals."""
    ends = [
        end
        for row in rows
        for mark in row.marks
        if mark.value is not None
        for end in (mark.low, mark.high)
    ]
    low, high = min([*ends, -0.01]), max([*ends, 0.01])
    step = next(
        (step for step in (0.005, 0.01, 0.02, 0.05, 0.1) if (high - low) / step <= MOST_LINES), 0.2
    )
    return Scale(floor(low / step) * step, ceil(high / step) * step, step, zero=True)


def interval_chart(
    name: str,
    heading: str,
    caption: str,
    rows: Sequence[Row],
    legend: Sequence[str] = (),
    scale: Scale = SHARES,
) -> str:
    """The SVG; the name is its title, and its description tells every number."""
    heights = [row.height for row in rows]
    tops = [TOP + sum(heights[:index]) for index in range(len(rows))]
    bottom = TOP + sum(heights)
    grounds = (_ground(row, tops[i], i) for i, row in enumerate(rows))
    return svg.document(
        WIDTH,
        bottom + 40,
        name,
        "; ".join(_told(row) for row in rows),
        svg.rect(0, 0, WIDTH, bottom + 40, PAPER),
        svg.words(MARGIN, 26, heading, 17, INK, font_weight="bold"),
        svg.words(MARGIN, 48, caption, 11.5, FAINT),
        _legend(legend),
        svg.group(*grounds),
        _axis(scale, bottom),
        svg.group(*(_marks(scale, row, y) for row, y in zip(rows, tops, strict=True))),
    )


def _told(row: Row) -> str:
    """A row for somebody who cannot see it."""
    return f"{row.name}: {', '.join(mark.title or mark.text for mark in row.marks)}"


def _legend(names: Sequence[str]) -> str:
    x = MARGIN + LABEL
    parts = []
    for index, name in enumerate(names):
        parts.append(_shape(index, x + 6, 68))
        parts.append(svg.words(x + 18, 68, name, 12.5, INK))
        x += 42 + svg.width_of(name, 12.5)
    return svg.group(*parts)


def _circle(colour: str) -> str:
    return svg.circle(0, 0, 5, colour)


def _diamond(colour: str) -> str:
    return svg.area("M0-6.5 6.5 0 0 6.5-6.5 0Z", colour)


def _square(colour: str) -> str:
    return svg.rect(-4.5, -4.5, 9, 9, colour)


def _triangle(colour: str) -> str:
    return svg.area("M0-6 6 5-6 5Z", colour)


_SHAPES: Final[tuple[Callable[[str], str], ...]] = (_circle, _diamond, _square, _triangle)
"""With the colours, so that neither is needed to tell marks apart."""


def _colour(series: int) -> str:
    return SERIES[series % len(_SHAPES)]


def _shape(series: int, x: float, y: float) -> str:
    return svg.placed(x, y, _SHAPES[series % len(_SHAPES)](_colour(series)))


def _ground(row: Row, y: float, index: int) -> str:
    """The ground of a row, and its name."""
    first, rest = row.names
    band = svg.rect(MARGIN / 2, y, WIDTH - MARGIN, row.height, BAND) if index % 2 == 0 else ""
    middle = y + row.height / 2
    lift = LINE / 2 if row.is_stacked else 0
    names = [label(MARGIN, middle - lift, first, LABEL - 12, INK)]
    if row.is_stacked:
        names.append(label(MARGIN, middle + lift, rest, LABEL - 12, FAINT))
    elif rest:
        names.append(label(MARGIN + LABEL - 14, middle, rest, row.beside, FAINT, "end"))
    return svg.group(svg.titled(row.name), band, *names)


def _axis(scale: Scale, bottom: float) -> str:
    parts = []
    lines = scale.lines()
    texts = 2 if len(lines) > 8 else 1
    for value in lines:
        x = scale.x(value)
        index = round(value / scale.step)
        strong = index == 0 if scale.zero else index % 5 == 0
        width = 2.2 if strong and scale.zero else 1.4 if strong else 0.7
        colour = FAINT if strong and scale.zero else GRID
        parts.append(svg.line(f"M{svg.number(x)} {TOP:g}V{bottom:g}", colour, width))
        if index % texts == 0:
            parts.append(svg.words(x, bottom + 15, scale.text(value), 11, FAINT, "middle"))
    return svg.group(*parts)


def _marks(scale: Scale, row: Row, y: float) -> str:
    """The marks of a row: line, mark, numbers."""
    parts = []
    top = y + (row.height - LINE * len(row.marks)) / 2
    for index, mark in enumerate(row.marks):
        line = top + LINE * (index + 0.5)
        left = MARGIN + LABEL
        if mark.value is None:
            parts.append(svg.words(left, line, mark.text, 11, FAINT))
            continue
        colour = _colour(mark.series)
        ends = (svg.number(scale.x(mark.low)), svg.number(scale.x(mark.high)))
        parts.append(
            svg.group(
                svg.titled(mark.title or mark.text),
                svg.line(f"M{ends[0]} {svg.number(line)}H{ends[1]}", colour, 2.4),
                _shape(mark.series, scale.x(mark.value), line),
                svg.words(left, line, mark.text, 11.5, colour),
            )
        )
    return svg.group(*parts)
