"""The whole service of a process: what it shares, the tables, the sockets, the bots."""

from __future__ import annotations

from firehouse.server.advice import Advisers
from firehouse.server.bots import BotSeats
from firehouse.server.history import Histories
from firehouse.server.registry import Registry
from firehouse.server.reviews import Reviews
from firehouse.server.services import Services
from firehouse.server.settings import Settings
from firehouse.server.socket import Sockets


class House:
    """Opened when the app starts, closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.services = Services(settings)
        self.registry = Registry(self.services)
        self.sockets = Sockets(self.services, self.registry, Advisers(self.services))
        self.histories = Histories()
        self.reviews = Reviews(self.services)
        self._bots = BotSeats(self.services)
        self.services.wake_bots = self._bots.wake

    async def open(self) -> None:
        """Be ready for everybody."""
        await self.services.start()
        self.registry.start()

    async def goodbye(self) -> None:
        """Say goodbye to everybody; no more sockets are taken."""
        await self.sockets.stop("The server is going down; it comes back soon.")

    async def close(self) -> None:
        """Finish all writes."""
        await self.goodbye()
        await self.services.stop()
