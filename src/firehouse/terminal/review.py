"""A recorded game looked back on: the curve, the moments that counted, the costly decisions."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import wrap
from typing import Final

from firehouse.analysis.costs import Cost
from firehouse.analysis.curve import curve
from firehouse.analysis.review import Progress, Review, review
from firehouse.analysis.review_words import moment_told, moments_title, points
from firehouse.analysis.threat_words import likely, short
from firehouse.bots.bot import Budget
from firehouse.core.game import WON
from firehouse.core.luck import Rng
from firehouse.core.record import Record, replay
from firehouse.terminal.curve import DECIDED, LUCKY, curve_lines
from firehouse.terminal.files import need_new, write_new
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, PLAIN, STRONG, Screen, Span

MOMENTS: Final = 12
WIDEST: Final = 72
INDENT: Final = 34
"""Columns before what happened at a moment."""
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"


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


def _show_moments(found: Review, screen: Screen) -> None:
    moments = found.biggest(MOMENTS)
    screen.say()
    screen.say(moments_title(found, len(moments)), STRONG)
    if moments:
        screen.say("  step  what       change  chance", FAINT)
    for moment in moments:
        kind, ink = ("luck", LUCKY) if moment.luck else ("decision", DECIDED)
        first, *rest = wrap(moment_told(found, moment), max(20, screen.width - INDENT))
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
