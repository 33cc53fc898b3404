"""The game of the day without a server."""

from __future__ import annotations

from typing import Final

from firehouse.core.daily import today
from firehouse.core.table import Table
from firehouse.stage.today import local_game, preset_of_the_day
from firehouse.terminal.screen import Screen

NOT_RANKED: Final = (
    "No server was named (--server LINK), so this game is a local one: it is not ranked, and its "
    "luck is not a server's."
)


def todays_table(game: str, screen: Screen) -> Table:
    """The day's game, having said what it is; a ValueError if there is no such game."""
    preset = preset_of_the_day(game, today())
    screen.say(f"Today, {today()}: {preset.title}. {preset.text}")
    screen.say(NOT_RANKED)
    return Table(*local_game(game, today()))
