"""Commands about data to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from firehouse.cli.arguments import (
    Board,
    Crew,
    Difficulty,
    Options,
    OwnFiles,
    Playouts,
    Seconds,
    budget_of,
    chosen_setup,
)
from firehouse.cli.errors import naming_faults, needing, refusing

data = typer.Typer(help="Data to learn from.", no_args_is_help=True, rich_markup_mode=None)


@data.callback()
def _group() -> None:
    """Data to learn from."""


@data.command()
def record(
    ruleset: Annotated[str, typer.Argument(help="A rule set; 'firehouse rules' lists them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The new Parquet file.")],
    bot: Annotated[
        str, typer.Option(help="Who plays: greedy, search or path.py:Class.")
    ] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game's table.")] = 0,
    board: Board = None,
    difficulty: Difficulty = None,
    crew: Crew = None,
    option: Options = None,
    file: OwnFiles = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    workers: Annotated[int, typer.Option(help="Processes to play in.")] = 1,
) -> None:
    """Let a bot play, and keep every decision to learn from.

    A row has the observation, the mask, the action and the value.
    """
    with refusing(), naming_faults():
        with needing("recording", "envs,lab"):
            import polars  # noqa: F401

            from firehouse.envs import decisions
        from firehouse.lab.design import check_games
        from firehouse.terminal.laboratory import progress_bars

        if workers < 1 or seed < 0:
            raise ValueError("Workers are at least 1, a seed is at least 0.")
        check_games(games)
        setup = chosen_setup(ruleset, board, difficulty, crew, option, file)
        source = decisions.Source(setup, bot, budget_of(seconds, playouts))
        with progress_bars({bot: (0, games)}) as bars:
            tell = (lambda more: None) if bars is None else (lambda more: bars(bot, more))
            count = decisions.record(source, games, seed, out, workers, tell)
    print(f"{count:,} decisions of {games:,} games are in {out}.")
