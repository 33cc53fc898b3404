"""Today's game and challenges over HTTP."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from firehouse.core.catalogue import games
from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.server.api.door import Door, makes_table
from firehouse.server.api.models import TicketModel
from firehouse.server.api.problems import described
from firehouse.server.api.tables import TableId, TheService
from firehouse.server.denial import Denied
from firehouse.server.messages import Aids
from firehouse.server.people.texts import name_of
from firehouse.server.people.tokens import is_table_id
from firehouse.server.storage import DayRow
from firehouse.server.table_service import TableService
from firehouse.server.tables.new_tables import Order, holders_of, make_with_ticket, new_game
from firehouse.server.tables.ranked import one_try, ranked_seed
from firehouse.server.today import challenges
from firehouse.server.today.models import (
    ChallengeModel,
    DayModel,
    FigureModel,
    MakeChallenge,
    PlayToday,
    RankedTeam,
    TakeChallenge,
    TodayGame,
    TodayModel,
)
from firehouse.stage.today import preset_of_the_day

SHOWN: Final = 100
"""Teams of a day that are listed."""
MINE: Final = 200
ROUTER: Final = APIRouter(prefix="/api", tags=["today"], route_class=Door)
Game = Annotated[str, Path(description="The id of a game.", max_length=64)]
Mine = Annotated[
    str, Query(max_length=MINE, description="Ids of your own tables, with commas: they are marked.")
]


@ROUTER.get("/today", responses=described())
async def todays_games(service: TheService, mine: Mine = "") -> TodayModel:
    """Today's game of every game, how teams did, and yesterday's."""
    day = today()
    before = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
    own = frozenset(mine.split(","))
    return TodayModel(
        day=day,
        ends=datetime.combine(_after(day), time(), UTC).isoformat(),
        games=[
            TodayGame(
                game=row.id,
                title=row.title,
                pawns=_pawns(row.id, day),
                today=await _day(service, row.id, day, own),
                yesterday=await _day(service, row.id, before, own),
            )
            for row in games()
        ],
    )


@ROUTER.get("/today/{game}/{day}", responses=described(404))
async def day_of_a_game(
    service: TheService,
    game: Game,
    day: Annotated[str, Path(description="Such as 2026-11-16.", max_length=10)],
    mine: Mine = "",
) -> DayModel:
    """A day of a game, today or before."""
    _need_game(game)
    try:
        known = date.fromisoformat(day).isoformat() == day and day <= today()
    except ValueError:
        known = False
    if not known:
        raise Denied("no-day", phrase("denied.no-day"))
    return await _day(service, game, day, frozenset(mine.split(",")))


async def _day(service: TableService, game: str, day: str, mine: frozenset[str]) -> DayModel:
    preset = preset_of_the_day(game, day)
    days = service.resources.store.days
    rows = await days.best(day, game, SHOWN)
    won, played = await days.tally(day, game)
    return DayModel(
        day=day,
        title=preset.title,
        text=preset.text,
        setup=preset.setup.to_json(),
        teams=placed(rows, mine, told=day < today()),
        won=won,
        played=played,
    )


def placed(rows: list[DayRow], mine: frozenset[str], told: bool) -> list[RankedTeam]:
    """Rows in order with their places: equal teams share one, and the next place is left out."""
    found: list[RankedTeam] = []
    for number, row in enumerate(rows):
        tie = number > 0 and rows[number - 1].rank == row.rank
        found.append(
            RankedTeam(
                place=found[-1].place if tie else number + 1,
                names=row.names,
                result="won" if row.result == "won" else "lost",
                figures=[FigureModel(title=title, value=value) for title, value in row.figures],
                advice=row.advice,
                yours=row.table in mine,
                table=row.table if told else None,
            )
        )
    return found


def _pawns(game: str, day: str) -> int:
    """How many seats a day's game has."""
    core = new_game(preset_of_the_day(game, day).setup, 0, referee=False)
    return len(core.game.pawns(core.state))


def _after(day: str) -> date:
    return date.fromisoformat(day) + timedelta(days=1)


def _need_game(game: str) -> None:
    if game not in {row.id for row in games()}:
        raise Denied("no-game", phrase("denied.no-game"))


@ROUTER.post(
    "/today/{game}",
    status_code=201,
    responses=described(404, 409, 413),
)
@makes_table
async def play_today(service: TheService, game: Game, wanted: PlayToday) -> TicketModel:
    """Make a ranked table of today's game; each player has one try."""
    _need_game(game)
    day, resources = today(), service.resources
    setup = preset_of_the_day(game, day).setup
    core = new_game(setup, ranked_seed(resources, setup, day), referee=False)
    resources.bots.need_wishes(wanted.seats)
    order = Order(
        core=core,
        holders=holders_of(core, wanted.seats),
        people=[],
        daily=day,
        aids=Aids(**wanted.aids.model_dump()),
        about={"ranked": True},
    )
    name = name_of(wanted.name)
    async with one_try(resources, day, game, wanted.player, order.id):
        ticket = await make_with_ticket(resources, order, name)
    return TicketModel(**asdict(ticket))


@ROUTER.post("/tables/{table}/challenge", responses=described(404, 409, 413))
async def make_challenge(
    service: TheService, table: TableId, wanted: MakeChallenge
) -> ChallengeModel:
    """A link by which others play the same fire; only people of the table make it."""
    live = await service.registry.get(table)
    await live.person_of(wanted.token)
    id = await challenges.made(service.resources, live.fold)
    return await challenges.told(service.resources, id, live.fold)


ChallengeId = Annotated[str, Path(description="The id of a challenge.", max_length=64)]


@ROUTER.get("/challenges/{id}", responses=described(404))
async def one_challenge(service: TheService, id: ChallengeId) -> ChallengeModel:
    """What a challenge is about; nothing of how it went."""
    live = await service.registry.get(await _challenged(service, id))
    return await challenges.told(service.resources, id, live.fold)


@ROUTER.post(
    "/challenges/{id}",
    status_code=201,
    responses=described(404, 409, 413),
)
@makes_table
async def take_challenge(
    service: TheService, id: ChallengeId, wanted: TakeChallenge
) -> TicketModel:
    """Make a table with the fire of a challenge."""
    live = await service.registry.get(await _challenged(service, id))
    service.resources.bots.need_wishes(wanted.seats)
    aids = Aids(**wanted.aids.model_dump())
    order = challenges.answered(id, live.fold, wanted.seats, aids)
    ticket = await make_with_ticket(service.resources, order, name_of(wanted.name))
    return TicketModel(**asdict(ticket))


async def _challenged(service: TableService, id: str) -> str:
    """The table whose fire a challenge has."""
    table = await service.resources.store.days.challenged(id) if is_table_id(id) else None
    if table is None:
        raise Denied("no-challenge", phrase("denied.no-challenge"))
    return table
