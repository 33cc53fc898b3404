"""For those who run the service: is it well, and what does it count?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from fastapi import APIRouter, Request, Response

from firehouse.server.api.models import Health
from firehouse.server.api.tables import TheService
from firehouse.server.metrics import CONTENT_TYPE
from firehouse.server.resources import Resources

FRESH_SECONDS: Final = 1.0
ROUTER: Final = APIRouter(tags=["operations"])


class Checkup:
    """Asks storage and bus at most once a second, however often it is asked itself."""

    def __init__(self, resources: Resources, clock: Callable[[], float] = monotonic) -> None:
        self._resources = resources
        self._clock = clock
        self._lock = asyncio.Lock()
        self._found: Health | None = None
        self._until = 0.0

    async def result(self) -> Health:
        """How things stand, or stood a moment ago."""
        async with self._lock:
            if self._found is None or self._clock() >= self._until:
                storage, bus = await asyncio.gather(
                    self._resources.store.healthy(), self._resources.bus.healthy()
                )
                self._found = Health(storage=storage, bus=bus)
                self._until = self._clock() + FRESH_SECONDS
            return self._found


@ROUTER.get(
    "/healthz", responses={503: {"model": Health, "description": "Something does not answer."}}
)
async def healthz(request: Request, response: Response) -> Health:
    """Does everything that the service needs answer?"""
    checkup: Checkup = request.app.state.checkup
    health = await checkup.result()
    if not (health.storage and health.bus):
        response.status_code = 503
    return health


@ROUTER.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(service: TheService) -> Response:
    """Counts and times for Prometheus."""
    return Response(service.resources.metrics.exposition(), media_type=CONTENT_TYPE)
