"""What is stored about a person at a table: collected for them, and deleted on request."""

from __future__ import annotations

from secrets import token_hex
from typing import Any, Final

from sqlalchemy import Column, Delete, Table, Text, delete, func, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from firehouse.server.storage.models import (
    BOOKMARKS,
    DAYS,
    ENTRIES,
    LINES,
    LOCKER_SEATS,
    PEOPLE,
    RESULTS,
    TABLES,
)
from firehouse.server.storage.rows import NOBODY, EntryRow
from firehouse.server.storage.writer import insert_entries

DELETED: Final = "(deleted)"
"""In the place of what they wrote."""
TYPED: Final = ("begin", "join", "rename", "chat", "filter", "propose")
"""Entries with something that a person typed."""
FAREWELL: Final = '"forgotten":true'
"""In the body of the entry with which somebody is forgotten."""
NAMED: Final = (RESULTS, DAYS)
LISTED: Final = (*((kept, kept.c.names) for kept in NAMED), (LINES, LINES.c.people))
"""Where the names of a team are written down beside its table."""


async def stored_about(connection: AsyncConnection, table: str, person: int) -> dict[str, Any]:
    """Everything at a table that is of one person, less what opens their seat."""
    about = (TABLES.c.id, TABLES.c.code, TABLES.c.title, TABLES.c.created)
    (row,) = (await connection.execute(select(*about).where(TABLES.c.id == table))).mappings()
    own = select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.at, ENTRIES.c.body)
    wanted = own.where(ENTRIES.c.table_id == table, ENTRIES.c.person == person)
    entries = (await connection.execute(wanted.order_by(ENTRIES.c.seq))).mappings().all()
    results = [
        dict(found)
        for kept in NAMED
        for found in (
            await connection.execute(select(kept).where(kept.c.table_id == table))
        ).mappings()
    ]
    return {
        "table": dict(row),
        "person": person,
        "names": await _names(connection, table, person),
        "entries": [dict(entry) for entry in entries],
        "results": results,
    }


async def forget(connection: AsyncConnection, entry: EntryRow) -> bool:
    """Store the entry that tells it, and take out what its person typed; False if it is too late.

    All of it or nothing: the entry's number may be taken, and then nothing is changed.
    """
    table, person = entry.table, entry.person
    alone = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    await connection.execute(alone)  # a bookmark that is being kept is seen below
    if not (await insert_entries(connection, [entry]))[0]:
        return False
    assert person is not None
    names = await _names(connection, table, person)
    wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.kind.in_(TYPED))
    for row in (await connection.execute(wanted)).mappings().all():
        body = _without(row["kind"], row["body"], row["person"] == person, person, names)
        if body != row["body"]:
            here = (ENTRIES.c.table_id == table, ENTRIES.c.seq == row["seq"])
            await connection.execute(update(ENTRIES).where(*here).values(body=body))
    for kept, column in LISTED:
        await _rename(connection, kept, column, table, person, names)
    seat = (PEOPLE.c.table_id == table, PEOPLE.c.person == person)
    nobody = {"name": NOBODY, "token_hash": token_hex(32)}  # no token leads to it
    await connection.execute(update(PEOPLE).where(*seat).values(nobody))
    copies = (LOCKER_SEATS.c.table_id == table, LOCKER_SEATS.c.person == person)
    await connection.execute(LOCKER_SEATS.delete().where(*copies))
    await connection.execute(BOOKMARKS.delete().where(BOOKMARKS.c.table_id == table))
    return True


def outdated(table: str) -> Delete:
    """Takes away a bookmark from before somebody was forgotten: it holds what they typed."""
    farewell = type_coerce(ENTRIES.c.body, Text).contains(FAREWELL)
    forgotten = select(func.max(ENTRIES.c.seq)).where(
        ENTRIES.c.table_id == table, ENTRIES.c.kind == "rename", farewell
    )
    return delete(BOOKMARKS).where(
        BOOKMARKS.c.table_id == table, BOOKMARKS.c.seq < forgotten.scalar_subquery()
    )


def _without(
    kind: str, body: dict[str, Any], own: bool, person: int, names: list[str]
) -> dict[str, Any]:
    """What an entry says when its person is nobody."""
    if kind == "begin":
        guests = [
            {**guest, "name": NOBODY} if guest["id"] == person else guest
            for guest in body["people"]
        ]
        return {**body, "people": guests}
    if not own:
        return body
    # A mark is made from the whole command, and would show that a guess at its words is right.
    bare = {name: value for name, value in body.items() if name != "mark"}
    if kind == "chat":
        return {**bare, "text": DELETED}
    if kind == "filter":
        return {**bare, "words": []}
    if kind == "propose":
        text = body["text"]
        for name in names:
            text = text.replace(name, NOBODY)
        return {**body, "text": text}
    return {**bare, "name": NOBODY}


async def _names(connection: AsyncConnection, table: str, person: int) -> list[str]:
    """Every name that a person has typed at a table, the longest first."""
    wanted = select(PEOPLE.c.name).where(PEOPLE.c.table_id == table, PEOPLE.c.person == person)
    found = set((await connection.execute(wanted)).scalars())
    entries = select(ENTRIES.c.kind, ENTRIES.c.person, ENTRIES.c.body).where(
        ENTRIES.c.table_id == table, ENTRIES.c.kind.in_(("begin", "join", "rename"))
    )
    for kind, who, body in (await connection.execute(entries)).all():
        if kind == "begin":
            found |= {guest["name"] for guest in body["people"] if guest["id"] == person}
        elif who == person:
            found.add(body["name"])
    return sorted(found - {NOBODY}, key=lambda name: (-len(name), name))


async def _rename(
    connection: AsyncConnection,
    kept: Table,
    column: Column[Any],
    table: str,
    person: int,
    names: list[str],
) -> None:
    """Take a person out of the names of a team: by their place, or else by their name."""
    here = kept.c.table_id == table
    written = (await connection.execute(select(column).where(here))).scalars().first()
    if written is None:
        return
    numbers = select(PEOPLE.c.person).where(PEOPLE.c.table_id == table).order_by(PEOPLE.c.person)
    everybody = list((await connection.execute(numbers)).scalars())
    team = list(written)
    for place, name in enumerate(team):
        at_place = len(team) == len(everybody) and everybody[place] == person
        if at_place or (len(team) != len(everybody) and name in names):
            team[place] = NOBODY
    await connection.execute(update(kept).where(here).values({column.name: team}))
