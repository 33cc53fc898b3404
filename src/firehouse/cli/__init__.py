"""The `firehouse` command. Every command imports what it needs when it runs: starting is quick."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Final, NoReturn, TextIO


def do_without_typer(words: list[str]) -> NoReturn:
    """Only the doctor runs with nothing installed; any other command says what it lacks."""
    if words[:1] != ["doctor"]:
        sys.exit("The command line needs Typer and Rich: pip install 'firehouse[terminal]'")
    from firehouse.terminal.doctor import examine

    examine()
    sys.exit(0)


try:
    import typer
except ModuleNotFoundError:
    do_without_typer(sys.argv[1:])

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
DEFAULT_RULESET: Final = "flashpoint/basic"

app = typer.Typer(
    help="Cooperative firefighting board games: play, replay, simulate.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Board = Annotated[str | None, typer.Option(help="The building; see 'firehouse rules'.")]
Difficulty = Annotated[str | None, typer.Option(help="How hard; see 'firehouse rules'.")]
Crew = Annotated[
    str | None, typer.Option(help="How many firefighters, or their roles: paramedic,captain.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change a rule.")
]
Plan = Annotated[Path | None, typer.Option(metavar="FILE", help="A building of your own.")]
Deck = Annotated[Path | None, typer.Option(metavar="FILE", help="Decks of your own.")]
Tiles = Annotated[Path | None, typer.Option(metavar="FILE", help="Tiles of your own.")]
Cards = Annotated[Path | None, typer.Option(metavar="FILE", help="Fire cards of your own.")]
Layout = Annotated[Path | None, typer.Option(metavar="FILE", help="A map of your own.")]
Seed = Annotated[int | None, typer.Option(help="The same seed brings the same luck.")]


@app.command()
def play(
    ruleset: Annotated[str | None, typer.Argument(help="Such as flashpoint/basic.")] = None,
    board: Board = None,
    difficulty: Difficulty = None,
    crew: Crew = None,
    seed: Seed = None,
    option: Options = None,
    plan: Plan = None,
    deck: Deck = None,
    tiles: Tiles = None,
    cards: Cards = None,
    layout: Layout = None,
    real_dice: Annotated[
        bool, typer.Option("--real-dice", help="You roll and draw; it asks, checks and records.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play a saved game on.")
    ] = None,
    autosave: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save to this new file after every step.")
    ] = None,
) -> None:
    """Play a game, line by line."""
    from firehouse.core.record import Record, replay
    from firehouse.core.table import Table
    from firehouse.terminal.choosing import ask_for_setup, setup_of
    from firehouse.terminal.plain import PlainGame
    from firehouse.terminal.screen import Screen

    screen = Screen()
    files = {"plan": plan, "deck": deck, "tiles": tiles, "cards": cards, "layout": layout}
    choices = (ruleset, board, difficulty, crew, seed, option, real_dice or None, *files.values())
    with refusing():
        if record is not None:
            if any(choice is not None for choice in choices):
                raise ValueError("A record brings its own set-up; give --record without one.")
            table = replay(Record.load(record))
        elif all(choice is None for choice in choices) and screen.asks:
            table = Table(ask_for_setup(screen))
        else:
            setup = setup_of(
                ruleset or DEFAULT_RULESET, board, difficulty, crew, option or (), files
            )
            table = Table(setup, seed, luck=not real_dice)
        if autosave is not None and autosave.exists() and autosave != record:
            raise FileExistsError(f"{autosave} exists already; choose another name.")
    game = PlainGame(table, screen, autosave)
    with refusing(game.kept):
        game.run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    step: Annotated[bool, typer.Option("--step", help="Stop at every step.")] = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a picture of the end.")
    ] = None,
) -> None:
    """Show a saved game again, and check it against the rules."""
    from firehouse.core.record import Record
    from firehouse.terminal.plain import write_new
    from firehouse.terminal.screen import Screen
    from firehouse.terminal.watching import watch

    with refusing():
        table = watch(Record.load(file), Screen(), step)
        if svg is not None:
            write_new(svg, table.game.svg(table.state))


@app.command()
def rules(as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False) -> None:
    """List every way to play."""
    from firehouse.core.catalogue import rulesets

    if as_json:
        import json

        print(json.dumps([way.to_json() for way in rulesets()], indent=2))
        return
    from firehouse.terminal.screen import Screen
    from firehouse.terminal.ways import list_ways

    list_ways(rulesets(), Screen())


@app.command()
def simulate(
    ruleset: Annotated[str, typer.Argument(help="Such as flashpoint/basic.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
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
    workers: Annotated[int, typer.Option(help="Processes to play in.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Let a bot play many games, and count."""
    from firehouse.lab.simulate import simulate as run
    from firehouse.terminal.choosing import setup_of
    from firehouse.terminal.counting import progress_bar, report

    files = {"plan": plan, "deck": deck, "tiles": tiles, "cards": cards, "layout": layout}
    with refusing():
        setup = setup_of(ruleset, board, difficulty, crew, option or (), files)
        with progress_bar(games) as progress:
            tally = run(setup, games, seed, bot, workers, progress)
    report(tally.to_json(workers), as_json)


@app.command()
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
    tiles: Tiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Tell the exact odds of fighting a fire in Hotshots, and what to lock, roll or stop at."""
    from firehouse.hotshots.odds import parse_faces
    from firehouse.terminal.choosing import file_text
    from firehouse.terminal.odds import ask, odds_data, odds_lines

    with refusing():
        own = None if tiles is None else file_text(tiles)
        answer, title = ask(tile, goal, locked, dice, crew, support, tokens, flames, own)
        rolled = None if roll is None else parse_faces(roll)
        if as_json:
            import json

            print(json.dumps(odds_data(answer, title, flames, rolled), indent=2))
        else:
            print("\n".join(odds_lines(answer, title, flames, rolled)))


@app.command()
def doctor() -> None:
    """Tell which engine runs, and what is missing."""
    from firehouse.terminal.doctor import examine

    examine()


@contextmanager
def refusing(interrupted: Callable[[], str] = lambda: "Stopped.") -> Iterator[None]:
    """Turn bad input into one sentence on the error stream and exit status 2."""
    try:
        yield
    except (ValueError, OSError) as error:
        if is_of_a_stream(error):
            raise
        typer.echo(sentence(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        typer.echo(f"\n{interrupted()}", err=True)
        raise typer.Exit(INTERRUPTED) from None


def sentence(error: Exception) -> str:
    """What went wrong, for a person."""
    if isinstance(error, OSError):
        from firehouse.terminal.plain import complaint

        return complaint(error)
    return str(error)


def is_of_a_stream(error: Exception) -> bool:
    """Did reading or writing fail on no named file, so probably on a standard stream?"""
    return isinstance(error, OSError) and error.errno is not None and error.filename is None


def main() -> None:
    """Run the command; odd bytes, closed streams and full disks are no reason to break."""
    open_closed_streams()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except OSError as error:
        forget_unwritten(sys.stdout)
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        with suppress(OSError):
            print(sentence(error), file=sys.stderr, flush=True)
        forget_unwritten(sys.stderr)
        sys.exit(BAD_INPUT)


def open_closed_streams() -> None:
    """Give the place of a stream that was closed from outside to one that is empty."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115 - open as long as the process
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115


def forget_unwritten(stream: TextIO) -> None:
    """Send what is left in a stream that cannot be written to where it does no harm."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    main()
