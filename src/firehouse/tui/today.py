"""Today's game: a ranked table at a server, or the day's local game, which is not ranked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from firehouse.client.addresses import server_of
from firehouse.client.api import Api, ServerError
from firehouse.core.daily import today
from firehouse.core.table import Table
from firehouse.stage.today import local_game, preset_of_the_day
from firehouse.tui.local import LocalSession
from firehouse.tui.remote.entrance import enter, open_table
from firehouse.tui.remote.forms import Blank, Form
from firehouse.tui.remote.player import player
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import Kept, ticket_of, tickets
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp

TODAY: Final = tell("screen.today.about")
LOCAL: Final = tell("screen.today.local")


class TodayScreen(Form):
    """Which server, and what the player is called there."""

    HELP = tell("screen.today.help")

    def __init__(self, game: str, server: str | None = None) -> None:
        last = next(iter(tickets()), None)
        known = last.server if last and server is None else server or ""
        preset = preset_of_the_day(game, today())
        super().__init__(
            tell("screen.today.title", preset=preset.title),
            (
                Blank("server", tell("screen.form.server"), known, tell("screen.today.no-server")),
                Blank(
                    "name",
                    tell("screen.form.name"),
                    last.name if last else "",
                    tell("screen.form.somebody"),
                ),
            ),
            tell("screen.today.keys"),
        )
        self._game = game

    async def attempt(self) -> str:
        """Sit down at a server, or here; who has begun already goes back to their seat."""
        if not self.value("server"):
            setup, seed = local_game(self._game, today())
            house = cast("FirehouseApp", self.app)
            house.notify(LOCAL, markup=False)
            house.sit_down(LocalSession(Table(setup, seed)))
            return ""
        kept = await self._begun()
        if kept is None:
            who = player()
            return await open_table(self, lambda api, name: api.play_today(self._game, name, who))
        try:
            enter(self.app, await RemoteSession.join(kept.server, kept.table, kept))
        except ServerError as error:
            return str(error)
        return ""

    async def _begun(self) -> Kept | None:
        """The seat at today's game that is kept here; nothing where no server tells of one."""
        try:
            server = server_of(self.value("server"))
            async with Api(server) as api:
                table = await api.tried(self._game, today(), player())
        except (ServerError, ValueError):
            return None
        return ticket_of(server, table) if table else None
