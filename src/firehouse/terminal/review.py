"""A recorded game reviewed: the curve, the moments that counted, the costly decisions."""

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
from firehouse.core.phrase import phrase
from firehouse.core.record import Record, replay
from firehouse.terminal.curve import DECIDED, LUCKY, curve_lines
from firehouse.terminal.files import need_new, write_new
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, PLAIN, STRONG, Screen, Span, inked
from firehouse.words.language import part

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
        screen.say(phrase("line.picture", path=svg), GOOD)


def show_review(found: Review, screen: Screen) -> None:
    """All of it, line by line."""
    screen.say(phrase("line.review", ruleset=found.ruleset, headline=found.headline), STRONG)
    first, last = likely(found.first), likely(found.last)
    screen.say(phrase("line.chances", first=first, last=last))
    luck = part(phrase("line.by-luck", points=points(found.luck)))
    decisions = part(phrase("line.by-decisions", points=points(found.decisions)))
    parts = {"luck": (luck, LUCKY), "decisions": (decisions, DECIDED)}
    doubt = f"{found.doubt * 100:.0f}"
    screen.spans(inked(phrase("line.sums", **parts, doubt=doubt)))
    for pawn, name in enumerate(found.pawns):
        sums = points(found.decisions_of(pawn))
        screen.say(f"  {part(phrase('line.decisions-of', name=name, points=sums))}", FAINT)
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
        heads = (
            part(phrase(f"line-column.{name}")) for name in ("step", "what", "change", "chance")
        )
        screen.say("  {:>4}  {:<9}{:>8}{:>8}".format(*heads), FAINT)
    for moment in moments:
        kind = part(phrase("review.kind", luck=moment.luck))
        first, *rest = wrap(moment_told(found, moment), max(20, screen.width - INDENT))
        screen.spans(
            [
                (f"{moment.step:>6}  ", FAINT),
                (f"{kind:<9}", LUCKY if moment.luck else DECIDED),
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
        good = phrase("line.no-costs")
        screen.say(good, GOOD if found.result == WON else PLAIN)
        return
    screen.say(phrase("review.costs", costs=len(found.costs)), STRONG)
    for number, cost in enumerate(found.costs, 1):
        screen.spans([(f"{number:>3}. ", FAINT), *_cost_spans(found, cost)])


def _cost_spans(found: Review, cost: Cost) -> list[Span]:
    """One costly decision as a sentence."""
    low, points, high = (f"{value * 100:.0f}" for value in (cost.low, cost.cost, cost.high))
    told = {"step": cost.step, "who": found.pawns[cost.pawn], "points": points}
    doubt = {"counted": bool(cost.playouts), "low": low, "high": high, "why": cost.why}
    chosen = {"action": (cost.text, KEY), "better": (cost.better, KEY)}
    return inked(phrase("line.cost", **told, **doubt, **chosen))


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
