"""Tables over HTTP: made, listed, joined."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request

from firehouse.core.setup import Setup
from firehouse.server.api.limiting import limit_tables
from firehouse.server.api.models import NewTable, TableLineModel, TakeSeat, TicketModel
from firehouse.server.api.problems import described
from firehouse.server.denial import Denied
from firehouse.server.describing import note_of
from firehouse.server.house import House
from firehouse.server.making import Order, daily_seed, holders_of, make_with_ticket, new_game, today
from firehouse.server.messages import Aids
from firehouse.server.seating import sit_down
from firehouse.server.storage import TableRow
from firehouse.server.texts import name_of
from firehouse.server.tokens import is_code

LISTED: Final = 100
ROUTER: Final = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(description="The id of a table.", max_length=64)]


def house_of(request: Request) -> House:
    """The service that a request is for."""
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]


@ROUTER.post(
    "/tables",
    status_code=201,
    responses=described(409, 413),
    dependencies=[Depends(limit_tables)],
)
async def make_table(house: InHouse, wanted: NewTable) -> TicketModel:
    """Make a table and sit down at it; the token is told only here."""
    setup = setup_of(wanted.setup.plain())
    daily = today() if wanted.seed == "daily" else None
    if wanted.referee and wanted.seed is not None:
        raise Denied("bad-setup", "A table with real dice has no seed; leave the seed out.")
    seed = daily_seed(house.services, setup, daily) if daily else wanted.seed
    assert not isinstance(seed, str)
    core = new_game(setup, seed, wanted.referee)
    order = Order(
        core=core,
        holders=holders_of(core, wanted.seats),
        people=[],
        public=wanted.public,
        daily=daily,
        aids=Aids(**wanted.aids.model_dump()),
        consent=wanted.consent,
        patience=wanted.patience,
    )
    ticket = await make_with_ticket(house.services, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


def setup_of(plain: dict[str, Any]) -> Setup:
    """A set-up that clients sent; Denied if it makes no sense."""
    try:
        return Setup.from_json(plain)
    except ValueError as error:
        raise Denied("bad-setup", str(error)) from None


@ROUTER.get("/tables", responses=described())
async def list_tables(house: InHouse) -> list[TableLineModel]:
    """Public tables whose game is not over."""
    return [
        TableLineModel(**{**asdict(line), "created": line.created.isoformat()})
        for line in await house.services.store.listed(LISTED)
    ]


@ROUTER.get("/tables/{table}", responses=described(404))
async def one_table(house: InHouse, table: TableId) -> TableLineModel:
    """How a table stands."""
    return await _line(house, table)


@ROUTER.get("/codes/{code}", responses=described(404))
async def table_of_code(
    house: InHouse, code: Annotated[str, Path(description="A short code.", max_length=64)]
) -> TableLineModel:
    """The table of a short code."""
    row: TableRow | None = None
    wanted = code.upper()
    if is_code(wanted):
        row = await house.services.store.by_code(wanted)
    if row is None:
        raise Denied("no-code", "There is no table with this code.")
    return await _line(house, row.id)


async def _line(house: House, table: str) -> TableLineModel:
    fold = (await house.registry.get(table)).fold
    row = fold.row
    return TableLineModel(
        id=row.id,
        code=row.code,
        title=row.title,
        game=row.game,
        created=row.created.isoformat(),
        **asdict(note_of(fold)),
    )


@ROUTER.post("/tables/{table}/seats", status_code=201, responses=described(404, 409, 413))
async def take_seat(house: InHouse, table: TableId, wanted: TakeSeat) -> TicketModel:
    """Sit down at open seats; the token is told only here."""
    live = await house.registry.get(table)
    ticket = await sit_down(live, name_of(wanted.name), wanted.pawns)
    return TicketModel(**asdict(ticket))
