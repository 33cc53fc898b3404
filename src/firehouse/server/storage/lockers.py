"""The data of personal links: seats, finished games and preferences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Executable, Table, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import (
    LINES,
    LOCKER_GAMES,
    LOCKER_SEATS,
    LOCKERS,
    PUSHES,
    TABLES,
    of_table,
)
from firehouse.server.storage.notes import line_of
from firehouse.server.storage.reader import Reader
from firehouse.server.storage.rows import FinishedRow, GameRow, KeptTable, Note, SeatRow
from firehouse.server.storage.writer import INSERTS, Writer

WHAT: Final = "lockers"
SELDOM: Final = timedelta(days=1)
"""How exactly it is known when a locker was last used."""
OF_A_LOCKER: Final = (LOCKER_SEATS, LOCKER_GAMES, PUSHES)


class Lockers:
    """The part of a store that knows about personal links."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def make(self, locker: str) -> None:
        """A new and empty one."""
        now = datetime.now(UTC)
        await self._do(LOCKERS.insert().values(id=locker, made=now, used=now, preferences={}))

    async def opened(self, locker: str) -> dict[str, Any] | None:
        """Its preferences and when it was made; None if there is none."""
        rows = await self._reader.all(select(LOCKERS).where(LOCKERS.c.id == locker), WHAT)
        if not rows:
            return None
        now = datetime.now(UTC)
        if now - rows[0]["used"] > SELDOM:
            await self._do(update(LOCKERS).where(LOCKERS.c.id == locker).values(used=now))
        return dict(rows[0])

    async def prefer(self, locker: str, preferences: Mapping[str, Any]) -> None:
        """Keep preferences in place of those before."""
        values = {"preferences": dict(preferences)}
        await self._do(update(LOCKERS).where(LOCKERS.c.id == locker).values(values))

    async def put(self, seat: SeatRow, note: Note) -> None:
        """Keep a seat, in place of one at the same table; from now on the table has a line."""
        line = {"table_id": seat.table, **line_of(note)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_without(seat.locker, seat.table))
            await connection.execute(LOCKER_SEATS.insert(), [_seat_values(seat)])
            await connection.execute(_unless_there(connection, LINES), [line])

        await self._writer.do(work)

    async def hand_on(
        self, table: str, next_table: str, persons: Mapping[int, int], note: Note
    ) -> None:
        """Keep the seats of a table for the next one of its team too, where numbers differ."""
        seats = [
            _seat_values(SeatRow(seat.locker, next_table, persons[seat.person], *_secret_of(seat)))
            for seat in await self.seats_at(table)
            if seat.person in persons
        ]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_unless_there(connection, LOCKER_SEATS), seats)
            line = {"table_id": next_table, **line_of(note)}
            await connection.execute(_unless_there(connection, LINES), [line])

        if seats:
            await self._writer.do(work)

    async def take_out(self, locker: str, table: str) -> None:
        """Keep a seat no longer; its token is nobody's then."""
        await self._do(_without(locker, table))

    async def take_out_person(self, table: str, person: int) -> None:
        """Remove the seat of a person who was removed from a table from all lockers."""
        here = (LOCKER_SEATS.c.table_id == table, LOCKER_SEATS.c.person == person)
        await self._do(delete(LOCKER_SEATS).where(*here))

    async def seats_at(self, table: str) -> list[SeatRow]:
        """Every seat of a table that is in a locker."""
        wanted = select(*of_table(LOCKER_SEATS)).where(LOCKER_SEATS.c.table_id == table)
        return [SeatRow(**row) for row in await self._reader.all(wanted, WHAT)]

    async def number_of_seats(self, locker: str) -> int:
        """How many seats a locker holds."""
        number = select(func.count().label("number")).select_from(LOCKER_SEATS)
        rows = await self._reader.all(number.where(LOCKER_SEATS.c.locker == locker), WHAT)
        return int(rows[0]["number"])

    async def tables(self, locker: str, limit: int) -> list[KeptTable]:
        """The seats in a locker with how their tables stand, those touched last first."""
        columns = (
            *(LOCKER_SEATS.c.table_id.label("table"), LOCKER_SEATS.c.person, LOCKER_SEATS.c.root),
            *(TABLES.c.code, TABLES.c.title, TABLES.c.game, TABLES.c.created),
            *(LINES.c.status, LINES.c.situation, LINES.c.people, LINES.c.waits, LINES.c.touched),
        )
        wanted = (
            select(*columns)
            .join(TABLES, TABLES.c.id == LOCKER_SEATS.c.table_id)
            .join(LINES, LINES.c.table_id == LOCKER_SEATS.c.table_id)
            .where(LOCKER_SEATS.c.locker == locker)
            .order_by(LINES.c.touched.desc(), TABLES.c.id)
        )
        return await self._reader.each(KeptTable, wanted, WHAT, limit)

    async def finish(self, lockers: Sequence[str], game: GameRow) -> None:
        """Keep how a game ended; the first end counts."""
        values = asdict(game)
        values["table_id"] = values.pop("table")

        async def work(connection: AsyncConnection) -> None:
            rows = [{"locker": locker, **values} for locker in lockers]
            await connection.execute(_unless_there(connection, LOCKER_GAMES), rows)

        if lockers:
            await self._writer.do(work)

    async def reviewed(self, table: str, luck: float, decisions: float) -> None:
        """Keep what luck and decisions have changed in a finished game, once it is known."""
        unknown = and_(LOCKER_GAMES.c.table_id == table, LOCKER_GAMES.c.luck.is_(None))
        values = {"luck": luck, "decisions": decisions}
        await self._do(update(LOCKER_GAMES).where(unknown).values(values))

    async def games(self, locker: str, limit: int) -> list[FinishedRow]:
        """Finished games, the newest first."""
        wanted = (
            select(*of_table(LOCKER_GAMES), TABLES.c.id.is_not(None).label("there"))
            .outerjoin(TABLES, TABLES.c.id == LOCKER_GAMES.c.table_id)
            .where(LOCKER_GAMES.c.locker == locker)
            .order_by(LOCKER_GAMES.c.at.desc(), LOCKER_GAMES.c.table_id)
        )
        return await self._reader.each(FinishedRow, wanted, WHAT, limit)

    async def everything(self, locker: str) -> dict[str, list[dict[str, Any]]]:
        """All rows of a locker, less what opens its seats."""
        found = {}
        for kept in OF_A_LOCKER:
            rows = await self._reader.all(select(kept).where(kept.c.locker == locker), WHAT)
            hidden = ("locker", "token_hash", "root", "auth", "p256dh")
            found[kept.name] = [{k: v for k, v in row.items() if k not in hidden} for row in rows]
        return found

    async def delete(self, lockers: Sequence[str]) -> None:
        """Delete lockers with all that is in them."""

        async def work(connection: AsyncConnection) -> None:
            for kept in OF_A_LOCKER:
                await connection.execute(delete(kept).where(kept.c.locker.in_(lockers)))
            await connection.execute(delete(LOCKERS).where(LOCKERS.c.id.in_(lockers)))

        await self._writer.do(work)

    async def unused(self, since: datetime, limit: int) -> list[str]:
        """Lockers that nobody has opened for so long."""
        wanted = select(LOCKERS.c.id).where(LOCKERS.c.used < since).limit(limit)
        return [row["id"] for row in await self._reader.all(wanted, WHAT)]

    async def _do(self, statement: Executable) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._writer.do(work)


def _without(locker: str, table: str) -> Executable:
    here = (LOCKER_SEATS.c.locker == locker, LOCKER_SEATS.c.table_id == table)
    return delete(LOCKER_SEATS).where(*here)


def _unless_there(connection: AsyncConnection, table: Table) -> Executable:
    statement: Executable = INSERTS[connection.dialect.name](table).on_conflict_do_nothing()
    return statement


def _secret_of(seat: SeatRow) -> tuple[str, str]:
    return seat.root, seat.token_hash


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    values = asdict(seat)
    values["table_id"] = values.pop("table")
    return values
