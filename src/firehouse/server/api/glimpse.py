"""The moving board of the first page: turns of a game that bots play, and taking it over."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response

from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.server.api.door import Door, makes_table
from firehouse.server.api.glimpse_models import GlimpseModel, TakeOver
from firehouse.server.api.guide import A_WHILE
from firehouse.server.api.models import TicketModel
from firehouse.server.api.packing import Packed
from firehouse.server.api.problems import described
from firehouse.server.api.tables import TheService
from firehouse.server.denial import Denied
from firehouse.server.people.texts import name_of
from firehouse.server.tables.new_tables import make_with_ticket, taken_over
from firehouse.server.tables.shared_games import shared_scene
from firehouse.stage import stage_of
from firehouse.stage.glimpse import PLAYER, film_of, first_glimpse, played

ROUTER: Final = APIRouter(prefix="/api", tags=["guide"], route_class=Door)


@ROUTER.get("/glimpse", responses=described(404), response_model=GlimpseModel)
async def glimpse(request: Request) -> Response:
    """Some turns of a game that bots play, for a picture that moves."""
    return _film().answer(request, A_WHILE)


@ROUTER.post("/glimpse", status_code=201, responses=described(404, 409, 413))
@makes_table
async def take_over(service: TheService, wanted: TakeOver) -> TicketModel:
    """A table at a step of it: the pawn on turn is the visitor's, the others stay the bots'."""
    table, first = _game()
    if not first <= wanted.step <= table.step:
        raise Denied("no-step", phrase("denied.no-step", last=table.step))
    order = await taken_over(table, wanted.step, PLAYER)
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


@cache
def _game() -> tuple[Table, int]:
    found = first_glimpse()
    if found is None:
        raise Denied("no-glimpse", phrase("denied.no-glimpse"))
    return played(found)


@cache
def _film() -> Packed:
    table, first = _game()
    told = film_of(stage_of(table.game), table, first)
    return Packed.of(msgspec.json.encode({"scene": shared_scene(table.game), **told}))
