"""Tables on a shelf of named texts, such as a browser keeps: what `storage.Store` is elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from firehouse.server.storage.errors import StorageError, Taken
from firehouse.server.storage.rows import (
    BookmarkRow,
    EntryRow,
    Note,
    PersonRow,
    ResultRow,
    SeatRow,
    TableLine,
    TableRow,
)

Row = TypeVar("Row")
WIDTH: Final = 8
"""Digits of a number in a name, so that names sort as numbers do."""


class Shelf(Protocol):
    """Texts by name. What was put there stays when the browser is closed."""

    async def add(self, name: str, text: str) -> bool:
        """Keep a text; False if there is one of this name already."""

    async def put(self, name: str, text: str) -> None:
        """Keep a text in the place of the one before."""

    async def all(self, prefix: str) -> Sequence[str]:
        """The texts whose names begin so, in the order of their names."""

    async def drop(self, prefix: str) -> None:
        """Throw away what begins so."""


class ShelfStore:
    """The tables of one browser. Nobody has a personal link here, and no day is ranked."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.lockers = NoLockers()

    async def start(self) -> None:
        """The shelf is open."""

    async def stop(self) -> None:
        """All is written already."""

    async def fault(self) -> StorageError | None:
        """None is known before something is written."""
        return None

    async def create(
        self,
        row: TableRow,
        first: Sequence[EntryRow],
        people: Sequence[PersonRow],
        note: Note | None = None,
    ) -> None:
        """Keep a new table; Taken if its id is."""
        if await self._shelf.all(f"table/{row.id}"):
            raise Taken("another table has this id")
        for entry in first:
            await self.append(entry)
        for person in people:
            await self.add_person(person)
        await self._put(f"table/{row.id}", row)  # the last, so that no half of a table is found

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return _last(await self._all(f"table/{table}", TableRow))

    async def by_code(self, code: str) -> TableRow | None:
        """A table by its short code."""
        return _last([row for row in await self._all("table/", TableRow) if row.code == code])

    async def number_of_tables(self) -> int:
        """How many tables there are."""
        return len(await self._shelf.all("table/"))

    async def append(self, entry: EntryRow) -> bool:
        """Keep an entry; False if its number is taken, by another window of this browser."""
        name = f"entry/{entry.table}/{entry.seq:0{WIDTH}}"
        return await self._shelf.add(name, _text(entry))

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """A table's entries with a number above `after`, in order."""
        found = await self._all(f"entry/{table}/", EntryRow)
        return [row for row in found if row.seq > after]

    async def keep_bookmark(self, mark: BookmarkRow) -> None:
        """Keep how a table stood."""
        await self._put(f"mark/{mark.table}", mark)

    async def bookmark(self, table: str) -> BookmarkRow | None:
        """How a table stood at its last bookmark."""
        return _last(await self._all(f"mark/{table}", BookmarkRow))

    async def add_person(self, person: PersonRow) -> None:
        """Store a person who came to a table; Taken if the number is taken."""
        name = f"person/{person.table}/{person.person:0{WIDTH}}"
        if not await self._shelf.add(name, _text(person)):
            raise Taken("the number is taken")

    async def people(self, table: str) -> list[PersonRow]:
        """Everybody who ever came to a table, by number."""
        return await self._all(f"person/{table}/", PersonRow)

    def note(self, table: str, note: Note) -> None:
        """There is no list of tables to join here."""

    async def listed(self, limit: int) -> list[TableLine]:
        """No table here is open to others."""
        return []

    async def finish(self, result: ResultRow) -> None:
        """Keep how a game ended; the first end of a table counts."""
        await self._shelf.add(f"result/{result.key}/{result.table}", _text(result))

    async def end(self, table: str) -> None:
        """Tables stay until their player throws them away, ended or not."""

    async def results(self, key: str, limit: int) -> list[ResultRow]:
        """Games with the same set-up and seed: those won first, then the newest first."""
        found = await self._all(f"result/{key}/", ResultRow)
        found.sort(key=lambda row: row.at, reverse=True)
        found.sort(key=lambda row: row.result != "won")
        return found[:limit]

    async def tally(self, key: str) -> tuple[int, int]:
        """How many games with this set-up and seed were won, and how many played."""
        found = await self._all(f"result/{key}/", ResultRow)
        return sum(row.result == "won" for row in found), len(found)

    async def remove(self, tables: Sequence[str]) -> None:
        """Throw tables away with all that belongs to them."""
        for table in tables:
            for kind in ("table/{}", "entry/{}/", "person/{}/", "mark/{}"):
                await self._shelf.drop(kind.format(table))

    async def _put(self, name: str, row: object) -> None:
        await self._shelf.put(name, _text(row))

    async def _all(self, prefix: str, kind: type[Row]) -> list[Row]:
        return [msgspec.json.decode(text, type=kind) for text in await self._shelf.all(prefix)]


class NoLockers:
    """In the place of `storage.lockers`: what belongs to personal links is on servers."""

    async def seats_at(self, table: str) -> list[SeatRow]:
        """No seat has another key."""
        return []

    async def take_out_person(self, table: str, person: int) -> None:
        """Nobody is in a locker."""

    async def hand_on(self, *told: Any) -> None:
        """Nobody's locker gets the next table."""


def _text(row: object) -> str:
    return msgspec.json.encode(row).decode()


def _last(rows: Sequence[Row]) -> Row | None:
    return rows[-1] if rows else None
