"""The picture of a review: the chance to win step by step, with luck and decisions apart."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.costs import Cost
from firehouse.analysis.review import Moment, Review
from firehouse.analysis.review_words import cost_line, costs_title, points, summary
from firehouse.analysis.threat_words import short
from firehouse.core.phrase import phrase
from firehouse.core.svg import (
    INK,
    area,
    circle,
    document,
    group,
    line,
    number,
    rect,
    titled,
    width_of,
    words,
    wrapped,
)
from firehouse.words.language import part, say

WIDTH: Final = 1080.0
LEFT: Final = 72.0
RIGHT: Final = 1044.0
TOP: Final = 132.0
BOTTOM: Final = 412.0
SUM_TOP: Final = 482.0
SUM_BOTTOM: Final = 602.0
LIST: Final = 672.0
ROW: Final = 25.0
NEXT_LINE: Final = 17.0
BESIDE: Final = 64.0
"""Where the words beside the disc of a costly decision begin."""
SIZE: Final = 12.5
NAMED: Final = 6
"""Costly decisions that the picture names."""

PAPER: Final = "#fcfbf7"
MUTED: Final = "#6b7280"
HAIRLINE: Final = "#e3e0d6"
BAND: Final = "#d9dde5"
TRACE: Final = "#8d95a3"
LUCK: Final = "#1f78b4"
DECISION: Final = "#d9660b"
WON: Final = "#2c7a4b"
LOST: Final = "#b3123b"


def curve(review: Review) -> str:
    """The picture as a document of its own, without links, scripts or ids."""
    named = review.costs[:NAMED]
    sentences = [_cost_lines(review, cost) for cost in named]
    rows = sum(map(_height, sentences)) if sentences else ROW
    height = LIST + 14 + rows + 24
    return document(
        WIDTH,
        height,
        say(phrase("review.title", ruleset=review.ruleset, headline=review.headline)),
        summary(review),
        rect(0, 0, WIDTH, height, PAPER),
        _header(review),
        _main(review),
        _sums(review),
        _marks(review, named),
        _list(sentences),
    )


def _said(name: str, **arguments: Any) -> str:
    return part(phrase(f"review.{name}", **arguments))


def _x(review: Review, step: float) -> float:
    return LEFT + (RIGHT - LEFT) * step / max(1, len(review.moments))


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _header(review: Review) -> str:
    """The title, and the four numbers that tell the game."""
    colour = {"won": WON, "lost": LOST}.get(review.result or "", INK)
    numbers = (
        ("start", short(review.first), INK),
        ("luck", points(review.luck), LUCK),
        ("decisions", points(review.decisions), DECISION),
        ("end", short(review.last), colour),
    )
    parts = [
        words(36, 38, _said("heading"), 20, font_weight=700),
        words(36, 66, _said("game", ruleset=review.ruleset, headline=review.headline), 13, MUTED),
    ]
    x = RIGHT - 3 * 112
    for name, value, ink in numbers:
        parts.append(words(x, 38, value, 22, ink, "end", font_weight=700))
        parts.append(words(x, 66, _said(name), 12, MUTED, "end"))
        x += 112
    return group(*parts)


def _main(review: Review) -> str:
    """The grid, the band of doubt, and a rise or fall in its colour at every step."""
    parts = [words(LEFT, TOP - 20, _said("chance"), 12, MUTED)]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(line(f"M{number(LEFT)} {number(_y(share))}H{number(RIGHT)}", HAIRLINE, 1))
        parts.append(words(LEFT - 10, _y(share), f"{share:.0%}", 11, MUTED, "end"))
    parts += [_band(review), _trace(review), *_changes(review), _steps(review)]
    x = RIGHT
    for colour, luck in ((DECISION, False), (LUCK, True)):
        label = _said("kind", luck=luck)
        x -= width_of(label, 12)
        parts.append(words(x, TOP - 20, label, 12, INK))
        parts.append(rect(x - 18, TOP - 25, 10, 10, colour, rx=2))
        x -= 36
    return group(*parts, data_layer="chance")


def _band(review: Review) -> str:
    """Within the interval of every chance, from its step to the next."""
    chances = [review.first, *(moment.chance for moment in review.moments)]
    upper, lower = "", ""
    for step, chance in enumerate(chances):
        left, right = number(_x(review, step)), number(_x(review, min(step + 1, len(chances) - 1)))
        upper += f"L{left} {number(_y(chance.high))}H{right}"
        lower = f"L{right} {number(_y(chance.low))}H{left}" + lower
    return area(f"M{upper[1:]}{lower}z", BAND, fill_opacity=0.6)


def _trace(review: Review) -> str:
    """The level between the changes."""
    path = f"M{number(_x(review, 0))} {number(_y(review.first.value))}"
    for moment in review.moments:
        x, y = _x(review, moment.step), _y(moment.chance.value)
        path += f"H{number(x)}V{number(y)}"
    return line(path, TRACE, 1.2)


def _changes(review: Review) -> list[str]:
    return [_change(review, moment) for moment in review.moments if moment.change]


def _change(review: Review, moment: Moment) -> str:
    x, after = _x(review, moment.step), moment.chance.value
    colour = LUCK if moment.luck else DECISION
    path = f"M{number(x)} {number(_y(after - moment.change))}V{number(_y(after))}"
    width = min(5.0, max(2.0, (RIGHT - LEFT) / max(1, len(review.moments)) * 0.7))
    kind = "luck" if moment.luck else "decision"
    title = _said(
        "step",
        step=moment.step,
        luck=bool(moment.luck),
        action=moment.text,
        change=points(moment.change),
        chance=short(moment.chance),
    )
    return group(titled(title), line(path, colour, width), data_kind=kind)


def _steps(review: Review) -> str:
    """The numbers of steps along the bottom."""
    count = len(review.moments)
    pitch = next((p for p in (5, 10, 20, 25, 50, 100, 200, 500) if count / p <= 12), 1000)
    marks = [
        words(_x(review, step), BOTTOM + 18, str(step), 11, MUTED, "middle")
        for step in range(0, count + 1, pitch)
    ]
    return group(*marks, words(LEFT - 10, BOTTOM + 18, _said("axis"), 11, MUTED, "end"))


def _sums(review: Review) -> str:
    """What luck and decisions have added up to so far."""
    luck, decisions = [0.0], [0.0]
    for moment in review.moments:
        luck.append(luck[-1] + (moment.change if moment.luck else 0))
        decisions.append(decisions[-1] + (0 if moment.luck else moment.change))
    most = max(0.1, *(abs(value) for value in (*luck, *decisions)))
    middle, scale = (SUM_TOP + SUM_BOTTOM) / 2, (SUM_BOTTOM - SUM_TOP) / 2 / most

    def path(sums: list[float]) -> str:
        spots = (
            f"{number(_x(review, i))} {number(middle - value * scale)}"
            for i, value in enumerate(sums)
        )
        return "M" + "L".join(spots)

    doubt = f"{review.doubt * 100:.0f}"
    parts = [
        words(
            LEFT,
            SUM_TOP - 16,
            _said("sums", doubt=doubt),
            12,
            MUTED,
        ),
        line(f"M{number(LEFT)} {number(middle)}H{number(RIGHT)}", HAIRLINE, 1.5),
        words(LEFT - 10, middle, "0", 11, MUTED, "end"),
        words(LEFT - 10, SUM_TOP, points(most), 11, MUTED, "end"),
        words(LEFT - 10, SUM_BOTTOM, points(-most), 11, MUTED, "end"),
    ]
    for sums, colour in ((luck, LUCK), (decisions, DECISION)):
        closed = f"{path(sums)}V{number(middle)}H{number(LEFT)}z"
        parts.append(area(closed, colour, fill_opacity=0.14))
        parts.append(line(path(sums), colour, 2, stroke_linejoin="round"))
    return group(*parts, data_layer="sums")


def _marks(review: Review, named: tuple[Cost, ...]) -> str:
    """A numbered disc at each costly decision."""
    parts = []
    for index, cost in enumerate(named, 1):
        moment = review.moments[cost.step - 1]
        higher = max(moment.chance.value, moment.chance.value - moment.change)
        x, y = _x(review, cost.step), max(TOP + 2, _y(higher) - 16)
        parts.append(_disc(x, y, index))
    return group(*parts, data_layer="costs")


def _disc(x: float, y: float, index: int) -> str:
    return group(
        circle(x, y, 9, DECISION, stroke=PAPER, stroke_width=1.5),
        words(x, y, str(index), 11, "#ffffff", "middle", font_weight=700),
    )


def _cost_lines(review: Review, cost: Cost) -> list[str]:
    """A costly decision in words, in as many lines as it takes."""
    text = cost_line(review, cost)
    return wrapped(text, SIZE, RIGHT - BESIDE, len(text))


def _height(lines: list[str]) -> float:
    """The room of a sentence of so many lines."""
    return ROW + NEXT_LINE * (len(lines) - 1)


def _list(sentences: list[list[str]]) -> str:
    """The costly decisions in words."""
    parts = [words(36, LIST - 26, costs_title(len(sentences)), 14, font_weight=700)]
    y = LIST + 4
    for index, lines in enumerate(sentences, 1):
        parts.append(_disc(46, y, index))
        parts += [
            words(BESIDE, y + NEXT_LINE * number, text, SIZE) for number, text in enumerate(lines)
        ]
        y += _height(lines)
    return group(*parts)
