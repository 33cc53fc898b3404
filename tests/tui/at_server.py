"""People at a real server: a session and what it tells, a browser beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from real_server import SECONDS, Browser, RealServer

from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import Kept
from firehouse.tui.session import Update

TWO = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "seats": ["me", "open"]}
CAPTAIN = {"ruleset": "flashpoint/experienced", "crew": ["fire-captain", "generalist"]}


class Ear:
    """Keeps what a session tells."""

    def __init__(self, session: RemoteSession) -> None:
        self.session = session
        self.heard: list[Update] = []
        self._more = asyncio.Event()
        session.listener = self._hear

    def _hear(self, update: Update) -> None:
        self.heard.append(update)
        self._more.set()

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(SECONDS):
            while not true():
                self._more.clear()
                await self._more.wait()

    def notes(self) -> str:
        return "\n".join(update.note for update in self.heard)


def seat(server: RealServer, ticket: dict) -> Kept:
    return Kept(server.address, ticket["table"], ticket["token"])


async def joined(server: RealServer, ticket: dict) -> tuple[RemoteSession, Ear]:
    session = await RemoteSession.join(server.address, ticket["table"], seat(server, ticket))
    return session, Ear(session)


async def pair(server: RealServer, **wanted) -> tuple[RemoteSession, Ear, Browser]:
    """Anna at a terminal and Ben at a browser, with the game begun."""
    anna = server.make(**{**TWO, **wanted})
    ben = await Browser.at(server, server.join(anna["table"], "Ben"))
    session, ear = await joined(server, anna)
    await extra(session, "ready")
    await ben.ask("ready", ready=True)
    await ear.until(lambda: session.status == "playing")
    return session, ear, ben


async def extra(session: RemoteSession, key: str) -> None:
    await next(found for found in session.extras() if found.key == key).run()


async def level(ben: Browser, session: RemoteSession) -> None:
    """Let the browser hear what the terminal has heard."""
    while ben.now["position"] < session.moment.position:
        await ben.hear()


def keys(session: RemoteSession) -> set[str]:
    return {found.key for found in session.extras()}


def cut(session: RemoteSession) -> None:
    """Break the connection as a bad line does, without a word."""
    session._connection._socket.transport.abort()
