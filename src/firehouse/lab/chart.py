"""A picture of an arena: a row a cell, a mark a bot on a line as long as its interval."""

from __future__ import annotations

from typing import Any, Final

from firehouse.lab.charts.intervals import Mark, Row, interval_chart

TITLE: Final = "Firehouse arena"


def picture(found: dict[str, Any]) -> str:
    """The SVG of an arena's standings."""
    bots = [row["bot"] for row in found["cells"][0]["bots"]]
    rows = [
        Row(cell["name"], tuple(_mark(row, series) for series, row in enumerate(cell["bots"])))
        for cell in found["cells"]
    ]
    return interval_chart(TITLE, "Share of games won", _caption(found), rows, bots)


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


def _mark(row: dict[str, Any], series: int) -> Mark:
    name = row["bot"]
    if row["share"] is None:
        return Mark(None, row["low"], row["high"], "no games", f"{name} no games", series)
    span = f"({row['low']:.1%}–{row['high']:.1%})"
    title = f"{name} {row['share']:.1%} {span} of {row['games']:,}"
    return Mark(row["share"], row["low"], row["high"], f"{row['share']:.1%}  {span}", title, series)
