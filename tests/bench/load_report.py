"""A load run as one page: what was asked of the server, what it took, and two pictures of it."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import log10
from pathlib import Path

PERCENTILES = (50.0, 75.0, 90.0, 95.0, 99.0, 99.9, 100.0)
SLICE = 5.0
"""Seconds that become one point of the curve over time."""
WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 60, 16, 16, 40
LOWEST = 0.5
"""Milliseconds at the foot of the pictures."""
LINES = ((50.0, "#2166ac"), (90.0, "#b35806"), (99.0, "#b2182b"))


@dataclass
class Figures:
    """What a run measured; times in seconds since its first move."""

    asked: str
    database: str
    moves: int
    errors: list[str]
    seconds: float
    busy: float
    memory: tuple[float, float, float]
    """Megabytes of the empty server, with all tables open, and at the end."""
    arrivals: list[tuple[float, float]] = field(default_factory=list)
    """When each message arrived, and how long its move had taken."""


def percentile(ordered: list[float], part: float) -> float:
    """Milliseconds within which so many of a hundred arrived; the last one for all."""
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(part / 100 * len(ordered)))] * 1000


def write(figures: Figures, folder: Path) -> Path:
    """Write load.md with its pictures into a folder; the page."""
    folder.mkdir(parents=True, exist_ok=True)
    ordered = sorted(took for _, took in figures.arrivals)
    (folder / "load-percentiles.svg").write_text(by_percentile(ordered), encoding="utf-8")
    (folder / "load-over-time.svg").write_text(over_time(figures), encoding="utf-8")
    page = folder / "load.md"
    page.write_text(text(figures, ordered), encoding="utf-8")
    return page


def text(figures: Figures, ordered: list[float]) -> str:
    empty, opened, after = figures.memory
    head = " | ".join("worst" if p == 100 else f"p{p:g}" for p in PERCENTILES)
    row = " | ".join(f"{percentile(ordered, p):.1f}" for p in PERCENTILES)
    faults = "\n".join(f"- {error}" for error in sorted(set(figures.errors))[:10])
    return f"""# Load report

{figures.asked}, on {figures.database}; {platform.system()}, {os.cpu_count()} cores, Python
{platform.python_version()}, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC.

{figures.moves} moves, {len(ordered)} arrivals, {len(figures.errors)} errors.

Milliseconds from sending a move to its arrival at a connection of the table:

| {head} |
|{"---|" * len(PERCENTILES)}
| {row} |

![How many of a hundred arrived within how long](load-percentiles.svg)

![Half, 90 and 99 of a hundred, over the time of the run](load-over-time.svg)

A core was busy for {figures.busy:.1f} of {figures.seconds:.0f} seconds,
{figures.busy / max(1, figures.moves) * 1000:.2f} ms a move. The server had {empty:.0f} MB when it
was empty, {opened:.0f} MB with all tables open and {after:.0f} MB at the end.
{faults}
"""


def by_percentile(ordered: list[float]) -> str:
    """The times in order, by how few are slower: 90, 99 and 99.9 are equally far apart."""
    highest = ceiling(percentile(ordered, 100))
    places = [i / 50 for i in range(151)]
    points = [
        (across(place / 3), upward(percentile(ordered, 100 * (1 - 10**-place)), highest))
        for place in places
    ]
    marks = [(0.0, "0"), (1 / 3, "90 %"), (2 / 3, "99 %"), (1.0, "99.9 %")]
    return drawing([("#2166ac", "", points)], marks, highest)


def over_time(figures: Figures) -> str:
    """Percentiles of every few seconds."""
    slices: dict[int, list[float]] = {}
    for at, took in figures.arrivals:
        slices.setdefault(int(at / SLICE), []).append(took)
    last = max(slices, default=0) + 1
    ordered = {number: sorted(times) for number, times in sorted(slices.items())}
    highest = ceiling(max((percentile(t, 99.0) for t in ordered.values()), default=1.0))
    curves = [
        (
            colour,
            f"p{part:g}",
            [
                (across((number + 0.5) / last), upward(percentile(times, part), highest))
                for number, times in ordered.items()
            ],
        )
        for part, colour in LINES
    ]
    marks = [(0.0, "0 s"), (0.5, f"{last * SLICE / 2:.0f} s"), (1.0, f"{last * SLICE:.0f} s")]
    return drawing(curves, marks, highest)


def ceiling(highest: float) -> float:
    """The next of 1, 10, 100 … milliseconds."""
    top = 1.0
    while top < highest:
        top *= 10
    return max(top, 10.0)


def across(part: float) -> float:
    return LEFT + part * (WIDTH - LEFT - RIGHT)


def upward(milliseconds: float, highest: float) -> float:
    """Heights are by ratio, so that one picture shows the usual and the worst."""
    part = log10(max(LOWEST, milliseconds) / LOWEST) / log10(highest / LOWEST)
    return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)


def drawing(
    curves: list[tuple[str, str, list[tuple[float, float]]]],
    marks: list[tuple[float, str]],
    highest: float,
) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    level = 1.0
    while level <= highest:
        y = upward(level, highest)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{level:g} ms</text>')
        level *= 10
    for part, word in marks:
        anchor = "start" if part == 0 else "end" if part == 1 else "middle"
        parts.append(
            f'<text x="{across(part):.1f}" y="{HEIGHT - 14}" text-anchor="{anchor}">{word}</text>'
        )
    for number, (colour, name, points) in enumerate(curves):
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if name:
            parts.append(
                f'<text x="{LEFT + 10 + 60 * number}" y="{TOP + 10}" fill="{colour}">{name}</text>'
            )
    return "\n".join([*parts, "</svg>", ""])
