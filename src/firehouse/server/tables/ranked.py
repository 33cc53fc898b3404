"""A ranked table: how it is made, who may try, and how its result is written."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Final

from firehouse.core.daily import RANKED, daily_seed, today
from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.core.score import rank_of, score_of
from firehouse.core.setup import Setup
from firehouse.server.denial import Denied
from firehouse.server.people.texts import is_of_program
from firehouse.server.people.tokens import hash_of
from firehouse.server.resources import Resources
from firehouse.server.settings import daily_secret
from firehouse.server.storage import DayRow
from firehouse.server.tables.changes import BOT
from firehouse.server.tables.fold import Fold

BOTS: Final = "bots"
"""What moves of bots are counted as among the advice, wherever the bots think."""


def ranked_seed(resources: Resources, setup: Setup, day: str) -> int:
    """The seed of a day's ranked game: made from the server's secret, and from no other game's."""
    return daily_seed(setup, day, daily_secret(resources.settings), RANKED)


@asynccontextmanager
async def one_try(
    resources: Resources, day: str, game: str, player: str | None, table: str
) -> AsyncIterator[None]:
    """Let somebody play a day's game at this table, once; a try that comes to nothing is none."""
    if player is None:
        raise Denied("no-player", phrase("denied.no-player"))
    known, days = hash_of(player), resources.store.days
    before = await days.begin(day, game, known, table)
    if before not in (None, table):
        raise Denied("tried", phrase("denied.tried"))
    try:
        yield
    except BaseException:
        if before is None:
            await days.forget(day, game, known, table)
        raise


def need_open(fold: Fold) -> None:
    """Denied while a game of the day is for its own team alone."""
    if fold.is_secret:
        raise Denied("only-team", phrase("denied.only-team"))


def day_row(fold: Fold) -> DayRow | None:
    """How a ranked game ended; None if it is not over, not ranked, or not of today any more."""
    core, day = fold.core, fold.row.daily
    if not fold.ranked or day is None or day != today():
        return None
    if core.result is None:
        return None
    bots = {BOT, *(one.id for one in fold.members.values() if is_of_program(one.name))}
    advice = {**fold.aids_used, BOTS: sum(author in bots for author in fold.authors)}
    advice = {aid: count for aid, count in advice.items() if count}
    figures = score_of(core)
    return DayRow(
        table=fold.row.id,
        day=day,
        game=fold.row.game,
        rank=rank_of(core.result == WON, figures, sum(advice.values())),
        names=[member.name for member in fold.members.values()],
        result=core.result,
        figures=[(figure.title, figure.value) for figure in figures],
        advice=advice,
        at=datetime.now(UTC),
    )
