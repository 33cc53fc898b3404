"""Tables over HTTP: made, listed, joined."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import asdict
from datetime import datetime
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request

from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.server.api.door import Door, brings, makes_table, takes_seat
from firehouse.server.api.models import NewTable, QuickMatch, TableLineModel, TakeSeat, TicketModel
from firehouse.server.api.problems import described
from firehouse.server.denial import Denied, denied_for
from firehouse.server.messages import Aids
from firehouse.server.people.limits import OPEN_TABLES, WRONG_CODES, Limits, address_of
from firehouse.server.people.texts import bot_name_of, name_of
from firehouse.server.people.tokens import is_code
from firehouse.server.storage import TableRow
from firehouse.server.table_service import TableService
from firehouse.server.tables.description import note_of
from firehouse.server.tables.matching import Wanted, match, open_table
from firehouse.server.tables.new_tables import (
    Order,
    holders_of,
    make_with_ticket,
    new_game,
    seed_of_the_day,
)
from firehouse.server.tables.outside import accepted
from firehouse.server.tables.ranked import one_try
from firehouse.server.tables.seats import Newcomer, sit_down

LISTED: Final = 100
SHOWN: Final = frozenset(TableLineModel.model_fields)
ROUTER: Final = APIRouter(prefix="/api", tags=["tables"], route_class=Door)
HIDDEN: Final = {"watch": False, "step": 0, "situation": ""}
"""What strangers are told of a game of today, besides who plays it."""
TableId = Annotated[str, Path(description="The id of a table.", max_length=64)]


async def service_of(request: Request) -> TableService:
    """The service that a request is for."""
    service: TableService = request.app.state.service
    return service


TheService = Annotated[TableService, Depends(service_of)]


@ROUTER.post(
    "/tables",
    status_code=201,
    responses=described(409, 413),
)
@brings("set-up")
@makes_table
async def make_table(request: Request, service: TheService, wanted: NewTable) -> TicketModel:
    """Make a table and sit down at it; the token is told only here."""
    public = wanted.public or wanted.seeks is not None
    if public:
        _need_room_on_the_list(request)
    setup = setup_of(wanted.setup.plain())
    daily = today() if wanted.seed == "daily" else None
    if wanted.referee and wanted.seed is not None:
        raise Denied("bad-setup", phrase("denied.seed-of-dice"))
    seed = seed_of_the_day(service.resources, setup, daily) if daily else wanted.seed
    assert not isinstance(seed, str)
    core = new_game(setup, seed, wanted.referee)
    service.resources.bots.need_wishes(wanted.seats)
    order = Order(
        core=core,
        holders=holders_of(core, wanted.seats),
        people=[],
        public=public,
        daily=daily,
        aids=Aids(**wanted.aids.model_dump()),
        consent=wanted.consent,
        patience=wanted.clock or wanted.patience,
        about=_about(wanted),
    )
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


def _need_room_on_the_list(request: Request) -> None:
    """Count a table for everybody; TooMany if the list would be full of those of one address."""
    limits: Limits = request.app.state.limits
    limits.need(OPEN_TABLES, address_of(request))


def _about(wanted: NewTable) -> dict[str, Any]:
    """What else a table has to know: whom it looks for, and how long a turn may take."""
    if wanted.clock is not None and wanted.referee:
        raise Denied("bad-setup", phrase("denied.clock-of-dice"))
    seeks = wanted.seeks.model_dump() if wanted.seeks else None
    about = {"seeks": seeks, "clock": wanted.clock}
    return {name: value for name, value in about.items() if value is not None}


def setup_of(plain: dict[str, Any]) -> Setup:
    """A set-up that clients sent; Denied if it makes no sense."""
    try:
        return accepted(Setup.from_json(plain))
    except ValueError as error:
        raise denied_for("bad-setup", error) from None


@ROUTER.get("/tables", responses=described())
async def list_tables(service: TheService) -> list[TableLineModel]:
    """Public tables whose game is not over."""
    return [
        _model(asdict(line), line.created, line.about)
        for line in await service.resources.store.listed(LISTED)
    ]


def _model(line: dict[str, Any], created: datetime, about: dict[str, Any]) -> TableLineModel:
    known = {name: value for name, value in line.items() if name in SHOWN}
    told = {
        "created": created.isoformat(),
        "seeks": about.get("seeks"),
        "clock": about.get("clock", 0),
        "ranked": about.get("ranked", False),
    }
    return TableLineModel(**{**known, **told})


@ROUTER.get("/tables/{table}", responses=described(404))
async def one_table(service: TheService, table: TableId) -> TableLineModel:
    """How a table stands."""
    return await _line(service, table)


@ROUTER.get("/codes/{code}", responses=described(404))
async def table_of_code(
    request: Request,
    service: TheService,
    code: Annotated[str, Path(description="A short code.", max_length=64)],
) -> TableLineModel:
    """The table of a short code."""
    limits: Limits = request.app.state.limits
    limits.need_room(WRONG_CODES, address_of(request))
    row: TableRow | None = None
    wanted = code.upper()
    if is_code(wanted):
        row = await service.resources.store.by_code(wanted)
    if row is None:
        limits.need(WRONG_CODES, address_of(request))
        raise Denied("no-code", phrase("denied.no-code"))
    return await _line(service, row.id)


async def _line(service: TableService, table: str) -> TableLineModel:
    fold = (await service.registry.get(table)).fold
    row = fold.row
    told = _model({**asdict(row), **asdict(note_of(fold))}, row.created, row.about)
    return told.model_copy(update=HIDDEN) if fold.is_secret else told


@ROUTER.post("/quick", status_code=201, responses=described(409, 413))
@makes_table
async def quick_match(request: Request, service: TheService, wanted: QuickMatch) -> TicketModel:
    """Sit down wherever a seat is open, or at a new table with open seats."""
    wish = Wanted(wanted.language, wanted.level, wanted.besides)
    newcomer = Newcomer(name_of(wanted.name), address_of(request))
    ticket = await match(service.resources, service.registry, wish, newcomer)
    if ticket is None:
        _need_room_on_the_list(request)
        ticket = await make_with_ticket(service.resources, open_table(wish), newcomer.name)
    return TicketModel(**asdict(ticket))


@ROUTER.post("/tables/{table}/seats", status_code=201, responses=described(404, 409, 413))
@takes_seat
async def take_seat(
    request: Request, service: TheService, table: TableId, wanted: TakeSeat
) -> TicketModel:
    """Sit down at open seats; the token is told only here."""
    live = await service.registry.get(table)
    name = bot_name_of(wanted.name) if wanted.bot else name_of(wanted.name)
    row = live.fold.row
    async with AsyncExitStack() as stack:
        if live.fold.ranked and row.daily is not None:
            trying = one_try(service.resources, row.daily, row.game, wanted.player, table)
            await stack.enter_async_context(trying)
        ticket = await sit_down(live, Newcomer(name, address_of(request)), wanted.pawns)
    return TicketModel(**asdict(ticket))
