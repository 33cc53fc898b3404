"""How long games last: for each cell won games above the line, lost games hanging below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from firehouse.core import svg
from firehouse.lab.charts.ink import BAND, FAINT, GRID, INK, LOST, PAPER, WON, label
from firehouse.lab.charts.intervals import LABEL, MARGIN, WIDTH

TOP: Final = 58.0
HALF: Final = 30.0
"""The height of the highest column."""
ROW: Final = 2 * HALF + 14
PLOT: Final = WIDTH - 2 * MARGIN - LABEL
MOST_COLUMNS: Final = 60


@dataclass(frozen=True)
class Lengths:
    """A cell with how many games, won and lost, took so many turns."""

    name: str
    won: Mapping[int, int]
    lost: Mapping[int, int]
    note: str


def length_chart(name: str, cells: Sequence[Lengths]) -> str:
    """The SVG; all cells share the axis of turns, each has heights of its own."""
    longest = max(turn for cell in cells for counts in (cell.won, cell.lost) for turn in counts)
    width = -(-(longest + 1) // MOST_COLUMNS)
    columns = longest // width + 1
    bottom = TOP + ROW * len(cells)
    return svg.document(
        WIDTH,
        bottom + 40,
        name,
        "; ".join(f"{cell.name}: {cell.note}" for cell in cells),
        svg.rect(0, 0, WIDTH, bottom + 40, PAPER),
        _legend(),
        *(_row(cell, width, columns, index) for index, cell in enumerate(cells)),
        _axis(width, columns, bottom),
    )


def _legend() -> str:
    parts = []
    for x, colour, text in ((0, WON, "won games, upwards"), (190, LOST, "lost games, downwards")):
        parts.append(svg.rect(MARGIN + x, 21, 14, 14, colour, rx=2))
        parts.append(svg.words(MARGIN + x + 20, 28, text, 12.5, INK))
    return svg.group(*parts)


def _binned(counts: Mapping[int, int], width: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for turn, count in counts.items():
        found[turn // width] = found.get(turn // width, 0) + count
    return found


def _row(cell: Lengths, width: int, columns: int, index: int) -> str:
    y = TOP + ROW * index
    middle = y + ROW / 2
    sides = (
        (_binned(cell.won, width), WON, -1, "won"),
        (_binned(cell.lost, width), LOST, 1, "lost"),
    )
    most = max(1, *(count for counts, *_ in sides for count in counts.values()))
    room = LABEL - 12
    parts = [
        svg.rect(MARGIN / 2, y, WIDTH - MARGIN, ROW, BAND if index % 2 == 0 else PAPER),
        label(MARGIN, middle - 8, cell.name, room, INK),
        svg.words(MARGIN, middle + 9, svg.fitted(cell.note, 10.5, room), 10.5, FAINT),
    ]
    pitch = PLOT / columns
    for counts, colour, way, what in sides:
        for column, count in sorted(counts.items()):
            height = HALF * count / most
            x, top = MARGIN + LABEL + pitch * column, middle - height if way < 0 else middle
            parts.append(
                svg.group(
                    svg.titled(f"{_turns(column, width)} turns: {count:,} {what}"),
                    svg.rect(x + 0.5, top, max(1.0, pitch - 1), height, colour),
                )
            )
    left = svg.number(MARGIN + LABEL)
    parts.append(svg.line(f"M{left} {svg.number(middle)}h{svg.number(PLOT)}", FAINT, 0.8))
    return svg.group(*parts)


def _turns(column: int, width: int) -> str:
    return str(column) if width == 1 else f"{column * width} to {column * width + width - 1}"


def _axis(width: int, columns: int, bottom: float) -> str:
    last = columns * width
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100, 200) if last / step <= 12), 500)
    parts = []
    for turn in range(0, last + 1, step):
        x = MARGIN + LABEL + PLOT * (turn / width + (0.5 if width == 1 else 0)) / columns
        if x <= WIDTH - MARGIN:
            parts.append(svg.line(f"M{svg.number(x)} {bottom:g}v5", GRID, 1))
            parts.append(svg.words(x, bottom + 14, str(turn), 11, FAINT, "middle"))
    name = svg.words(MARGIN + LABEL - 12, bottom + 14, "turns", 11, FAINT, "end")
    return svg.group(*parts, name)
