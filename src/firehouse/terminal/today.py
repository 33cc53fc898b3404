"""The game of the day without a server."""

from __future__ import annotations

from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.stage.today import local_game, preset_of_the_day
from firehouse.terminal.screen import Screen


def todays_table(game: str, screen: Screen) -> Table:
    """The day's game, having said what it is; a ValueError if there is no such game."""
    preset = preset_of_the_day(game, today())
    about = {"day": today(), "title": preset.title, "text": preset.text}
    screen.say(phrase("line.today", **about))
    screen.say(phrase("line.not-ranked", option="--server LINK"))
    return Table(*local_game(game, today()))
