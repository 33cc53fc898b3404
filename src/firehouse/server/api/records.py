"""A game over HTTP: its record, frames, review, standing, branches."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response

from firehouse.core.phrase import phrase
from firehouse.core.record import record_of
from firehouse.server.api.door import Door, brings, makes_table
from firehouse.server.api.models import TicketModel
from firehouse.server.api.packing import JSON, Packed
from firehouse.server.api.problems import described
from firehouse.server.api.record_models import (
    Branching,
    HistoryModel,
    Importing,
    RecordModel,
    ReviewAnswer,
    StandingModel,
    Team,
)
from firehouse.server.api.sight import SeenTable
from firehouse.server.api.tables import TheService
from firehouse.server.denial import Denied
from firehouse.server.people.limits import address_of
from firehouse.server.people.texts import name_of
from firehouse.server.tables.leaderboard import MOST, key_of
from firehouse.server.tables.new_tables import branch, imported, make_with_ticket

ROUTER: Final = APIRouter(prefix="/api", tags=["games"], route_class=Door)


@ROUTER.get("/tables/{table}/record", responses=described(404, 409), response_model=RecordModel)
async def record_file(live: SeenTable) -> Response:
    """The record of a game that is over, with its seed; of a table with real dice at any time."""
    fold = live.fold
    if not fold.tells_record:
        raise Denied("not-over", phrase("denied.record-told-later", over=fold.over))
    record = record_of(fold.core)
    beginning = fold.row.about.get("branch")
    if fold.puzzle or (beginning and beginning["luck"] == "new"):
        # The luck before it began came from another seed: it is kept as it fell, like real dice.
        record = replace(record, seed=None)
    name = f"firehouse-{fold.row.code}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.dumps(), 200, headers, JSON)


@ROUTER.get("/tables/{table}/frames", responses=described(404, 409), response_model=HistoryModel)
async def frames(
    request: Request,
    service: TheService,
    live: SeenTable,
    first: Annotated[int, Query(ge=1, le=1_000_000, description="The first step to tell.")] = 1,
) -> Response:
    """The whole game so far, for the scrubber, or a page of it."""
    return (await service.histories.of(live, first)).answer(request)


@ROUTER.get("/tables/{table}/review", responses=described(404, 409), response_model=ReviewAnswer)
async def review(request: Request, service: TheService, live: SeenTable) -> Response:
    """The review of a game that is over; ask again while its progress is below 1."""
    found = service.reviews.of(live, address_of(request))
    told = found["review"]
    if told is not None and live.keys.copies:
        await service.resources.store.lockers.reviewed(live.id, told["luck"], told["decisions"])
    return Packed.of(msgspec.json.encode(found)).answer(request)


@ROUTER.get("/tables/{table}/standing", responses=described(404))
async def standing(service: TheService, live: SeenTable) -> StandingModel:
    """Other games of this server with the same set-up and seed.

    Which tables they were played at is told when the seed may be: their records hold it.
    """
    fold = live.fold
    key = key_of(fold.row)
    if key is None:
        return StandingModel(teams=[], won=0, played=0)
    async with live.lock:  # who has heard of the end finds it here: it is written down by then
        results = await service.resources.store.results(key, MOST)
    won, played = await service.resources.store.tally(key)
    teams = [
        Team(
            table=result.table if fold.tells_seed else None,
            names=result.names,
            result="won" if result.result == "won" else "lost",
            ending=result.ending,
            score=result.score,
            steps=result.steps,
            aids_used=result.aids_used,
            yours=result.table == fold.row.id,
            at=result.at.isoformat(),
        )
        for result in results
    ]
    return StandingModel(teams=teams, won=won, played=played)


@ROUTER.post(
    "/tables/{table}/branch",
    status_code=201,
    responses=described(404, 409, 413),
)
@makes_table
async def branch_off(service: TheService, live: SeenTable, wanted: Branching) -> TicketModel:
    """A new table that begins with the steps of this one: what if?"""
    order = await branch(live.fold, wanted.step, wanted.luck == "same")
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


@ROUTER.post(
    "/records",
    status_code=201,
    responses=described(409, 413),
)
@brings("record")
@makes_table
async def import_record(request: Request, service: TheService, wanted: Importing) -> TicketModel:
    """A record file as a new table."""
    order = await imported(service.resources, wanted.record, address_of(request))
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))
