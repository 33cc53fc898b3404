"""Commands about one game: play, watch, replay, review."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from firehouse.cli.arguments import (
    Autosave,
    Board,
    Bots,
    Coordinates,
    Crew,
    Difficulty,
    Json,
    Options,
    OwnFiles,
    Playouts,
    RealDice,
    Seconds,
    Seed,
    Study,
    Way,
    budget_of,
    chosen_setup,
    need_none,
    seated_table,
)
from firehouse.cli.completing import bots as known_bots
from firehouse.cli.errors import refusing
from firehouse.cli.today import Server, Today, play_today
from firehouse.core.fault import fault

USUAL_SPEED: Final = 2.0
MOST_SECONDS: Final = 3600
REVIEW_SECONDS: Final = 5.0


def play(
    ruleset: Way = None,
    board: Board = None,
    difficulty: Difficulty = None,
    crew: Crew = None,
    seed: Seed = None,
    option: Options = None,
    file: OwnFiles = None,
    real_dice: RealDice = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play a saved game on.")
    ] = None,
    autosave: Autosave = None,
    bots: Bots = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    study: Study = False,
    today: Today = False,
    server: Server = None,
    coordinates: Coordinates = False,
) -> None:
    """Play a game, line by line, alone or with bots in some seats."""
    if today:
        ways = (real_dice or None, study or None)
        others = (board, difficulty, crew, seed, option, file, record, bots)
        play_today(ruleset, server, others + ways, autosave)
        return
    from firehouse.core.record import Record
    from firehouse.core.record import replay as played
    from firehouse.core.table import Table
    from firehouse.terminal.files import need_new
    from firehouse.terminal.plain import PlainGame
    from firehouse.terminal.screen import Screen
    from firehouse.terminal.typed_setup import ask_for_setup

    screen = Screen()
    choices = (ruleset, board, difficulty, crew, seed, option, real_dice or None, file)
    with refusing():
        budget = budget_of(seconds, playouts)
        said = budget if (seconds, playouts) != (None, None) else None
        if record is not None:
            need_none(choices, "record")
            table = played(Record.load(record))
        elif all(choice is None for choice in choices) and screen.asks:
            table = Table(ask_for_setup(screen))
        else:
            way = (ruleset, board, difficulty, crew, option, file)
            table = seated_table(*way, seed=seed, real_dice=real_dice)
        if autosave != record:
            need_new(autosave)
        seats = None
        if bots is not None:
            from firehouse.terminal.seats import Seats, seats_beside_a_person

            size = len(table.game.pawns(table.state))
            seats = Seats(seats_beside_a_person(bots, size), budget, table.seed)
    game = PlainGame(table, screen, autosave, seats, said, study)
    with refusing(game.saves.kept):
        game.run()


def watch(
    ruleset: Way = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one for each: greedy,search.", autocompletion=known_bots
        ),
    ] = "greedy",
    board: Board = None,
    difficulty: Difficulty = None,
    crew: Crew = None,
    seed: Seed = None,
    option: Options = None,
    file: OwnFiles = None,
    speed: Annotated[
        float | None, typer.Option(help="Steps a second, on a terminal; 2 if not said.")
    ] = None,
    delay: Annotated[float | None, typer.Option(help="Or seconds from step to step.")] = None,
    reasons: Annotated[bool, typer.Option("--reasons", help="Tell every thought.")] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game to this new file.")
    ] = None,
    seconds: Seconds = None,
    playouts: Playouts = None,
    coordinates: Coordinates = False,
) -> None:
    """Watch bots play a game, drawn step by step."""
    from firehouse.core.table import Table
    from firehouse.terminal.files import need_new
    from firehouse.terminal.screen import GOOD, Screen
    from firehouse.terminal.seats import Seats, seats_for_all
    from firehouse.terminal.spectator import Show
    from firehouse.words.language import tell

    screen = Screen()
    with refusing():
        pause = _pause(speed, delay)
        budget = budget_of(seconds, playouts)
        need_new(record)
        table = Table(chosen_setup(ruleset, board, difficulty, crew, option, file), seed)
        size = len(table.game.pawns(table.state))
        seats = Seats(seats_for_all(bots, size), budget, table.seed)
        show = Show(table, seats, screen, pause, reasons)
    with refusing():
        try:
            show.run()
        finally:
            if record is not None:
                table.record().save(record)
                told = tell("command-line.saved", path=record, command=f"firehouse review {record}")
                screen.say(told, GOOD)


def _pause(speed: float | None, delay: float | None) -> float:
    """Seconds from step to step."""
    if speed is not None and delay is not None:
        raise fault("command-line.speed-or-delay")
    if speed is not None:
        if not 1 / MOST_SECONDS <= speed < float("inf"):
            raise fault("command-line.bad-speed")
        return 1 / speed
    if delay is None:
        return 1 / USUAL_SPEED
    if not 0 <= delay <= MOST_SECONDS:
        raise fault("command-line.bad-delay", most=MOST_SECONDS)
    return delay


def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    step: Annotated[bool, typer.Option("--step", help="Stop at every step.")] = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a picture of the end.")
    ] = None,
    coordinates: Coordinates = False,
    page: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a page of every step in place of the lines."),
    ] = None,
) -> None:
    """Show a saved game again, and check it against the rules."""
    from firehouse.core.record import Record
    from firehouse.core.record import replay as played
    from firehouse.terminal.files import need_new, write_new
    from firehouse.terminal.replay import watch as show
    from firehouse.terminal.replay import write_page
    from firehouse.terminal.screen import Screen
    from firehouse.words.language import tell

    with refusing():
        need_new(page)
        record = Record.load(file)
        table = played(record) if page is not None and not step else show(record, Screen(), step)
        if svg is not None:
            write_new(svg, table.game.svg(table.state))
        if page is not None:
            write_page(record, page)
            print(tell("command-line.on-page", path=page))


def review(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the curve of the win chance.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="How long the whole review may take; 5 if not said.")
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(help="How often to play each position on; always reproducible.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Tell luck and decision apart in a saved game.

    It names the moments that counted, and decisions that others would have bettered.
    """
    from firehouse.terminal.review import review_file
    from firehouse.terminal.screen import Screen

    with refusing():
        budget = budget_of(seconds, playouts, REVIEW_SECONDS)
        review_file(file, Screen(), budget, svg, as_json)
