"""What several commands are told in the same words."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand

from firehouse.cli.completing import bots, rulesets
from firehouse.core.fault import fault
from firehouse.core.language import COORDINATES, show_squares

if TYPE_CHECKING:
    from firehouse.bots import Budget
    from firehouse.core.setup import Setup
    from firehouse.core.table import Table

USUAL_SECONDS: Final = 1.0

Board = Annotated[str | None, typer.Option(help="The building; see 'firehouse rules'.")]
Difficulty = Annotated[str | None, typer.Option(help="How hard; see 'firehouse rules'.")]
Crew = Annotated[
    str | None,
    typer.Option(
        help="How many firefighters, who choose their roles, or their roles: paramedic,captain. "
        "--option choosing=dealt deals them."
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change a rule.")
]
OwnFiles = Annotated[
    list[str] | None,
    typer.Option(
        "--file",
        metavar="NAME=PATH",
        help="A file of your own in place of the game's, such as plan=house.plan; "
        "'firehouse rules' lists the names. --plan PATH and its like do the same.",
    ),
]
Seed = Annotated[int | None, typer.Option(help="The same seed brings the same luck.")]
Seconds = Annotated[
    float | None, typer.Option(help="How long a bot may think about a turn; 1 if not said.")
]
Playouts = Annotated[
    int | None,
    typer.Option(help="How many games a bot may play in its head a turn; always reproducible."),
]
RealDice = Annotated[
    bool, typer.Option("--real-dice", help="You roll and draw; it asks, checks and records.")
]
Study = Annotated[
    bool,
    typer.Option(
        "--study", help="For study: 'undo force' goes back past luck, which stays the same."
    ),
]
Autosave = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save to this new file after every step.")
]
Bots = Annotated[
    str | None,
    typer.Option(
        help="One bot for every seat but yours: greedy. For the last seats: greedy,search. "
        "By seat: 2=greedy,4=search. A bot of your own is module:Class or path.py:Class.",
        autocompletion=bots,
    ),
]
Coordinates = Annotated[
    bool,
    typer.Option(
        "--coordinates",
        callback=lambda wanted: _with_coordinates(wanted),
        help="Say the numbers of squares beside their names, as typed commands do.",
    ),
]
WAY: Final = "A rule set; 'firehouse rules' lists them."
Way = Annotated[str | None, typer.Argument(help=WAY, autocompletion=rulesets)]
OneWay = Annotated[str, typer.Argument(help=WAY, autocompletion=rulesets)]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]


def _with_coordinates(wanted: bool) -> None:
    """Say the numbers of squares too, here and in the processes that think beside."""
    if wanted:
        os.environ[COORDINATES] = "1"
        show_squares(True)


def budget_of(seconds: float | None, playouts: int | None, usual: float = USUAL_SECONDS) -> Budget:
    """How much may be thought; so many seconds are usual unless something was said."""
    from firehouse.bots import Budget

    if seconds is None and playouts is None:
        seconds = usual
    return Budget(seconds, playouts)


def first_ruleset() -> str:
    """What is played where nothing was said."""
    from firehouse.core.catalogue import rulesets

    return rulesets()[0].id


def own_files(texts: list[str] | None) -> dict[str, Path]:
    """The files of a player's own, by what a set-up calls them; a ValueError for a bad one."""
    found: dict[str, Path] = {}
    for text in texts or ():
        name, equals, path = (part.strip() for part in text.partition("="))
        if not equals or not name or not path:
            raise fault("command-line.file-form", form="NAME=PATH (plan=my.plan)", text=text)
        if name in found:
            raise fault("command-line.file-twice", name=name)
        found[name] = Path(path)
    return found


def chosen_setup(
    ruleset: str | None,
    board: str | None,
    difficulty: str | None,
    crew: str | None,
    option: list[str] | None,
    file: list[str] | None,
) -> Setup:
    """The set-up that the command line asks for; a ValueError says what is wrong with it."""
    from firehouse.terminal.typed_setup import setup_of, with_good_files

    files = own_files(file)
    way = ruleset or first_ruleset()
    return with_good_files(setup_of(way, board, difficulty, crew, option or (), files), files)


def seated_table(*choices: Any, seed: int | None, real_dice: bool) -> Table:
    """The table of a `chosen_setup` for people: they choose their cards and who begins."""
    from firehouse.core.table import Table
    from firehouse.terminal.typed_setup import seated

    return Table(seated(chosen_setup(*choices)), seed, luck=not real_dice)


def need_none(choices: tuple[object, ...], what: str) -> None:
    """Refuse choices beside a `record`, `today`, a `table` or `puzzles`, which has made them."""
    if any(choice is not None for choice in choices):
        raise fault("command-line.own-setup", what=what)


class TakesFiles(TyperCommand):
    """A command to which files can be given by their names too: --plan PATH is --file plan=PATH."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Spell every file in the one way, then go on as usual."""
        return super().parse_args(ctx, _spelled(args))


def _spelled(args: list[str]) -> list[str]:
    from firehouse.core.catalogue import games

    names = {f"--{file.name}": file.name for row in games() for file in row.files}
    found: list[str] = []
    rest = iter(args)
    for word in rest:
        option, equals, value = word.partition("=")
        if word == "--":
            found += [word, *rest]
        elif option not in names:
            found.append(word)
        elif equals:
            found += ["--file", f"{names[option]}={value}"]
        else:
            found += ["--file", *(f"{names[option]}={path}" for path in islice(rest, 1))]
    return found
