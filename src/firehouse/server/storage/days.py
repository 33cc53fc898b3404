"""Ranked games of a day, who has tried them, and challenges."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Table, case, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import CHALLENGES, DAYS, TRIES, of_table
from firehouse.server.storage.reader import Reader
from firehouse.server.storage.rows import DayRow
from firehouse.server.storage.writer import INSERTS, Writer


class Days:
    """The part of a store that knows about days."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def rank(self, row: DayRow) -> None:
        """Store how a ranked game ended; the first end of a table counts."""
        values = asdict(row)
        values["table_id"] = values.pop("table")
        await self._insert(DAYS, values)

    async def best(self, day: str, game: str, limit: int) -> list[DayRow]:
        """The teams of a day, the best first; of a tie the earlier one is shown first."""
        wanted = (
            select(*of_table(DAYS))
            .where(DAYS.c.day == day, DAYS.c.game == game)
            .order_by(DAYS.c.rank, DAYS.c.at, DAYS.c.table_id)
        )
        return await self._reader.each(DayRow, wanted, "days", limit)

    async def tally(self, day: str, game: str) -> tuple[int, int]:
        """How many ranked games of a day were won, and how many played."""
        won = func.sum(case((DAYS.c.result == "won", 1), else_=0)).label("won")
        wanted = select(won, func.count().label("played")).where(
            DAYS.c.day == day, DAYS.c.game == game
        )
        row = (await self._reader.all(wanted, "days"))[0]
        return row["won"] or 0, row["played"]

    async def begin(self, day: str, game: str, player: str, table: str) -> str | None:
        """Write down that somebody plays a day's game; None, or the table where they did before."""
        values = {"day": day, "game": game, "player": player, "table_id": table}
        if await self._insert(TRIES, values):
            return None
        wanted = select(TRIES.c.table_id).where(
            TRIES.c.day == day, TRIES.c.game == game, TRIES.c.player == player
        )
        return str((await self._reader.all(wanted, "days"))[0]["table_id"])

    async def forget(self, day: str, game: str, player: str, table: str) -> None:
        """Take back a try that came to nothing."""
        unwanted = delete(TRIES).where(
            TRIES.c.day == day,
            TRIES.c.game == game,
            TRIES.c.player == player,
            TRIES.c.table_id == table,
        )

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(unwanted)

        await self._writer.do(work)

    async def tries(self, player: str) -> list[dict[str, str]]:
        """The days whose game a player has played, with their tables."""
        columns = (TRIES.c.day, TRIES.c.game, TRIES.c.table_id.label("table"))
        wanted = select(*columns).where(TRIES.c.player == player).order_by(*columns[:2])
        return [dict(row) for row in await self._reader.all(wanted, "days")]

    async def forget_tries(self, before: str, player: str | None = None) -> int:
        """Delete the tries of days before a given one, of a player or of everybody."""
        unwanted = delete(TRIES).where(TRIES.c.day < before)
        if player is not None:
            unwanted = unwanted.where(TRIES.c.player == player)

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(unwanted)).rowcount

        return await self._writer.do(work)

    async def challenge(self, id: str, table: str) -> str:
        """The challenge of a table: this one, unless there is one already."""
        await self._insert(CHALLENGES, {"id": id, "table_id": table})
        wanted = select(CHALLENGES.c.id).where(CHALLENGES.c.table_id == table)
        return str((await self._reader.all(wanted, "days"))[0]["id"])

    async def challenged(self, id: str) -> str | None:
        """The table whose fire a challenge has."""
        wanted = select(CHALLENGES.c.table_id).where(CHALLENGES.c.id == id)
        rows = await self._reader.all(wanted, "days")
        return str(rows[0]["table_id"]) if rows else None

    async def _insert(self, table: Table, values: dict[str, Any]) -> bool:
        """Store a row; False if there is one already."""

        async def work(connection: AsyncConnection) -> bool:
            insert = INSERTS[connection.dialect.name](table).on_conflict_do_nothing()
            returning = insert.returning(*table.primary_key.columns)
            return bool((await connection.execute(returning, [values])).all())

        return await self._writer.do(work)
