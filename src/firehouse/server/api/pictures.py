"""A position as the engine draws it, for clients without a board for the game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response

from firehouse.core.phrase import phrase
from firehouse.server.api.door import Door
from firehouse.server.api.problems import described
from firehouse.server.api.sight import SeenTable
from firehouse.server.denial import Denied

SVG: Final = "image/svg+xml"
DRAWN: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "The picture.", "content": {SVG: {"schema": {"type": "string"}}}}
}
ROUTER: Final = APIRouter(prefix="/api", tags=["games"], route_class=Door)


@ROUTER.get(
    "/tables/{table}/picture",
    responses={**described(404, 409), **DRAWN},
    response_class=Response,
)
async def picture(
    live: SeenTable,
    step: Annotated[int | None, Query(ge=0, le=1_000_000, description="Left out: now.")] = None,
) -> Response:
    """The position after a step, as SVG."""
    core = live.fold.core
    if step is None:
        step = core.step
    if step > core.step:
        raise Denied("no-step", phrase("denied.no-step", last=core.step))
    return Response(await asyncio.to_thread(core.game.svg, core.state_at(step)), media_type=SVG)
