"""The progress and the outcome of a simulation, for a person or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any


@contextmanager
def progress_bars(
    totals: Mapping[str, tuple[int, int]],
) -> Iterator[Callable[[str, int], None] | None]:
    """A bar for each bot on the error stream, where that is a terminal; else None.

    A bot comes with its games that were played before and all its games.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        tasks = {
            bot: bar.add_task(bot, total=total, completed=done)
            for bot, (done, total) in totals.items()
        }
        yield lambda bot, done: bar.advance(tasks[bot], done)


def report(counts: dict[str, Any], as_json: bool) -> None:
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
