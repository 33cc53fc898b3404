"""The chance to win of some games, turn by turn; a few of them are highlighted by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firehouse.core import svg
from firehouse.lab.charts.ink import FAINT, GRID, INK, LOST, PAPER, SERIES, WON

WIDTH: Final = 560.0
LEFT: Final = 46.0
RIGHT: Final = 540.0
TOP: Final = 44.0
BOTTOM: Final = 254.0
LEGEND: Final = 296.0
LINE: Final = 19.0
DASHES: Final = (None, "7 4", "9 3 2 3", "2 3")
"""With the colours, so that neither is needed to tell curves apart."""


@dataclass(frozen=True)
class Curve:
    """The chances of a game after each turn, from 0; a name and its colour make it stand out."""

    chances: tuple[float, ...]
    won: bool
    name: str = ""
    series: int = 0


def drama_chart(name: str, curves: Sequence[Curve]) -> str:
    """The SVG of one cell."""
    turns = max(len(curve.chances) for curve in curves) - 1
    named = [curve for curve in curves if curve.name]
    height = LEGEND + LINE * len(named) + 6
    faint = (_line(curve, turns, WON if curve.won else LOST, 1.3, 0.4) for curve in curves)
    strong = (_line(curve, turns, *_style(curve)) for curve in named)
    return svg.document(
        WIDTH,
        height,
        name,
        "; ".join(_told(curve) for curve in named),
        svg.rect(0, 0, WIDTH, height, PAPER),
        svg.words(16, 20, svg.fitted(name, 14, WIDTH - 32), 14, INK, font_weight=700),
        _axes(turns),
        svg.group(*faint),
        svg.group(*strong),
        _legend(named),
    )


def _style(curve: Curve) -> tuple[str, float, float, str | None]:
    """Colour, width, opacity and dashes of a curve that stands out."""
    return SERIES[curve.series], 2.6, 1.0, DASHES[curve.series % len(DASHES)]


def _told(curve: Curve) -> str:
    path = ", ".join(f"{chance:.0%}" for chance in curve.chances)
    return f"{curve.name}: {path}"


def _x(turn: float, turns: int) -> float:
    return LEFT + (RIGHT - LEFT) * turn / max(1, turns)


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _line(
    curve: Curve, turns: int, colour: str, width: float, opacity: float, dashes: str | None = None
) -> str:
    spots = (
        f"{svg.number(_x(turn, turns))} {svg.number(_y(chance))}"
        for turn, chance in enumerate(curve.chances)
    )
    return svg.line(
        *("M" + "L".join(spots), colour, width),
        stroke_opacity=None if opacity == 1 else opacity,
        stroke_dasharray=dashes,
        stroke_linejoin="round",
    )


def _axes(turns: int) -> str:
    parts = []
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(svg.line(f"M{LEFT:g} {svg.number(y)}H{RIGHT:g}", GRID, 1))
        parts.append(svg.words(LEFT - 6, y, f"{quarter * 25} %", 10.5, FAINT, "end"))
    step = next((step for step in (1, 2, 5, 10, 20, 50) if turns / step <= 10), 100)
    for turn in range(0, turns + 1, step):
        parts.append(svg.words(_x(turn, turns), BOTTOM + 13, str(turn), 10.5, FAINT, "middle"))
    parts.append(svg.words(RIGHT, BOTTOM + 27, "turns played", 10.5, FAINT, "end"))
    return svg.group(*parts)


def _legend(named: Sequence[Curve]) -> str:
    parts = []
    for index, curve in enumerate(named):
        y = LEGEND + LINE * index
        colour, width, _, dashes = _style(curve)
        parts.append(svg.line(f"M16 {y:g}h34", colour, width, stroke_dasharray=dashes))
        parts.append(svg.words(60, y, svg.fitted(curve.name, 12, WIDTH - 76), 12, INK))
    return svg.group(*parts)
