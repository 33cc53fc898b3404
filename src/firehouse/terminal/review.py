"""A recorded game looked back on: the curve, the moments that counted, the costly decisions."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from textwrap import wrap
from typing import Final

from firehouse.analysis.costs import Cost
from firehouse.analysis.curve import curve, points
from firehouse.analysis.review import Moment, Progress, Review, review
from firehouse.analysis.threat_words import likely, short
from firehouse.bots.bot import Budget
from firehouse.core.game import WON
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.core.record import Record, replay
from firehouse.terminal.files import need_new, write_new
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, NEWS, PLAIN, STRONG, Screen, Span
from firehouse.words.language import say

MOMENTS: Final = 12
HIGH: Final = 8
"""Lines of the curve."""
WIDEST: Final = 72
INDENT: Final = 34
"""Columns before what happened at a moment."""
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
LUCKY: Final = "cyan"
DECIDED: Final = NEWS


def review_file(
    path: Path, screen: Screen, budget: Budget, svg: Path | None, as_json: bool
) -> None:
    """Review a record file: for a person, as JSON, or also as a picture."""
    need_new(svg)
    table = replay(Record.load(path))
    with progress_bar() as progress:
        found = review(table, Rng(0), budget, progress=progress)
    if svg is not None:
        write_new(svg, curve(found))
    if as_json:
        print(json.dumps(found.to_json(), indent=2))
        return
    show_review(found, screen)
    if svg is not None:
        screen.say(f"The picture is in {svg}.", GOOD)


def show_review(found: Review, screen: Screen) -> None:
    """All of it, line by line."""
    screen.say(f"{found.ruleset}: {found.headline}", STRONG)
    first, last = likely(found.first), likely(found.last)
    screen.say(f"The chance to win was {first} at the start and {last} at the end.")
    screen.spans(
        [
            (f"Luck {points(found.luck)}", LUCKY),
            (" and ", PLAIN),
            (f"decisions {points(found.decisions)}", DECIDED),
            (f" make up the change, in points, to ±{found.doubt * 100:.0f}.", PLAIN),
        ]
    )
    for pawn, name in enumerate(found.pawns):
        screen.say(f"  decisions of {name}: {points(found.decisions_of(pawn))}", FAINT)
    screen.say()
    for line in curve_lines(found, min(WIDEST, max(20, screen.width - 8))):
        screen.spans(line)
    _show_moments(found, screen)
    _show_costs(found, screen)


def curve_lines(found: Review, width: int) -> list[list[Span]]:
    """The curve in blocks, a column for every step or few; below it, L and D tell them apart."""
    total = len(found.moments)
    if total == 0:
        return []
    columns = min(width, total)
    buckets = [
        found.moments[total * index // columns : total * (index + 1) // columns]
        for index in range(columns)
    ]
    inks = [LUCKY if _is_lucky(bucket) else DECIDED for bucket in buckets]
    lines: list[list[Span]] = []
    for row in range(HIGH, 0, -1):
        label = {HIGH: "100 %", HIGH // 2: " 50 %"}.get(row, "")
        lines.append([(f"{label:>5} │", FAINT)])
        for bucket, ink in zip(buckets, inks, strict=True):
            filled = ceil(bucket[-1].chance.value * HIGH * 8 - 0.5) - 8 * (row - 1)
            lines[-1].append((EIGHTHS[max(0, min(8, filled))], ink))
    below = [("L" if ink == LUCKY else "D", ink) for ink in inks]
    lines.append([("      └", FAINT), *below])
    lines.append([("       L: mostly luck changed it here, D: mostly decisions", FAINT)])
    return lines


def _is_lucky(bucket: tuple[Moment, ...]) -> bool:
    """Did luck change more than decisions in these moments?"""
    luck = sum(abs(moment.change) for moment in bucket if moment.luck)
    return luck >= sum(abs(moment.change) for moment in bucket if not moment.luck)


def _show_moments(found: Review, screen: Screen) -> None:
    moments = found.biggest(MOMENTS)
    screen.say()
    screen.say(moments_title(found, len(moments)), STRONG)
    if moments:
        screen.say("  step  what       change  chance", FAINT)
    for moment in moments:
        kind, ink = ("luck", LUCKY) if moment.luck else ("decision", DECIDED)
        first, *rest = wrap(told(found, moment), max(20, screen.width - INDENT))
        screen.spans(
            [
                (f"{moment.step:>6}  ", FAINT),
                (f"{kind:<9}", ink),
                (f"{points(moment.change):>8}", GOOD if moment.change > 0 else BAD),
                (f"{short(moment.chance):>7}  ", PLAIN),
                (first, PLAIN),
            ]
        )
        for line in rest:
            screen.say(" " * INDENT + line)


def moments_title(found: Review, named: int) -> str:
    """What stands above so many moments, or says why there are none."""
    if not any(moment.change for moment in found.moments):
        return say(phrase("review.unchanged"))
    return say(phrase("review.moments", moments=named))


def told(found: Review, moment: Moment) -> str:
    """What happened at a moment: what luck brought, or who decided what."""
    if moment.luck:
        return moment.story or moment.text
    return f"{found.pawns[moment.pawn]}: {moment.text}"


def _show_costs(found: Review, screen: Screen) -> None:
    screen.say()
    if not found.costs:
        good = "No decision stands out as costly beyond doubt."
        screen.say(good, GOOD if found.result == WON else PLAIN)
        return
    screen.say("The costliest decisions", STRONG)
    for number, cost in enumerate(found.costs, 1):
        screen.spans([(f"{number:>3}. ", FAINT), *_cost_spans(found, cost)])


def _cost_spans(found: Review, cost: Cost) -> list[Span]:
    """One costly decision as a sentence."""
    doubt = f" ({cost.low * 100:.0f} to {cost.high * 100:.0f})" if cost.playouts else ""
    return [
        (f"Step {cost.step}, {found.pawns[cost.pawn]}: ", PLAIN),
        (cost.text, KEY),
        (f" cost {cost.cost * 100:.0f} points{doubt}; better was ", PLAIN),
        (cost.better, KEY),
        (f". {cost.why}".rstrip(), PLAIN),
    ]


@contextmanager
def progress_bar() -> Iterator[Progress | None]:
    """A bar on the error stream, where that is a terminal; else None."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("review", total=1.0)
        yield lambda part: bar.update(task, completed=part)
