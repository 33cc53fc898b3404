"""From a joined table to its screen: the lobby or the game, and on to the team's next one."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from textual.app import App
from textual.screen import Screen

from firehouse.client.addresses import server_of
from firehouse.client.api import Api, ServerError, Ticket
from firehouse.core.game import Reason
from firehouse.core.table import Refused
from firehouse.tui.remote.forms import Form
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import Kept, keep
from firehouse.tui.table import TableScreen
from firehouse.words.language import tell

if TYPE_CHECKING:
    from firehouse.tui.app import FirehouseApp


def enter(app: App[Any], session: RemoteSession) -> None:
    """Show a table in place of the screen that is on show."""

    async def onward(left: RemoteSession) -> None:
        enter(app, await next_of(left))

    session.onward = onward
    app.call_later(app.switch_screen, screen_of(app, session))


async def open_table(form: Form, make: Callable[[Api, str], Coroutine[Any, Any, Ticket]]) -> str:
    """Have a table made at the server of a form and go there; what is wrong, if that fails."""
    try:
        server, name = server_of(form.value("server")), form.value("name")
        async with Api(server) as api:
            ticket = await make(api, name)
        kept = Kept(server, ticket.table, ticket.token, ticket.code, name)
        keep(kept)
        session = await RemoteSession.join(server, ticket.table, kept)
    except (ServerError, ValueError) as error:
        return str(error)
    enter(form.app, session)
    return ""


def screen_of(app: App[Any], session: RemoteSession) -> Screen[None]:
    """The screen for how a table stands."""
    if session.status == "lobby":
        from firehouse.tui.remote.lobby import LobbyScreen

        return LobbyScreen(session)
    return TableScreen(session, cast("FirehouseApp", app).speed)


async def next_of(session: RemoteSession) -> RemoteSession:
    """The next table of the same team, where the same tokens open the seats."""
    table, ticket = session.next_table, session.ticket
    if table is None:
        raise Refused(Reason("no-next", tell("screen.remote.no-next"), ""))
    if ticket is not None:
        ticket = replace(ticket, table=table, code="", status="lobby", situation="")
        keep(ticket)
    try:
        return await RemoteSession.join(session.server, table, ticket)
    except ServerError as error:
        raise Refused(Reason(error.code, error.text, "")) from None
