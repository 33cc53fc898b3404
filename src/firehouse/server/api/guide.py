"""What there is to play, to read and to learn: the catalogue, the reference, the lessons."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache, lru_cache
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response

from firehouse.core.catalogue import games
from firehouse.lessons import lesson, lessons
from firehouse.reference import sections
from firehouse.server.api.limiting import limit_tables
from firehouse.server.api.models import (
    CatalogueModel,
    LessonModel,
    SectionModel,
    TakeLesson,
    TicketModel,
)
from firehouse.server.api.problems import described
from firehouse.server.api.tables import InHouse
from firehouse.server.denial import Denied
from firehouse.server.making import Order, holders_of, make_with_ticket, new_game, today
from firehouse.server.packing import Packed
from firehouse.server.texts import name_of
from firehouse.stage.catalogue import catalogue

A_WHILE: Final = {"Cache-Control": "public, max-age=300"}
ROUTER: Final = APIRouter(prefix="/api", tags=["guide"])


@ROUTER.get("/rulesets", responses=described(), response_model=CatalogueModel)
async def rulesets(request: Request) -> Response:
    """Every way to play, the bots, and the day of the daily seed."""
    return _catalogue(today()).answer(request)


@lru_cache(maxsize=2)
def _catalogue(day: str) -> Packed:
    return Packed.of(msgspec.json.encode(catalogue(day)))


@ROUTER.get("/reference", responses=described(), response_model=list[SectionModel])
async def reference(request: Request) -> Response:
    """The rules of both games, in our words."""
    return _reference().answer(request, A_WHILE)


@cache
def _reference() -> Packed:
    fields = ("id", "game", "title", "body", "sources")
    return _titled([{name: getattr(found, name) for name in fields} for found in sections()])


@ROUTER.get("/lessons", responses=described(), response_model=list[LessonModel])
async def all_lessons(request: Request) -> Response:
    """First games that teach."""
    return _lessons().answer(request, A_WHILE)


@cache
def _lessons() -> Packed:
    return _titled([found.told() for found in lessons()])


def _titled(rows: list[dict[str, Any]]) -> Packed:
    """Rows with what their games are called."""
    titles = {row.id: row.title for row in games()}
    told = [{**row, "game_title": titles[row["game"]]} for row in rows]
    return Packed.of(msgspec.json.encode(told))


@ROUTER.post(
    "/lessons/{id}",
    status_code=201,
    responses=described(404, 413),
    dependencies=[Depends(limit_tables)],
)
async def take_lesson(
    house: InHouse,
    id: Annotated[str, Path(description="The id of a lesson.", max_length=64)],
    wanted: TakeLesson,
) -> TicketModel:
    """The table of a lesson, with the learner at all pawns."""
    found = lesson(id)
    if found is None:
        raise Denied("no-lesson", "There is no such lesson.")
    core = new_game(found.setup, found.seed, False)
    order = Order(core, holders_of(core, []), people=[], about={"lesson": found.id})
    ticket = await make_with_ticket(house.services, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))
