"""Today's game: a ranked table at a server, or the day's local game, which is not ranked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from firehouse.core.daily import today
from firehouse.core.table import Table
from firehouse.stage.today import local_game, preset_of_the_day
from firehouse.tui.local import LocalSession
from firehouse.tui.remote.entrance import open_table
from firehouse.tui.remote.forms import Blank, Form
from firehouse.tui.remote.player import player
from firehouse.tui.remote.tickets import tickets

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

TODAY: Final = (
    "The same for everybody at a server until midnight (UTC), with one try each; the teams are "
    "compared. Without a server it is a local game, which is not ranked."
)
LOCAL: Final = "Today's game without a server: it is not ranked, and its luck is not a server's."


class TodayScreen(Form):
    """Which server, and what the player is called there."""

    HELP = (
        "The game of the day is the same for everybody. At a server it is ranked; here it is "
        "played for itself."
    )

    def __init__(self, game: str, server: str | None = None) -> None:
        last = next(iter(tickets()), None)
        known = last.server if last and server is None else server or ""
        preset = preset_of_the_day(game, today())
        super().__init__(
            f"Today: {preset.title}",
            (
                Blank("server", "Server", known, "empty: a local game, which is not ranked"),
                Blank("name", "Your name", last.name if last else "", "Somebody"),
            ),
            "Enter: play · Esc: back",
        )
        self._game = game

    async def attempt(self) -> str:
        """Sit down at a server, or here."""
        if not self.value("server"):
            setup, seed = local_game(self._game, today())
            house = cast("FirehouseApp", self.app)
            house.notify(LOCAL, markup=False)
            house.sit_down(LocalSession(Table(setup, seed)))
            return ""
        return await open_table(self, lambda api, name: api.play_today(self._game, name, player()))
