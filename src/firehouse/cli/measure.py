"""The command that measures a bot on the fixed tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from firehouse.cli.arguments import USUAL_SECONDS, Json, Seconds
from firehouse.cli.completing import bots
from firehouse.cli.errors import naming_faults, refusing


def benchmark(
    bot: Annotated[
        str,
        typer.Argument(help="greedy, search, module:Class or path.py:Class.", autocompletion=bots),
    ],
    tasks: Annotated[
        str | None, typer.Option(help="Some of the tasks, such as family-1,villa-4.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each task; 200 make a full row.")] = 200,
    seconds: Seconds = None,
    playouts: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBER|second",
            help="How many games a bot may play in its head a turn; 'second' is the benchmark's "
            "own number for each task, about a second on two cores. Always reproducible.",
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes to play in; all cores if not said.")
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Keeps every game; the same command goes on.")
    ] = Path("benchmark"),
    as_json: Json = False,
) -> None:
    """Measure a bot on six fixed tasks, for comparison with others."""
    with refusing(lambda: "Stopped; the same command goes on from here."), naming_faults():
        import json

        from firehouse.lab.benchmark import GAMES, budgets_of, markdown, measure, row, tasks_of
        from firehouse.lab.design import check_games
        from firehouse.lab.workers import all_cores, on_processes
        from firehouse.terminal.laboratory import progress_bars

        check_games(games, GAMES)
        usual = USUAL_SECONDS if playouts is None else None
        budgets = budgets_of(tasks_of(tasks), usual if seconds is None else seconds, playouts)
        executor = on_processes(all_cores() if workers is None else workers)
        with progress_bars(dict.fromkeys(budgets, (0, games))) as bars:
            tell = bars or (lambda task, more: None)
            scores = measure(bot, budgets, games, executor, out, tell)
    found = row(bot, scores)
    print(json.dumps(found, indent=2) if as_json else markdown(found))
    if not as_json:
        rules = ", ".join(f"{name} {version}" for name, version in found["rules"].items())
        print(f"\nBenchmark {found['benchmark']}, {games} games a task; rules: {rules}.")
        if not found["complete"]:
            print(f"Not a full row: that has all six tasks with {GAMES} games each.")
