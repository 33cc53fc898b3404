"""Removing tables: which have been quiet long enough, all data of one, and its deletion."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import (
    BOOKMARKS,
    CHALLENGES,
    DAYS,
    ENDS,
    ENTRIES,
    LINES,
    LOCKER_SEATS,
    PEOPLE,
    RESULTS,
    TABLES,
    Damage,
)

OF_A_TABLE: Final = (
    *(BOOKMARKS, LINES, RESULTS, DAYS, CHALLENGES, ENDS, LOCKER_SEATS, PEOPLE, ENTRIES),
)
"""What is removed with a table, before it."""
SECRET: Final = "token_hash"


def quiet(finished: datetime | None, abandoned: datetime | None) -> Select[Any]:
    """Tables that ended before one moment, and others whose last entry is from before another."""
    last = (
        select(ENTRIES.c.table_id, func.max(ENTRIES.c.at).label("last"))
        .group_by(ENTRIES.c.table_id)
        .subquery()
    )
    over = ENDS.c.table_id.is_not(None)
    wanted = []
    if finished is not None:
        wanted.append(and_(over, last.c.last < finished))
    if abandoned is not None:
        wanted.append(and_(~over, last.c.last < abandoned))
    columns = (TABLES.c.id, TABLES.c.code, TABLES.c.title)
    return (
        select(*columns, over.label("finished"), last.c.last)
        .join(last, last.c.table_id == TABLES.c.id)
        .outerjoin(ENDS, ENDS.c.table_id == TABLES.c.id)
        .where(or_(*wanted))
        .order_by(last.c.last, TABLES.c.id)
    )


async def remove(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for kept in OF_A_TABLE:
        await connection.execute(kept.delete().where(kept.c.table_id.in_(tables)))
    await connection.execute(TABLES.delete().where(TABLES.c.id.in_(tables)))


async def everything(connection: AsyncConnection, table: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of a table, as they are if they are damaged, less what opens its seats."""
    found = {}
    for kept in (TABLES, PEOPLE, ENTRIES, RESULTS, DAYS):
        key = kept.c.id if kept is TABLES else kept.c.table_id
        rows = await connection.execute(select(kept).where(key == table))
        found[kept.name] = [
            {
                name: value.raw if isinstance(value, Damage) else value
                for name, value in row.items()
                if name != SECRET
            }
            for row in rows.mappings()
        ]
    return found
