"""A comparison as a picture, and as a page of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.experiments.records import Games
from firehouse.lab.report.naming import cause, points, points_span, short_labels
from firehouse.lab.report.page import need_place, write_page
from firehouse.lab.report.page_parts import Figure, Grid
from firehouse.lab.report.saving import keep, records_of
from firehouse.lab.report.sentences import alone_sentence, overall_sentence, sentence, table_rows

TITLE: Final = "Compared on the same luck"


def comparison_svg(found: dict[str, Any]) -> str:
    """The differences with their intervals, pair by pair: games won, then the causes of losses."""
    labels = short_labels([pair["second"]["label"] for pair in found["pairs"]])
    rows = []
    for name, pair in zip(labels, found["pairs"], strict=True):
        prefix = f"{name}: " if len(labels) > 1 else ""
        rows.append(Row(f"{prefix}games won", (_mark(pair, good=1),)))
        rows += [
            Row(f"{prefix}lost: {cause(r['name'])}", (_mark(r, good=-1),)) for r in pair["causes"]
        ]
    if found["overall"]:
        rows.append(Row("over all cells: games won", (_mark(found["overall"], good=1),)))
    caption = (
        "Second minus first, in points; lines are 95 % intervals. Green is better, orange worse."
    )
    return interval_chart(TITLE, "What changes", caption, rows, (), differences(rows))


def _mark(row: dict[str, Any], good: int) -> Mark:
    low, high = row["low"], row["high"]
    text = f"{points(row['difference'])}  ({points_span(low, high)})"
    side = good if low > 0 else -good if high < 0 else 0
    return Mark(row["difference"], low, high, text, f"{text} points", {1: 2, -1: 0, 0: 1}[side])


def write_comparison(found: dict[str, Any], out: Path) -> None:
    """Write the page, with games that ended differently beside it; only our pages give way."""
    need_place(out)
    sides = {side: Games(Path(found[side])) for side in ("first", "second")}
    ours = records_of(out)
    pairs = [
        {
            "pair": pair,
            "words": sentence(pair),
            "grid": _grid(pair),
            "games": _saved(sides, pair, out, ours),
        }
        for pair in found["pairs"]
    ]
    write_page(
        out,
        "comparison.html",
        title=TITLE,
        found=found,
        figure=Figure(TITLE, pictures=(comparison_svg(found),)),
        pairs=pairs,
        facts=_facts(found),
    )


def _facts(found: dict[str, Any]) -> list[str]:
    """What is true of all pairs together."""
    facts = [overall_sentence(found["overall"])] if found["overall"] else []
    return [*facts, alone_sentence(found)] if any(found["alone"].values()) else facts


def _saved(
    sides: dict[str, Games], pair: dict[str, Any], out: Path, ours: set[Path]
) -> list[tuple[str, str]]:
    """The records of games that turned, with what happened in them."""
    links = []
    for game in pair["turned"]:
        for side in sides:
            cell, number = pair[side]["cell"], game[side]
            record = sides[side].checked(cell, number)
            href = keep(record, out, f"{side}-cell-{cell}-game-{number}", ours)
            links.append((f"game {number} of the {side}: {record.result}", href))
    return links


def _grid(pair: dict[str, Any]) -> Grid:
    head, *rows = table_rows(pair)
    return Grid(head, tuple(rows))
