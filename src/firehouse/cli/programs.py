"""Commands by which programs come to a table: bots and assistants."""

from __future__ import annotations

from typing import Annotated

import typer

from firehouse.cli.arguments import Playouts, Seconds, budget_of
from firehouse.cli.completing import bots
from firehouse.cli.errors import needing, refusing
from firehouse.core.fault import fault


def join(
    link: Annotated[str, typer.Argument(help="The invitation: a link, or the code of a table.")],
    bot: Annotated[
        str, typer.Option(help="Who plays: greedy, search, path.py:Class.", autocompletion=bots)
    ],
    name: Annotated[
        str, typer.Option(help="What it is called there; its own name if not said.")
    ] = "",
    pawns: Annotated[
        str | None,
        typer.Option(help="The seats it takes: 2 or 2,3; the first open one if not said."),
    ] = None,
    pause: Annotated[float, typer.Option(help="Seconds it waits before each move.")] = 0.6,
    seconds: Seconds = None,
    playouts: Playouts = None,
) -> None:
    """Seat a bot at a table of a server, by its link."""
    import asyncio

    from firehouse.words.language import tell

    with refusing():
        from firehouse.client import ServerError, play_bot
        from firehouse.client.player import MOST_PAUSE

        if not 0 <= pause <= MOST_PAUSE:
            raise fault("command-line.bad-pause", most=f"{MOST_PAUSE:g}")
        budget, seats = budget_of(seconds, playouts), _seats(pawns)
        try:
            result = asyncio.run(
                play_bot(
                    *(link, bot), name=name, pawns=seats, budget=budget, pause=pause, tell=print
                )
            )
        except ServerError as error:
            raise ValueError(error.text) from None
    print(tell("command-line.result", result=result))


def mcp() -> None:
    """Let an assistant play, by the Model Context Protocol."""
    with refusing(), needing("assistant", "mcp", ("mcp",)):
        from firehouse.assistant.server import server
    server().run()


def _seats(text: str | None) -> list[int] | None:
    """Seats as people count them, from 1."""
    if text is None:
        return None
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and 1 <= int(word) <= 32 for word in words):
        raise fault("command-line.bad-seats", text=text)
    return [int(word) - 1 for word in words]
