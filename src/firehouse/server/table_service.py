"""The part of the service that runs anywhere: shared resources, tables, sockets, bots."""

from __future__ import annotations

from firehouse.server.api.history import Histories
from firehouse.server.api.socket import Sockets
from firehouse.server.resources import Resources
from firehouse.server.tables.registry import Registry
from firehouse.server.thinking.advice import Advisers
from firehouse.server.thinking.bot_turns import BotTurns
from firehouse.server.thinking.reviews import Reviews
from firehouse.words.language import tell


class TableService:
    """Opened when the app starts, closed when it ends."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self.registry = Registry(self.resources)
        self.sockets = Sockets(self.resources, self.registry, Advisers(self.resources))
        self.histories = Histories()
        self.reviews = Reviews(self.resources)
        self._bots = BotTurns(self.resources)
        self.resources.wake_bots = self._bots.wake

    async def open(self) -> None:
        """Be ready for everybody."""
        await self.resources.start()
        self.registry.start()

    async def goodbye(self) -> None:
        """Say goodbye to everybody; no more sockets are taken."""
        await self.sockets.stop(tell("service.stops"))

    async def close(self) -> None:
        """Finish all writes."""
        await self.goodbye()
        await self.resources.stop()
