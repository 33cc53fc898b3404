"""The service as an ASGI app, made of the routes that it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.routing import APIRoute

from firehouse import __version__
from firehouse.server.api.problems import Faults, handle_problems, too_many
from firehouse.server.api.security import POLICY
from firehouse.server.people.limits import SOCKETS, Limits, TooMany, address_of
from firehouse.server.settings import Settings
from firehouse.server.table_service import TableService


def assembled(
    settings: Settings, service: TableService, routers: Sequence[APIRouter], lifespan: Any = None
) -> FastAPI:
    """An app with these routes, and the sockets of all tables."""
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
    app.state.limits = Limits(settings, service.resources.metrics.count_refusal)
    app.state.max_body = settings.max_body
    handle_problems(app)
    app.add_exception_handler(TooMany, _too_many)
    for router in routers:
        app.include_router(router)
    app.state.routes = [
        route for router in routers for route in router.routes if isinstance(route, APIRoute)
    ]
    app.add_api_websocket_route("/api/tables/{table}/socket", _socket)
    app.add_middleware(Faults, condition=service.resources.condition)
    return app


async def _socket(socket: WebSocket, table: str) -> None:
    service: TableService = socket.app.state.service
    limits: Limits = socket.app.state.limits
    try:
        limits.need(SOCKETS, address_of(socket))
    except TooMany as error:
        await socket.close(POLICY, str(error))
        return
    await service.sockets.serve(socket, table)


async def _too_many(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    return too_many(error, closing=request.method == "POST")  # its body is not worth reading
