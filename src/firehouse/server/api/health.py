"""For those who run the service: whether it works, and its counters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from fastapi import APIRouter, Request, Response

from firehouse.server.api.models import Alive, Readiness
from firehouse.server.api.tables import TheService
from firehouse.server.condition import BUS, STORAGE
from firehouse.server.metrics import CONTENT_TYPE
from firehouse.server.resources import Resources

FRESH_SECONDS: Final = 1.0
ROUTER: Final = APIRouter(tags=["operations"])


class Checkup:
    """Looks at storage and bus at most once a second, however often it is asked itself."""

    def __init__(self, resources: Resources, clock: Callable[[], float] = monotonic) -> None:
        self._resources = resources
        self._clock = clock
        self._lock = asyncio.Lock()
        self._until = 0.0

    async def result(self) -> Readiness:
        """How things stand, or stood a moment ago."""
        condition = self._resources.condition
        async with self._lock:
            if self._clock() >= self._until:
                await self._resources.look()
                self._until = self._clock() + FRESH_SECONDS
        return Readiness(
            ready=condition.ready,
            degraded=condition.degraded,
            storage=condition.of(STORAGE),
            bus=condition.of(BUS),
        )


@ROUTER.get("/healthz")
async def healthz() -> Alive:
    """Is the process alive? Whether it can take moves is asked at /readyz."""
    return Alive()


@ROUTER.get(
    "/readyz", responses={503: {"model": Readiness, "description": "No moves can be taken."}}
)
async def readyz(request: Request, response: Response) -> Readiness:
    """Can moves be taken, and what is wrong? Degraded is not dead."""
    checkup: Checkup = request.app.state.checkup
    found = await checkup.result()
    if not found.ready:
        response.status_code = 503
    return found


@ROUTER.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(service: TheService) -> Response:
    """Counts and times for Prometheus."""
    return Response(service.resources.metrics.exposition(), media_type=CONTENT_TYPE)
