"""Commands about many games, and about the games there are."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from firehouse.cli.arguments import (
    Board,
    Cards,
    Deck,
    Difficulty,
    Json,
    Layout,
    Options,
    Plan,
    Playouts,
    Seconds,
    Tiles,
    budget_of,
    own_files,
)
from firehouse.cli.refusing import naming_faults, refusing


def rules(as_json: Json = False) -> None:
    """List every way to play."""
    from firehouse.core.catalogue import rulesets

    if as_json:
        import json

        print(json.dumps([way.to_json() for way in rulesets()], indent=2))
        return
    from firehouse.terminal.screen import Screen
    from firehouse.terminal.ways import list_ways

    list_ways(rulesets(), Screen())


def simulate(
    ruleset: Annotated[str, typer.Argument(help="Such as flashpoint/basic.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays: random, greedy or search.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    crew: Annotated[
        str | None,
        typer.Option("--players", "--crew", help="How many firefighters, or their roles."),
    ] = None,
    board: Board = None,
    difficulty: Difficulty = None,
    option: Options = None,
    plan: Plan = None,
    deck: Deck = None,
    tiles: Tiles = None,
    cards: Cards = None,
    layout: Layout = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    workers: Annotated[int, typer.Option(help="Processes to play in.")] = 1,
    as_json: Json = False,
) -> None:
    """Let a bot play many games, and count."""
    from firehouse.lab.simulate import simulate as run
    from firehouse.terminal.choosing import setup_of
    from firehouse.terminal.counting import progress_bars, report

    files = own_files(plan, deck, tiles, cards, layout)
    with refusing(), naming_faults():
        setup = setup_of(ruleset, board, difficulty, crew, option or (), files)
        budget = budget_of(seconds, playouts)
        with progress_bars({bot: (0, games)}) as bars:
            progress = None if bars is None else partial(bars, bot)
            tally = run(setup, games, seed, bot, workers, progress, budget)
    report(tally.to_json(workers), as_json)


def arena(
    rulesets: Annotated[
        list[str] | None, typer.Argument(metavar="RULESET", help="What is played.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, with games of their own: greedy:1000,search:100.")
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


def odds(
    tile: Annotated[str, typer.Argument(help="A Hotshots tile, or its six icons as letters.")],
    goal: Annotated[str, typer.Option(help="reward, matches, no-blowup or at-least-N.")] = "reward",
    locked: Annotated[str, typer.Option(help="Dice set aside, as letters.")] = "",
    roll: Annotated[str | None, typer.Option(help="A roll to be advised on, as letters.")] = None,
    dice: Annotated[int | None, typer.Option(help="Dice left to roll.")] = None,
    crew: Annotated[str, typer.Option(help="Who rolls, such as sawyer.")] = "",
    support: Annotated[int, typer.Option(help="Support that costs nothing.")] = 0,
    tokens: Annotated[str, typer.Option(help="Tokens in hand, with commas between them.")] = "",
    flames: Annotated[int, typer.Option(help="Flames on the tile.")] = 3,
    stand_in: Annotated[
        bool, typer.Option("--stand-in", help="With the option stand_in: tokens spare a lock.")
    ] = False,
    tiles: Tiles = None,
    as_json: Json = False,
) -> None:
    """Tell the exact odds of fighting a fire in Hotshots, and what to lock, roll or stop at."""
    from firehouse.hotshots.odds import parse_faces
    from firehouse.terminal.choosing import file_text
    from firehouse.terminal.odds import ask, odds_data, odds_lines

    with refusing():
        own = None if tiles is None else file_text(tiles)
        answer, title = ask(tile, goal, locked, dice, crew, support, tokens, flames, own, stand_in)
        rolled = None if roll is None else parse_faces(roll)
        if as_json:
            import json

            print(json.dumps(odds_data(answer, title, flames, rolled), indent=2))
        else:
            print("\n".join(odds_lines(answer, title, flames, rolled)))


def doctor() -> None:
    """Tell which engine runs, and what is missing."""
    from firehouse.terminal.doctor import examine

    examine()
