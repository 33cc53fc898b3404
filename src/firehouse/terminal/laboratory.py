"""What the laboratory tells on a terminal: how far it is, what it found, answers to queries."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

PIPED_WIDTH: Final = 200


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on the error stream, where that is a terminal; it hears what is done, and of how many.

    Elsewhere None.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def show_rows(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """Print a table; numbers are set to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for index, name in enumerate(columns):
        numbers = all(isinstance(row[index], int | float | None) for row in rows)
        table.add_column(Text(name), justify="right" if numbers and rows else "left")
    for row in rows:
        table.add_row(*(Text(_told(value)) for value in row))
    console.print(table)


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
