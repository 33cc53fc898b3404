"""What several commands are told in the same words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from firehouse.bots import Budget

DEFAULT_RULESET: Final = "flashpoint/basic"
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
Plan = Annotated[Path | None, typer.Option(metavar="FILE", help="A building of your own.")]
Deck = Annotated[Path | None, typer.Option(metavar="FILE", help="Decks of your own.")]
Tiles = Annotated[Path | None, typer.Option(metavar="FILE", help="Tiles of your own.")]
Cards = Annotated[Path | None, typer.Option(metavar="FILE", help="Fire cards of your own.")]
Layout = Annotated[Path | None, typer.Option(metavar="FILE", help="A map of your own.")]
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
Autosave = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save to this new file after every step.")
]
Bots = Annotated[
    str | None,
    typer.Option(
        help="One bot for every seat but yours: greedy. For the last seats: greedy,search. "
        "By seat: 2=greedy,4=search."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]


def budget_of(seconds: float | None, playouts: int | None, usual: float = USUAL_SECONDS) -> Budget:
    """How much may be thought; so many seconds are usual unless something was said."""
    from firehouse.bots import Budget

    if seconds is None and playouts is None:
        seconds = usual
    return Budget(seconds, playouts)


def own_files(
    plan: Path | None,
    deck: Path | None,
    tiles: Path | None,
    cards: Path | None,
    layout: Path | None,
) -> dict[str, Path | None]:
    """The files of a player's own, by what a set-up calls them."""
    return {"plan": plan, "deck": deck, "tiles": tiles, "cards": cards, "layout": layout}
