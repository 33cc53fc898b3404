"""Commands about puzzles: which there are, solving them, finding more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firehouse.cli.arguments import Json
from firehouse.cli.completing import rulesets as known
from firehouse.cli.errors import refusing
from firehouse.core.fault import fault

if TYPE_CHECKING:
    from firehouse.puzzles import Puzzle

puzzles = typer.Typer(
    help="Positions with a task: list them, solve them, find more.", rich_markup_mode=None
)

Box = Annotated[
    str | None,
    typer.Option("--ruleset", help="Only puzzles of this rule set.", autocompletion=known),
]
Grade = Annotated[
    int | None, typer.Option(min=1, max=3, help="Only this grade: 1 is easy, 3 hard.")
]
File = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Puzzles of your own, as 'make' writes them."),
]


@puzzles.callback(invoke_without_command=True)
def _list(
    context: typer.Context,
    ruleset: Box = None,
    grade: Grade = None,
    file: File = None,
    as_json: Json = False,
) -> None:
    """List the puzzles there are, or do something with them."""
    from firehouse.core.catalogue import row_of
    from firehouse.core.phrase import phrase
    from firehouse.terminal.puzzles import chosen, command_of, list_puzzles
    from firehouse.terminal.screen import Screen

    if context.invoked_subcommand is not None:
        with refusing():
            _need_none(context, ruleset, grade, file, as_json or None)
        return
    with refusing():
        if ruleset is not None:
            row_of(ruleset)
        shelf = _shelf(file)
        found = chosen(shelf, ruleset, grade)
    if as_json:
        import json

        print(json.dumps([puzzle.to_json() for puzzle in found], indent=2))
        return
    none = phrase("puzzle.none-chosen", command=command_of(file))
    list_puzzles(found, Screen(), none if shelf else phrase("puzzle.empty-file", path=file), file)


def _need_none(context: typer.Context, *choices: object) -> None:
    """Choices before the name of a command would be heard by nobody."""
    if any(choice is not None for choice in choices):
        command = " ".join(("firehouse puzzles", context.invoked_subcommand or ""))
        raise fault("command-line.behind", command=command)


def _shelf(file: Path | None) -> Sequence[Puzzle]:
    """Where puzzles are taken from: a file of somebody's own, or those that games bring."""
    from firehouse.puzzles import puzzles as all_puzzles
    from firehouse.puzzles.own_file import sound_puzzles_in

    return all_puzzles() if file is None else sound_puzzles_in(file)


@puzzles.command()
def solve(
    name: Annotated[
        str | None, typer.Argument(metavar="ID", help="Which one; five of all if not said.")
    ] = None,
    ruleset: Box = None,
    grade: Grade = None,
    file: File = None,
    seed: Annotated[int | None, typer.Option(help="The same seed draws the same five.")] = None,
) -> None:
    """Solve a puzzle, or a run of five, line by line."""
    from secrets import randbits

    from firehouse.puzzles import need_puzzle
    from firehouse.puzzles.run import run_of_five
    from firehouse.terminal.puzzles import chosen, command_of
    from firehouse.terminal.puzzles import solve as play
    from firehouse.terminal.screen import Screen

    with refusing():
        shelf = _shelf(file)
        if name is None:
            luck = randbits(32) if seed is None else seed
            drawn = run_of_five(chosen(shelf, ruleset, grade), luck)
        else:
            drawn = [need_puzzle(name, shelf)]
        if not drawn:
            if not shelf:
                raise fault("puzzle.empty-file", path=file)
            raise fault("command-line.no-puzzle", command=command_of(file))
        play(drawn, Screen())


@puzzles.command()
def make(
    records: Annotated[
        list[Path] | None,
        typer.Argument(metavar="RECORD", help="Games to look through; else bots play some."),
    ] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where puzzles go, one a line.")] = Path(
        "puzzles.jsonl"
    ),
    ruleset: Annotated[
        list[str] | None,
        typer.Option(help="What bots play; every rule set if not said.", autocompletion=known),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each rule set.")] = 10,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after the game that is looked through then.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
) -> None:
    """Find puzzles in games; the same command goes on where it stopped."""
    from firehouse.core.catalogue import ruleset as way_of
    from firehouse.core.catalogue import rulesets
    from firehouse.core.phrase import phrase
    from firehouse.puzzles.making.maker import Maker, bot_games, record_games
    from firehouse.terminal.puzzles import list_puzzles
    from firehouse.terminal.screen import Screen
    from firehouse.words.language import tell

    with refusing(lambda: tell("command-line.goes-on", path=out)):
        ways = [way_of(name) for name in ruleset] if ruleset else rulesets()
        jobs = record_games(records) if records else bot_games(ways, games, seed)
        maker = Maker(out, seed, None if minutes is None else minutes * 60)
        found = list(maker.run(jobs))
        none = phrase("puzzle.none-found", path=out, before=maker.before)
        list_puzzles(found, Screen(), none, out)
