"""The command that opens the full screen."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from firehouse.cli.arguments import (
    Autosave,
    Board,
    Bots,
    Coordinates,
    Crew,
    Difficulty,
    Options,
    OwnFiles,
    Playouts,
    RealDice,
    Seconds,
    Seed,
    Study,
    Way,
    budget_of,
    need_none,
    seated_table,
)
from firehouse.cli.errors import needing, refusing
from firehouse.cli.today import Server, Today, first_of_today, game_of
from firehouse.core.fault import fault

if TYPE_CHECKING:
    from firehouse.bots import Budget
    from firehouse.core.table import Table
    from firehouse.tui.app import First

CURSORLESS: Final = ("dumb", "unknown")
"""Kinds of terminals that only write line after line."""


def tui(
    ruleset: Way = None,
    board: Board = None,
    difficulty: Difficulty = None,
    crew: Crew = None,
    seed: Seed = None,
    option: Options = None,
    file: OwnFiles = None,
    real_dice: RealDice = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play a saved game on, or look at it.")
    ] = None,
    join: Annotated[
        str | None, typer.Option(metavar="LINK", help="Sit down at a table of a server.")
    ] = None,
    puzzles: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Puzzles of your own, as 'firehouse puzzles make' writes."
        ),
    ] = None,
    autosave: Autosave = None,
    bots: Bots = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    study: Study = False,
    today: Today = False,
    server: Server = None,
    light: Annotated[bool, typer.Option("--light", help="Dark letters on a light ground.")] = False,
    coordinates: Coordinates = False,
) -> None:
    """Play on the full screen, with keys and mouse."""
    game = (ruleset, board, difficulty, crew, seed, option, real_dice or None, file)
    seat = (bots, autosave)
    with refusing(), needing("screen"):
        need_terminal(os.environ, today)
        from firehouse.tui.app import FirehouseApp

        first = None
        budget = budget_of(seconds, playouts)
        if today:
            need_none(game[1:] + seat + (record, join, puzzles, study or None), "today")
            first = first_of_today(game_of(ruleset), server)
        elif puzzles is not None:
            need_none(game + seat + (join, record, study or None), "puzzles")
            first = _of_puzzles(puzzles)
        elif join is not None:
            need_none(game + seat + (record, study or None), "table")
            first = _of_link(join)
        elif record is not None:
            need_none(game, "record")
            first = _of_record(record, bots, budget, autosave, study)
        elif ruleset is not None:
            from firehouse.terminal.files import need_new

            need_new(autosave)
            choices = (ruleset, board, difficulty, crew, option, file)
            table = seated_table(*choices, seed=seed, real_dice=real_dice)
            first = _of_table(table, bots, budget, autosave, study)
        elif any(choice is not None for choice in game + seat):
            raise fault("command-line.no-ruleset", rules="firehouse rules", alone="firehouse tui")
        app = FirehouseApp(first, light=light)
    app.run()
    with suppress(OSError):  # the terminal may be gone
        for words in app.last_words:
            print(words, flush=True)
    if app.return_code:
        raise typer.Exit(app.return_code)


def need_terminal(environment: MutableMapping[str, str], today: bool = False) -> None:
    """Refuse pipes and terminals that cannot move the cursor; note if there are no colours."""
    from firehouse.tui.colours import has_colours

    streams = (sys.stdin, sys.stdout, sys.stderr)
    if environment.get("TERM") in CURSORLESS or not all(stream.isatty() for stream in streams):
        raise fault("command-line.no-terminal", command="firehouse play", today=today)
    if not has_colours(environment):
        environment["NO_COLOR"] = "1"


def _of_record(
    path: Path, bots: str | None, budget: Budget, autosave: Path | None, study: bool
) -> First:
    """Play it on, or look at a finished game."""
    from firehouse.core.record import Record, replay
    from firehouse.terminal.files import need_new
    from firehouse.tui.replay import ReplayScreen

    if autosave != path:
        need_new(autosave)
    record = Record.load(path)
    table = replay(record)
    if table.result is not None:
        return lambda: ReplayScreen(record)
    return _of_table(table, bots, budget, autosave, study)


def _of_puzzles(path: Path) -> First:
    from firehouse.puzzles.own_file import sound_puzzles_in
    from firehouse.tui.puzzles import PuzzlesScreen

    found = sound_puzzles_in(path)
    if not found:
        raise fault("puzzle.empty-file", path=path)
    return lambda: PuzzlesScreen(found)


def _of_link(link: str) -> First:
    from firehouse.client.addresses import invitation_of
    from firehouse.tui.join import JoinScreen

    invitation_of(link)
    return lambda: JoinScreen(link)


def _of_table(
    table: Table, bots: str | None, budget: Budget, autosave: Path | None, study: bool
) -> First:
    from firehouse.terminal.seats import seats_beside_a_person
    from firehouse.tui.local import LocalSession
    from firehouse.tui.table import TableScreen

    size = len(table.game.pawns(table.state))
    seats = {} if bots is None else seats_beside_a_person(bots, size)
    return lambda: TableScreen(LocalSession(table, seats, budget, study=study), autosave=autosave)
