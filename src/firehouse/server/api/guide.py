"""The catalogue, the reference and the lessons over HTTP."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache, lru_cache
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from firehouse.core.catalogue import games
from firehouse.core.catalogue import rulesets as all_rulesets
from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.lessons import lesson, lessons
from firehouse.reference import mixes, sections
from firehouse.server.api.door import Door, makes_table
from firehouse.server.api.models import (
    CatalogueModel,
    LessonModel,
    SectionModel,
    TakeLesson,
    TicketModel,
)
from firehouse.server.api.packing import Packed
from firehouse.server.api.problems import described
from firehouse.server.api.tables import TheService
from firehouse.server.denial import Denied
from firehouse.server.people.texts import name_of
from firehouse.server.tables.new_tables import Order, holders_of, make_with_ticket, new_game
from firehouse.stage.catalogue import catalogue

A_WHILE: Final = {"Cache-Control": "public, max-age=300"}
ROUTER: Final = APIRouter(prefix="/api", tags=["guide"], route_class=Door)


@ROUTER.get("/rulesets", responses=described(), response_model=CatalogueModel)
async def rulesets(request: Request, service: TheService) -> Response:
    """Every way to play, the bots, and the day of the daily seed."""
    return _catalogue(today(), tuple(service.resources.bots.choices)).answer(request)


@lru_cache(maxsize=2)
def _catalogue(day: str, bots: tuple[tuple[str, str, str], ...]) -> Packed:
    return Packed.of(msgspec.json.encode(catalogue(day, bots)))


@ROUTER.get("/reference", responses=described(404), response_model=list[SectionModel])
async def reference(
    request: Request,
    ruleset: Annotated[str | None, Query(description="Only what this rule set has.")] = None,
    options: Annotated[
        str, Query(max_length=2000, description="Names of options that the table has set.")
    ] = "",
) -> Response:
    """The rules of all games, in our words, or those of one rule set.

    With options that bring rules of other rule sets along, all are there again.
    """
    if ruleset not in _READ:
        raise Denied("no-ruleset", phrase("denied.no-ruleset"))
    whole = ruleset is None or mixes(ruleset, options.split(","))
    return _reference(None if whole else ruleset).answer(request, A_WHILE)


_READ: Final = (None, *(found.id for found in all_rulesets()))


@cache
def _reference(ruleset: str | None) -> Packed:
    fields = ("id", "game", "title", "body", "sources", "only_in")
    return _titled([{name: getattr(found, name) for name in fields} for found in sections(ruleset)])


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
)
@makes_table
async def take_lesson(
    service: TheService,
    id: Annotated[str, Path(description="The id of a lesson.", max_length=64)],
    wanted: TakeLesson,
) -> TicketModel:
    """The table of a lesson, with the learner at all pawns."""
    found = lesson(id)
    if found is None:
        raise Denied("no-lesson", phrase("denied.no-lesson"))
    core = new_game(found.setup, found.seed, False)
    order = Order(core, holders_of(core, []), people=[], about={"lesson": found.id})
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))
