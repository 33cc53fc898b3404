"""For programs that know the rules themselves: the protocol's version, and all steps of a game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from firehouse import __version__
from firehouse.core.catalogue import rules_version
from firehouse.core.table import check
from firehouse.server.api.door import Door
from firehouse.server.api.history import PAGE
from firehouse.server.api.problems import described
from firehouse.server.api.sight import SeenTable

PROTOCOL: Final = 1
"""Rises when a client of the version before would misunderstand something."""
ROUTER: Final = APIRouter(prefix="/api", tags=["programs"], route_class=Door)


class ProtocolModel(BaseModel):
    """What a client should know before it speaks."""

    protocol: int = Field(description="The version of docs/protocol.md.")
    server: str = Field(description="The version of Firehouse.")


class StepsModel(BaseModel):
    """Everything that led to the position, decisions and luck, as texts."""

    setup: dict[str, Any]
    rules_version: str
    position: int = Field(description="The number that a move carries as `at`.")
    total: int = Field(description="How many steps there are in all.")
    steps: list[str] = Field(description="Those after `since`, or a page of them.")
    next: int | None = Field(description="The `since` of the next page; null if there is none.")
    check: str = Field(description="Eight digits that tell this position from others.")


@ROUTER.get("/protocol", responses=described())
async def protocol() -> ProtocolModel:
    """Which protocol the server speaks."""
    return ProtocolModel(protocol=PROTOCOL, server=__version__)


@ROUTER.get("/tables/{table}/steps", responses=described(404))
async def steps(
    live: SeenTable,
    since: Annotated[int, Query(ge=0, le=1_000_000, description="Steps that are known.")] = 0,
) -> StepsModel:
    """What was played and what fell; the seed stays secret."""
    fold, core = live.fold, live.fold.core
    told = core.steps[since : since + PAGE]
    known = since + len(told)
    return StepsModel(
        setup=core.setup.to_json(),
        rules_version=rules_version(core.setup.ruleset),
        position=fold.position,
        total=core.step,
        steps=[core.game.text(step.action) for step in told],
        next=known if known < core.step else None,
        check=check(core.state),
    )
