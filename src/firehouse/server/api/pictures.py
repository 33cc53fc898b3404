"""A position as the engine draws it, for clients without a board for the game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from firehouse.server.api.problems import described
from firehouse.server.api.tables import InHouse, TableId
from firehouse.server.denial import Denied

SVG: Final = "image/svg+xml"
ROUTER: Final = APIRouter(prefix="/api", tags=["games"])


class SvgResponse(Response):
    media_type = SVG


@ROUTER.get("/tables/{table}/picture", responses=described(404, 409), response_class=SvgResponse)
async def picture(
    house: InHouse,
    table: TableId,
    step: Annotated[int | None, Query(ge=0, le=1_000_000, description="Left out: now.")] = None,
) -> Response:
    """The position after a step, as SVG."""
    core = (await house.registry.get(table)).fold.core
    if step is None:
        step = core.step
    if step > core.step:
        raise Denied("no-step", f"This game has the steps 0 to {core.step}.")
    state = core.state_at(step)
    return SvgResponse(await asyncio.to_thread(core.game.svg, state))
