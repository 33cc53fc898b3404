"""The service of a server as an ASGI app."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI

from firehouse import __version__
from firehouse.server.api import glimpse, guide, health, pictures, privacy, records, steps, tables
from firehouse.server.api.pace import Paced
from firehouse.server.api.pages import Pages
from firehouse.server.api.security import OwnPages, SecurityHeaders
from firehouse.server.assembly import assembled
from firehouse.server.bus import shown as shown_bus
from firehouse.server.lockers import api as lockers
from firehouse.server.puzzles import api as puzzles
from firehouse.server.resources import LOG
from firehouse.server.service import Service
from firehouse.server.settings import Settings
from firehouse.server.storage.engine import database_url
from firehouse.server.storage.engine import shown as shown_database
from firehouse.server.today import api as today
from firehouse.server.workshop import api as workshop
from firehouse.server.workshop import gallery

ROUTERS: Final = (
    *(tables.ROUTER, privacy.ROUTER, records.ROUTER, pictures.ROUTER),
    *(guide.ROUTER, glimpse.ROUTER, steps.ROUTER, health.ROUTER),
    *(today.ROUTER, lockers.ROUTER, puzzles.ROUTER, workshop.ROUTER, gallery.ROUTER),
)


def create_app(settings: Settings) -> FastAPI:
    """The whole service; it opens its storage when it starts."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.open()
        LOG.info("the server is open", version=__version__, settings=in_force(settings))
        try:
            yield
        finally:
            await service.close()
            LOG.info("the server is closed")

    app = assembled(settings, service, ROUTERS, lifespan)
    app.state.checkup = health.Checkup(service.resources)
    app.router.default = Pages()
    app.add_middleware(Paced, limits=app.state.limits)
    app.add_middleware(OwnPages, allowed=settings.allowed_origins)
    app.add_middleware(SecurityHeaders)
    return app


def in_force(settings: Settings) -> dict[str, Any]:
    """The settings as they may be logged: no secret, and addresses without passwords."""
    told = settings.model_dump(mode="json", exclude={"secret"})
    told["database"] = shown_database(database_url(settings.database_url))
    told["bus"] = shown_bus(settings.bus)
    return told
