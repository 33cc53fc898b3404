"""Commands of Hotshots' own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from firehouse.cli.arguments import Json
from firehouse.cli.errors import refusing


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
    tiles: Annotated[Path | None, typer.Option(metavar="FILE", help="Tiles of your own.")] = None,
    as_json: Json = False,
) -> None:
    """Tell the exact odds of fighting a fire, and what to lock."""
    from firehouse.games.hotshots.odds import parse_faces
    from firehouse.games.hotshots.words.odds import ask, odds_data, odds_lines
    from firehouse.terminal.typed_setup import file_text

    with refusing():
        own = None if tiles is None else file_text(tiles)
        answer, title = ask(tile, goal, locked, dice, crew, support, tokens, flames, own, stand_in)
        rolled = None if roll is None else parse_faces(roll)
        if as_json:
            import json

            print(json.dumps(odds_data(answer, title, flames, rolled), indent=2))
        else:
            print("\n".join(odds_lines(answer, title, flames, rolled)))


COMMANDS: Final = (odds,)
