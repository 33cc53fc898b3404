"""Commands about many games, and about the games there are."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from firehouse.cli.arguments import (
    Board,
    Difficulty,
    Json,
    OneWay,
    Options,
    OwnFiles,
    Playouts,
    Seconds,
    budget_of,
    chosen_setup,
)
from firehouse.cli.completing import bots as known_bots
from firehouse.cli.completing import rulesets
from firehouse.cli.errors import naming_faults, refusing

_MOST: Final = 1_000_000_000
"""Games of a simulation: some days of work; what is more was mistyped."""


def rules(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="RULESET", help="Only this one, with its rules.", autocompletion=rulesets
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """List every way to play; of one, its options and rules too."""
    from firehouse.core.catalogue import ruleset, rulesets

    with refusing():
        ways = rulesets() if name is None else [ruleset(name)]
    if as_json:
        import json

        print(json.dumps([way.to_json() for way in ways], indent=2))
        return
    from firehouse.reference import sections
    from firehouse.terminal.screen import Screen
    from firehouse.terminal.ways import list_ways

    screen = Screen()
    list_ways(ways, screen, options=name is not None)
    for section in () if name is None else sections(name):
        screen.say()
        screen.markdown(f"# {section.title}\n\n{section.body}")


def simulate(
    ruleset: OneWay,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[
        str,
        typer.Option(
            help="Who plays: random, greedy, search, or path.py:Class.", autocompletion=known_bots
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    crew: Annotated[
        str | None,
        typer.Option("--players", "--crew", help="How many firefighters, or their roles."),
    ] = None,
    board: Board = None,
    difficulty: Difficulty = None,
    option: Options = None,
    file: OwnFiles = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    workers: Annotated[int, typer.Option(help="Processes to play in.")] = 1,
    as_json: Json = False,
) -> None:
    """Let a bot play many games, and count."""
    from firehouse.lab.design import check_games
    from firehouse.lab.simulate import simulate as run
    from firehouse.terminal.laboratory import progress_bars, show_counts

    with refusing(), naming_faults():
        check_games(games, _MOST)
        setup = chosen_setup(ruleset, board, difficulty, crew, option, file)
        budget = budget_of(seconds, playouts)
        with progress_bars({bot: (0, games)}) as bars:
            progress = None if bars is None else partial(bars, bot)
            tally = run(setup, games, seed, bot, workers, progress, budget)
    show_counts(tally.to_json(workers), as_json)


def arena(
    rulesets: Annotated[
        list[str] | None,
        typer.Argument(metavar="RULESET", help="What is played.", autocompletion=rulesets),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, with games of their own: greedy:1000,path.py:Class:100.")
    ] = "greedy,search",
    preset: Annotated[
        str | None, typer.Option(help="A ready-made list of cells: tour goes through every box.")
    ] = None,
    crew: Annotated[
        str | None, typer.Option(help="Crews: 1,2,4 or paramedic+captain, or all sizes.")
    ] = None,
    difficulty: Annotated[
        str | None, typer.Option(help="Difficulties: recruit,veteran, or all of a rule set.")
    ] = None,
    board: Annotated[
        str | None, typer.Option(help="Boards: villa,hotel, or all of a rule set.")
    ] = None,
    option: Options = None,
    games: Annotated[int, typer.Option(help="Games of each bot in each cell.")] = 100,
    seconds: Seconds = None,
    playouts: Playouts = None,
    seed: Annotated[int, typer.Option(help="The same seed brings every bot the same luck.")] = 0,
    workers: Annotated[
        int | None, typer.Option(help="Processes to play in; all cores if not said.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game here; the same command goes on."),
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw a picture.")] = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the table for a document.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let bots play the same games of many set-ups, and compare."""
    from firehouse.cli.contest import Contest, choose_cells

    with refusing():
        if markdown and as_json:
            raise ValueError("Give --markdown or --json, not both.")
        cells = choose_cells(rulesets or [], preset, board, difficulty, crew, option or ())
        contest = Contest(cells, bots, games, seed, budget_of(seconds, playouts), out, svg)
    with refusing(contest.interrupted), naming_faults():
        contest.run(workers)
        contest.report(markdown, as_json)


def doctor() -> None:
    """Tell which engine runs, and what is missing."""
    from firehouse.terminal.doctor import examine

    examine()
