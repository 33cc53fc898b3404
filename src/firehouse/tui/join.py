"""Joining a table by its link or short code, or choosing one of a server's public tables."""

from __future__ import annotations

from typing import Final

from firehouse.client.addresses import USUAL_SERVER, Invitation, invitation_of
from firehouse.client.api import Api, Line, ServerError
from firehouse.tui.questions import Asking, Choosing
from firehouse.tui.remote.entrance import enter
from firehouse.tui.remote.forms import Blank, Form
from firehouse.tui.remote.player import player
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import Kept, forget, keep, ticket_of, tickets
from firehouse.words.language import tell

BACK: Final = tell("screen.join.back")
ANOTHER: Final = tell("screen.join.another")
WATCH: Final = tell("screen.join.watch")
NO_TABLES: Final = tell("screen.join.no-tables")
NAMELESS: Final = tell("screen.lobby.nameless")
ONE_TRY: Final = tell("screen.join.one-try")
ONLY_TEAM: Final = tell("screen.join.only-team")


class JoinScreen(Form):
    """Asks for a link; one that is given is followed at once."""

    HELP = tell("screen.join.help")

    def __init__(self, link: str = "") -> None:
        last = next(iter(tickets()), None)
        super().__init__(
            tell("screen.join.title"),
            (
                Blank("link", tell("screen.join.link"), link, "https://…/join/CODE"),
                Blank("server", tell("screen.join.server"), last.server if last else USUAL_SERVER),
            ),
            tell("screen.join.keys"),
        )
        self._link = link

    def on_mount(self) -> None:
        """Follow the link that was given."""
        if self._link:
            self.begin()

    async def attempt(self) -> str:
        """Find the table, ask what is not clear, and go there."""
        try:
            server = self.value("server")
            invitation = invitation_of(self.value("link") or server, server or USUAL_SERVER)
            async with Api(invitation.server) as api:
                line = await self._line(api, invitation)
            if line is None:
                return ""
            return await self._go(invitation.server, line)
        except (ServerError, ValueError) as error:
            return str(error)

    async def _line(self, api: Api, invitation: Invitation) -> Line | None:
        """The table that is meant; None if the player thinks better of it."""
        if invitation.table or invitation.code:
            return await api.find(invitation)
        lines = await api.tables()
        if not lines:
            raise ValueError(NO_TABLES)
        rows = [(line.title, _about(line)) for line in lines]
        row = await self.app.push_screen_wait(Choosing(tell("screen.join.which"), rows))
        return None if row is None else lines[row]

    async def _go(self, server: str, line: Line) -> str:
        kept = ticket_of(server, line.id)
        if not line.watch:
            return await self._go_to_today(server, line, kept)
        if kept is not None:
            ways = [BACK, *([ANOTHER] if line.open_seats else []), WATCH]
            rows = [(way, "") for way in ways]
            row = await self.app.push_screen_wait(Choosing(tell("screen.join.seated"), rows))
            if row is None:
                return ""
            kept = kept if ways[row] == BACK else None
        return await self._join(server, line.id, kept)

    async def _go_to_today(self, server: str, line: Line, kept: Kept | None) -> str:
        """Go to a game of today, which nobody can see without a seat."""
        if kept is None and not line.open_seats:
            return ONLY_TEAM
        if kept is None and not await self._sit_down(server, line):
            return ""
        return await self._join(server, line.id, ticket_of(server, line.id))

    async def _sit_down(self, server: str, line: Line) -> bool:
        """Ask for a name and take a seat before anything is shown."""

        async def answer(name: str) -> str:
            if not name:
                return NAMELESS
            try:
                async with Api(server) as api:
                    ticket = await api.take_seat(line.id, name, None, player=player())
            except ServerError as error:
                return str(error)
            keep(Kept(server, ticket.table, ticket.token, ticket.code, name))
            return ""

        name = next((kept.name for kept in tickets() if kept.name), "")
        return await self.app.push_screen_wait(Asking(ONE_TRY, name, answer))

    async def _join(self, server: str, table: str, kept: Kept | None) -> str:
        try:
            session = await RemoteSession.join(server, table, kept)
        except ServerError as error:
            if error.code != "bad-token":
                raise
            forget(server, table)
            return tell("screen.join.again", text=error.text)
        enter(self.app, session)
        return ""


def _about(line: Line) -> str:
    """How a table stands, for a list."""
    people = (
        tell("screen.join.people", people=line.people)
        if line.people
        else tell("screen.join.nobody")
    )
    seats = tell("screen.join.seats", seats=line.open_seats) if line.open_seats else line.situation
    return f"{people} · {seats}"
