"""What is stored about a person: shown to and deleted for the holder of the token."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import APIRouter, Response

from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.server.api.door import Door
from firehouse.server.api.privacy_models import (
    Holding,
    PlayersTries,
    Playing,
    StoredAbout,
    TryModel,
)
from firehouse.server.api.problems import described
from firehouse.server.api.tables import TableId, TheService
from firehouse.server.denial import Denied
from firehouse.server.people.tokens import hash_of
from firehouse.server.resources import LOG
from firehouse.server.tables.desk import MAKER
from firehouse.server.tables.leaving import forget, remove

ROUTER: Final = APIRouter(prefix="/api", tags=["privacy"], route_class=Door)


@ROUTER.post("/tables/{table}/mine", responses=described(404, 409, 413), response_model=StoredAbout)
async def stored_about_me(service: TheService, table: TableId, wanted: Holding) -> Response:
    """All that is stored about the person of a token at this table."""
    live = await service.registry.get(table)
    person = await live.person_of(wanted.token)
    found = await service.resources.store.stored_about(table, person)
    return Response(msgspec.json.encode(found), media_type="application/json")


@ROUTER.post("/tables/{table}/forget", status_code=204, responses=described(404, 409, 413))
async def forget_me(service: TheService, table: TableId, wanted: Holding) -> None:
    """Delete name and words of the person of a token; the token is nobody's from then on."""
    live = await service.registry.get(table)
    await forget(live, await live.person_of(wanted.token))
    LOG.info("somebody was forgotten", table=table)


@ROUTER.post("/tables/{table}/delete", status_code=204, responses=described(404, 409, 413))
async def delete_table(service: TheService, table: TableId, wanted: Holding) -> None:
    """Delete a table with its game and all that was said; only who made it can."""
    live = await service.registry.get(table)
    if await live.person_of(wanted.token) != MAKER:
        raise Denied("not-maker", phrase("denied.not-yours-to-delete"))
    await remove(live)
    LOG.info("a table was deleted", table=table)


@ROUTER.post("/players/mine", responses=described(413))
async def tries_of_mine(service: TheService, wanted: Playing) -> PlayersTries:
    """The days whose ranked game a player has tried, by the text that their browser keeps."""
    found = await service.resources.store.days.tries(hash_of(wanted.player))
    return PlayersTries(tries=[TryModel(**row) for row in found], deleted=0)


@ROUTER.post("/players/forget", responses=described(413))
async def forget_my_tries(service: TheService, wanted: Playing) -> PlayersTries:
    """Delete the tries of days that are over; what is left is that of today."""
    known, days = hash_of(wanted.player), service.resources.store.days
    deleted = await days.forget_tries(today(), known)
    left = [TryModel(**row) for row in await days.tries(known)]
    return PlayersTries(tries=left, deleted=deleted)
