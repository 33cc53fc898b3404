"""Today's game on the command line: at a server's ranked table, or without one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firehouse.cli.arguments import need_none
from firehouse.cli.errors import refusing
from firehouse.core.fault import fault

if TYPE_CHECKING:
    from firehouse.tui.app import First

Today = Annotated[
    bool,
    typer.Option(
        "--today",
        help="The game of the day; name the game in place of a rule set, or take the first.",
    ),
]
Server = Annotated[
    str | None,
    typer.Option(
        metavar="LINK",
        envvar="FIREHOUSE_SERVER",
        help="The server whose game of the day is played, ranked; on the full screen.",
    ),
]


def game_of(name: str | None) -> str:
    """The game that is meant by its name or that of one of its rule sets; the first if by none."""
    from firehouse.core.catalogue import games
    from firehouse.core.nearest import near

    known = [row.id for row in games()]
    game = known[0] if name is None else name.partition("/")[0]
    if game not in known:
        raise fault("command-line.no-game", name=name, near=near(game, known))
    return game


def first_of_today(game: str, server: str | None) -> First:
    """The screen that the full screen begins with."""
    from firehouse.client.addresses import server_of
    from firehouse.tui.today import TodayScreen

    address = None if server is None else server_of(server)
    return lambda: TodayScreen(game, address)


def play_today(
    name: str | None, server: str | None, others: tuple[object, ...], autosave: Path | None
) -> None:
    """Play the day's game: line by line without a server, on the full screen at one."""
    with refusing():
        need_none(others, "today")
        game = game_of(name)
    if server is None:
        _play_here(game, autosave)
        return
    from firehouse.cli.fullscreen import tui

    tui(ruleset=game, today=True, server=server, autosave=autosave)


def _play_here(game: str, autosave: Path | None) -> None:
    from firehouse.terminal.files import need_new
    from firehouse.terminal.plain import PlainGame
    from firehouse.terminal.screen import Screen
    from firehouse.terminal.today import todays_table

    screen = Screen()
    with refusing():
        need_new(autosave)
        table = todays_table(game, screen)
    played = PlainGame(table, screen, autosave, None, None)
    with refusing(played.saves.kept):
        played.run()
