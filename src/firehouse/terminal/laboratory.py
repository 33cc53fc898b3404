"""The laboratory's output on a terminal: progress, counts, standings, tables."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

PIPED_WIDTH: Final = 200
CAUSES: Final = 3
"""Causes of losses that are named; the rest are counted together."""
NUMBERS: Final = ("games", "won", "95 %")
SPEED: Final = "games/s"
CAUSE: Final = "lost to"


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar for what is done, and of how many; None where nobody would see it."""
    with bars_of(what) as (only,):
        yield only


@contextmanager
def bars_of(*names: str) -> Iterator[list[Callable[[int, int], None] | None]]:
    """Such bars below each other; each is seen once it has heard something."""
    with _bars() as bar:
        yield [None if bar is None else _heard_by(bar, name) for name in names]


def _heard_by(bar: Progress, name: str) -> Callable[[int, int], None]:
    task = bar.add_task(name, total=None, visible=False)
    return lambda done, total: bar.update(task, completed=done, total=total, visible=True)


@contextmanager
def progress_bars(
    totals: Mapping[str, tuple[int, int]],
) -> Iterator[Callable[[str, int], None] | None]:
    """A bar for each bot, which hears how many more are done; None where nobody would see it.

    A bot comes with its games that were played before and all its games.
    """
    with _bars() as bar:
        if bar is None:
            yield None
            return
        tasks = {
            bot: bar.add_task(bot, total=total, completed=done)
            for bot, (done, total) in totals.items()
        }
        yield lambda bot, done: bar.advance(tasks[bot], done)


@contextmanager
def _bars() -> Iterator[Progress | None]:
    """Bars on the error stream, where that is a terminal; elsewhere None."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield bar


def show_counts(counts: dict[str, Any], as_json: bool) -> None:
    """Print what was counted."""
    if as_json:
        print(json.dumps(counts))
        return
    games = counts["games"]
    print(f"games               {games:>12,}")
    print(f"won                 {_share(counts['wins'], games)}")
    for cause, number in counts["causes"].items():
        print(f"{'lost: ' + cause:<20}{_share(number, games)}")
    print(f"games a second      {counts['games_per_second']:>12,.1f}")
    print(f"decisions a second  {counts['decisions_per_second']:>12,.0f}")
    print(f"decisions a game    {counts['decisions_per_game']:>12,.1f}")


def _share(number: int, total: int) -> str:
    return f"{number:>12,}  {number / total:>6.1%}"


def show_standings(found: dict[str, Any], markdown: bool = False) -> None:
    """Print a row for every bot in every cell."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    wide = markdown or not sys.stdout.isatty()
    console = Console(highlight=False, width=PIPED_WIDTH if wide else None)
    bots = [row["bot"] for row in found["cells"][0]["bots"]]
    table = Table(box=box.MARKDOWN) if markdown else _plain_table()
    table.add_column("cell")
    table.add_column("bot")
    for name in (*NUMBERS, *_against(bots), SPEED):
        table.add_column(name, justify="right")
    table.add_column(CAUSE)
    for row in _rows(found, markdown):
        table.add_row(*row)
    if markdown:
        with console.capture() as captured:
            console.print(table)
        print("\n".join(line.rstrip() for line in captured.get().strip().splitlines()))
        return
    free = console.options.update(max_width=PIPED_WIDTH)
    if console.measure(table, options=free).maximum <= console.width:
        console.print(table)
    else:
        print("\n".join(_narrow(found, bots)))
    console.print(_footnote(found, bots), style="dim")


def _narrow(found: dict[str, Any], bots: list[str]) -> Iterator[str]:
    """The standings where a line cannot hold a row: cells and causes have lines of their own."""
    rows = list(_rows(found, False))
    numbers = [["bot", *NUMBERS, *_against(bots), SPEED], *(row[1:-1] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*numbers, strict=True)]
    lines = [_aligned(line, widths) for line in numbers]
    yield lines[0]
    for row, line in zip(rows, lines[1:], strict=True):
        if row[0]:
            yield f"\n{row[0]}"
        yield line
        if row[-1]:
            yield f"    {CAUSE} {row[-1]}"


def _aligned(words: list[str], widths: list[int]) -> str:
    first, *others = zip(words, widths, strict=True)
    return "  ".join(["  " + first[0].ljust(first[1]), *(word.rjust(n) for word, n in others)])


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


def show_rows(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Print a table; numbers are set to the right."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)
    table = _plain_table()
    for index, name in enumerate(columns):
        numbers = all(isinstance(row[index], int | float | None) for row in rows)
        table.add_column(Text(name), justify="right" if numbers and rows else "left")
    for row in rows:
        table.add_row(*(Text(_told(value)) for value in row))
    console.print(table)


def _plain_table() -> Table:
    from rich import box
    from rich.table import Table

    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def write_csv(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Print rows for a spreadsheet."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_flat(value) for value in row] for row in rows)


def _flat(value: Any) -> Any:
    """A list as one text."""
    return "+".join(map(str, value)) if isinstance(value, list) else value


def _told(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:,.4g}"
    return f"{value:,}" if isinstance(value, int) else str(_flat(value))
