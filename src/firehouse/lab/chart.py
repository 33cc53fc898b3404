"""A picture of an arena: a row a cell, a mark a bot on a line as long as its interval."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core import svg

TITLE: Final = "Firehouse arena"
MARGIN: Final = 24.0
TOP: Final = 86.0
LABEL: Final = 290.0
PLOT: Final = 430.0
NUMBERS: Final = 170.0
LINE: Final = 17.0
"""Of one bot within a row."""
GAP: Final = 11.0
WIDTH: Final = MARGIN * 2 + LABEL + PLOT + NUMBERS
FAINT: Final = "#6d7480"
GRID: Final = "#d9dce1"
BAND: Final = "#f4f5f7"


def _circle(colour: str) -> str:
    return svg.circle(0, 0, 5, colour)


def _diamond(colour: str) -> str:
    return svg.area("M0-6.5 6.5 0 0 6.5-6.5 0Z", colour)


def _square(colour: str) -> str:
    return svg.rect(-4.5, -4.5, 9, 9, colour)


def _triangle(colour: str) -> str:
    return svg.area("M0-6 6 5-6 5Z", colour)


MARKS: Final[tuple[tuple[str, Callable[[str], str]], ...]] = (
    ("#c4541b", _circle),
    ("#1f6a94", _diamond),
    ("#4d7a2b", _square),
    ("#7b3f8c", _triangle),
)
"""A colour and a shape for each bot in turn, so that neither is needed to tell them apart."""


def picture(found: dict[str, Any]) -> str:
    """The SVG of an arena's standings."""
    bots = [row["bot"] for row in found["cells"][0]["bots"]]
    row = LINE * len(bots) + GAP
    bottom = TOP + row * len(found["cells"])
    rows = (_row(cell, TOP + row * i, row, i) for i, cell in enumerate(found["cells"]))
    told = "; ".join(_told(cell) for cell in found["cells"])
    return svg.document(
        WIDTH,
        bottom + 40,
        TITLE,
        told,
        svg.rect(0, 0, WIDTH, bottom + 40, "#ffffff"),
        svg.words(MARGIN, 26, "Share of games won", 17, font_weight="bold"),
        svg.words(MARGIN, 48, _caption(found), 11.5, FAINT),
        _legend(bots),
        svg.group(*rows),
        _axis(TOP, bottom),
        svg.group(*(_marks(cell, TOP + row * i) for i, cell in enumerate(found["cells"]))),
    )


def _caption(found: dict[str, Any]) -> str:
    budget = " or ".join(
        f"{limit:g} second{'' if limit == 1 else 's'}"
        if name == "seconds"
        else f"{limit:,} playout{'' if limit == 1 else 's'}"
        for name, limit in found["budget"].items()
    )
    return (
        f"Lines are 95 % intervals. All bots play the same seeds; at most {budget} a turn "
        f"to think, seed {found['seed']}."
    )


def _told(cell: dict[str, Any]) -> str:
    """A row for somebody who cannot see it."""
    parts = (f"{row['bot']} {_share(row)}" for row in cell["bots"])
    return f"{cell['name']}: {', '.join(parts)}"


def _share(row: dict[str, Any]) -> str:
    if row["share"] is None:
        return "no games"
    return f"{row['share']:.1%} ({row['low']:.1%}–{row['high']:.1%}) of {row['games']:,}"


def _legend(bots: list[str]) -> str:
    x = MARGIN + LABEL
    parts = []
    for index, bot in enumerate(bots):
        parts.append(_mark(index, x + 6, 68))
        parts.append(svg.words(x + 18, 68, bot, 12.5))
        x += 42 + svg.width_of(bot, 12.5)
    return svg.group(*parts)


def _mark(index: int, x: float, y: float) -> str:
    colour, shape = MARKS[index % len(MARKS)]
    return svg.placed(x, y, shape(colour))


def _row(cell: dict[str, Any], y: float, height: float, index: int) -> str:
    """The ground of a row, and its name."""
    game, _, rest = cell["name"].partition(", ")
    band = svg.rect(MARGIN / 2, y, WIDTH - MARGIN, height, BAND) if index % 2 == 0 else ""
    middle = y + height / 2
    if not rest:
        return band + svg.words(MARGIN, middle, svg.fitted(game, 12, LABEL - 12), 12)
    room = LABEL - 12 - svg.width_of(game + " ", 12)
    return (
        band
        + svg.words(MARGIN, middle, game, 12)
        + svg.words(
            MARGIN + LABEL - 14, middle, svg.fitted(rest, 12, room), 12, FAINT, anchor="end"
        )
    )


def _x(share: float) -> float:
    return MARGIN + LABEL + PLOT * share


def _axis(top: float, bottom: float) -> str:
    parts = []
    for tenth in range(0, 11):
        x = svg.number(_x(tenth / 10))
        strong = tenth % 5 == 0
        parts.append(svg.line(f"M{x} {top}V{bottom:g}", GRID, 1.4 if strong else 0.7))
        if tenth % 2 == 0:
            parts.append(
                svg.words(_x(tenth / 10), bottom + 15, f"{tenth * 10} %", 11, FAINT, "middle")
            )
    return svg.group(*parts)


def _marks(cell: dict[str, Any], y: float) -> str:
    """The bots of a row: line, mark, numbers."""
    parts = []
    for index, row in enumerate(cell["bots"]):
        line = y + GAP / 2 + LINE * (index + 0.5)
        colour, _ = MARKS[index % len(MARKS)]
        name = svg.titled(f"{row['bot']}: {_share(row)}")
        if row["share"] is None:
            parts.append(svg.words(_x(1) + 12, line, "no games", 11, FAINT))
            continue
        span = f"M{svg.number(_x(row['low']))} {svg.number(line)}H{svg.number(_x(row['high']))}"
        numbers = f"{row['share']:.1%}  ({row['low']:.1%}–{row['high']:.1%})"
        parts.append(
            svg.group(
                name,
                svg.line(span, colour, 2.4, stroke_linecap="round"),
                _mark(index, _x(row["share"]), line),
                svg.words(_x(1) + 12, line, numbers, 11.5, colour),
            )
        )
    return svg.group(*parts)
