"""Personal links over HTTP; the key comes in the body, so that no address and no log holds it."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import APIRouter, Response

from firehouse.server.api.door import Door, makes_table
from firehouse.server.api.models import TicketModel
from firehouse.server.api.problems import described
from firehouse.server.api.tables import TheService
from firehouse.server.api.whole import WholeService
from firehouse.server.lockers import keeping
from firehouse.server.lockers.history import Earned, earned
from firehouse.server.lockers.models import (
    AskForPush,
    EarnedBadge,
    FinishedGame,
    KeptSeat,
    LockerModel,
    NewLocker,
    PlayedBefore,
    Prefer,
    PutSeat,
    StopPush,
    StoredInLocker,
    TakeOutSeat,
    WithKey,
)
from firehouse.server.people.tokens import copied_token, locker_of
from firehouse.server.push import endpoints
from firehouse.server.resources import LOG
from firehouse.server.storage import FinishedRow, KeptTable, PushRow
from firehouse.server.today.models import FigureModel

ROUTER: Final = APIRouter(prefix="/api/lockers", tags=["lockers"], route_class=Door)
MOST_GAMES: Final = 2_000
"""Finished games that are looked at."""
KNOWN: Final = described(404, 413)
"""What may be answered to who has a key."""


@ROUTER.post("", status_code=201, responses=described(409, 413))
@makes_table
async def make_locker(service: TheService) -> NewLocker:
    """Make a personal link; its key is told only here."""
    return NewLocker(key=await keeping.make(service.resources))


@ROUTER.post("/open", responses=KNOWN)
async def open_locker(service: WholeService, wanted: WithKey) -> LockerModel:
    """What is kept for a personal link: tables with what waits for you, and preferences."""
    found = await keeping.opened(service.resources, wanted.key)
    tables = await keeping.tables(service.resources, wanted.key)
    return LockerModel(
        made=found["made"].isoformat(),
        preferences=found["preferences"],
        push_key=service.pusher.sender.public,
        tables=[_seat(kept, wanted.key) for kept in tables],
    )


def _seat(kept: KeptTable, key: str) -> KeptSeat:
    return KeptSeat(
        table=kept.table,
        code=kept.code,
        person=kept.person,
        token=copied_token(key, kept.root),
        title=kept.title,
        game=kept.game,
        status=kept.status,
        situation=kept.situation,
        people=kept.people,
        waits=keeping.waits(kept),
        created=kept.created.isoformat(),
        touched=kept.touched.isoformat(),
    )


@ROUTER.post("/seats", responses=described(404, 409, 413))
async def put_seat(service: TheService, wanted: PutSeat) -> TicketModel:
    """Keep a seat at a table; the ticket is that of the link."""
    live = await service.registry.get(wanted.table)
    person, token = await keeping.put(live, wanted.key, wanted.token)
    fold = live.fold
    return TicketModel(
        table=live.id,
        code=fold.row.code,
        person=person,
        token=token,
        pawns=fold.pawns_of(person),
    )


@ROUTER.post("/seats/remove", status_code=204, responses=KNOWN)
async def take_out_seat(service: TheService, wanted: TakeOutSeat) -> None:
    """Keep a seat no longer; finished games stay in the history."""
    await keeping.opened(service.resources, wanted.key)
    await service.resources.store.lockers.take_out(locker_of(wanted.key), wanted.table)
    live = service.registry.tables.get(wanted.table)
    if live is not None:
        await live.keys.read(service.resources.store, live.id)


@ROUTER.post("/preferences", status_code=204, responses=KNOWN)
async def keep_preferences(service: TheService, wanted: Prefer) -> None:
    """Keep how somebody likes the page, in place of what was kept before."""
    await keeping.opened(service.resources, wanted.key)
    await service.resources.store.lockers.prefer(locker_of(wanted.key), wanted.preferences)


@ROUTER.post("/push", status_code=204, responses=described(404, 409, 413))
async def ask_for_push(service: TheService, wanted: AskForPush) -> None:
    """Tell a browser whose turn it is, also while its page is closed."""
    await keeping.opened(service.resources, wanted.key)
    row = PushRow(locker_of(wanted.key), wanted.endpoint, wanted.p256dh, wanted.auth)
    await endpoints.add(service.resources, row)


@ROUTER.post("/push/remove", status_code=204, responses=KNOWN)
async def stop_push(service: TheService, wanted: StopPush) -> None:
    """Tell a browser no more."""
    await keeping.opened(service.resources, wanted.key)
    await service.resources.store.pushes.remove(locker_of(wanted.key), wanted.endpoint)


@ROUTER.post("/history", responses=KNOWN)
async def history(service: TheService, wanted: WithKey) -> PlayedBefore:
    """Finished games and badges."""
    await keeping.opened(service.resources, wanted.key)
    rows = await service.resources.store.lockers.games(locker_of(wanted.key), MOST_GAMES)
    return PlayedBefore(
        games=[_game(row) for row in rows],
        badges=[_badge(one) for one in earned(rows[::-1])],
    )


def _game(row: FinishedRow) -> FinishedGame:
    return FinishedGame(
        table=row.table,
        there=row.there,
        game=row.game,
        ruleset=row.ruleset,
        board=row.board,
        difficulty=row.difficulty,
        crew=row.crew,
        people=row.people,
        result="won" if row.result == "won" else "lost",
        ending=row.ending,
        figures=[FigureModel(title=title, value=value) for title, value in row.figures],
        advice=row.advice,
        luck=row.luck,
        decisions=row.decisions,
        at=row.at.isoformat(),
    )


def _badge(one: Earned) -> EarnedBadge:
    badge = one.badge
    return EarnedBadge(
        id=badge.id,
        game=one.game,
        title=badge.title,
        text=badge.text,
        done=one.done,
        needed=badge.needed,
        at=one.at.isoformat() if one.at else None,
    )


@ROUTER.post("/export", responses=KNOWN, response_model=StoredInLocker)
async def export_locker(service: TheService, wanted: WithKey) -> Response:
    """All that is stored for a personal link, as JSON."""
    found = await keeping.opened(service.resources, wanted.key)
    rows = await service.resources.store.lockers.everything(locker_of(wanted.key))
    told = {name: found[name] for name in ("made", "used", "preferences")}
    return Response(msgspec.json.encode({**told, **rows}), media_type="application/json")


@ROUTER.post("/delete", status_code=204, responses=KNOWN)
async def delete_locker(service: TheService, wanted: WithKey) -> None:
    """Delete all that is stored for a personal link; the seats stay with their own tokens."""
    await keeping.opened(service.resources, wanted.key)
    locker = locker_of(wanted.key)
    tables = await keeping.tables(service.resources, wanted.key)
    await service.resources.store.lockers.delete([locker])
    for live in map(service.registry.tables.get, {kept.table for kept in tables}):
        if live is not None:
            await live.keys.read(service.resources.store, live.id)
    LOG.info("a locker was deleted")
