"""Which tables a request may see: a game of today is visible only to its own team."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Header

from firehouse.server.api.tables import TableId, TheService
from firehouse.server.denial import Denied
from firehouse.server.tables.live import LiveTable
from firehouse.server.tables.ranked import need_open

BEARER: Final = "bearer "
Authorization = Annotated[
    str | None,
    Header(
        max_length=200,
        description="“Bearer”, a space and the token of a seat: needed at a game of today.",
    ),
]


async def table_in_sight(
    service: TheService, table: TableId, authorization: Authorization = None
) -> LiveTable:
    """A table in memory; Denied if this request may not see it now."""
    live = await service.registry.get(table)
    if live.fold.is_secret and not await _is_of_team(live, authorization or ""):
        need_open(live.fold)
    return live


async def _is_of_team(live: LiveTable, authorization: str) -> bool:
    """Does the token of a request open a seat of this table?"""
    if not authorization.lower().startswith(BEARER):
        return False
    try:
        await live.person_of(authorization[len(BEARER) :].strip())
    except Denied:
        return False
    return True


SeenTable = Annotated[LiveTable, Depends(table_in_sight)]
