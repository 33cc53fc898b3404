"""The standings of an arena as a table: on a terminal, in a pipe, or for a document."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final

PIPED_WIDTH: Final = 200
CAUSES: Final = 3
"""Causes of losses that are named; the rest are counted together."""


def show_standings(found: dict[str, Any], markdown: bool = False) -> None:
    """Print a row for every bot in every cell."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    wide = markdown or not sys.stdout.isatty()
    console = Console(highlight=False, width=PIPED_WIDTH if wide else None)
    bots = [row["bot"] for row in found["cells"][0]["bots"]]
    table = (
        Table(box=box.MARKDOWN)
        if markdown
        else Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    )
    parts = (part for cell in found["cells"] for part in cell["name"].split())
    table.add_column("cell", min_width=max(map(len, parts)))
    table.add_column("bot")
    for name in ("games", "won", "95 %", *_against(bots), "games/s"):
        table.add_column(name, justify="right", no_wrap=not markdown)
    table.add_column("lost to")
    for row in _rows(found, markdown):
        table.add_row(*row)
    if markdown:
        with console.capture() as captured:
            console.print(table)
        print("\n".join(line.rstrip() for line in captured.get().strip().splitlines()))
        return
    console.print(table)
    console.print(_footnote(found, bots), style="dim")


def _against(bots: list[str]) -> list[str]:
    return [f"− {bots[0]}"] if len(bots) > 1 else []


def _rows(found: dict[str, Any], every_name: bool) -> Iterator[list[str]]:
    speeds = iter(found["speed"])
    for cell in found["cells"]:
        pairs = {tuple(pair["bots"]): pair for pair in cell["pairs"]}
        first = cell["bots"][0]["bot"]
        for index, row in enumerate(cell["bots"]):
            name = cell["name"] if index == 0 or every_name else ""
            against = [_difference(pairs.get((row["bot"], first)))] if pairs else []
            speed = next(speeds)["games_per_second"]
            yield [
                *(name, row["bot"], f"{row['games']:,}", *_won(row), *against),
                "" if speed is None else f"{speed:,.3g}" if speed < 100 else f"{speed:,.0f}",
                _causes(row["causes"]),
            ]


def _won(row: dict[str, Any]) -> tuple[str, str]:
    if row["share"] is None:
        return "", ""
    return f"{row['share']:.1%}", f"{100 * row['low']:.1f}–{row['high']:.1%}"


def _difference(pair: dict[str, Any] | None) -> str:
    if pair is None or pair["difference"] is None:
        return ""
    low, high = (f"{100 * pair[side]:+.1f}" for side in ("low", "high"))
    return f"{100 * pair['difference']:+.1f} ({low}…{high})"


def _causes(causes: dict[str, int]) -> str:
    named = list(causes.items())
    if len(named) > CAUSES:
        rest = sum(number for _, number in named[CAUSES:])
        named = [*named[:CAUSES], ("other", rest)]
    return ", ".join(f"{cause} {number:,}" for cause, number in named)


def _footnote(found: dict[str, Any], bots: list[str]) -> str:
    text = "95 % is the interval that holds the true share in 95 of 100 such counts."
    if len(bots) > 1:
        text += f" − {bots[0]} is the difference in points on the games that both played."
    if not found["reproducible"]:
        text += " With a budget in seconds another run may differ; one in playouts repeats exactly."
    return text
