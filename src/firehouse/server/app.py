"""The service as an ASGI app."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.routing import APIRoute

from firehouse import __version__
from firehouse.server.api import glimpse, guide, health, pictures, privacy, records, steps, tables
from firehouse.server.api.pages import Pages
from firehouse.server.api.problems import Faults, handle_problems, problem
from firehouse.server.api.security import SecurityHeaders
from firehouse.server.api.socket import POLICY
from firehouse.server.bus import shown as shown_bus
from firehouse.server.lockers import api as lockers
from firehouse.server.people.limits import SOCKETS, Limits, TooMany, address_of
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

    app = FastAPI(
        title="Firehouse",
        version=__version__,
        description="Tables of cooperative firefighting games; see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.service = service
    app.state.goodbye = service.goodbye
    app.state.limits = Limits(settings)
    app.state.max_body = settings.max_body
    app.state.checkup = health.Checkup(service.resources)
    handle_problems(app)
    app.add_exception_handler(TooMany, _too_many)
    for router in ROUTERS:
        app.include_router(router)
    app.state.routes = [
        route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)
    ]
    app.router.default = Pages()
    app.add_api_websocket_route("/api/tables/{table}/socket", _socket)
    app.add_middleware(Faults)
    app.add_middleware(SecurityHeaders)
    return app


def in_force(settings: Settings) -> dict[str, Any]:
    """The settings as they may be logged: no secret, and addresses without passwords."""
    told = settings.model_dump(mode="json", exclude={"secret"})
    told["database"] = shown_database(database_url(settings.database_url))
    told["bus"] = shown_bus(settings.bus)
    return told


async def _socket(socket: WebSocket, table: str) -> None:
    service: Service = socket.app.state.service
    limits: Limits = socket.app.state.limits
    try:
        limits.need(SOCKETS, address_of(socket))
    except TooMany as error:
        await socket.close(POLICY, str(error))
        return
    await service.sockets.serve(socket, table)


async def _too_many(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    headers = {"Retry-After": str(error.seconds)}
    if request.method == "POST":
        headers["Connection"] = "close"  # what follows is not worth reading
    return problem(429, "too-many", str(error), headers)
