"""Reads the database: a damaged value makes its own row unreadable, but no list of others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Executable, RowMapping, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from firehouse.server.storage.drivers import FAULTS, storage_error
from firehouse.server.storage.errors import REFUSAL, Unreadable
from firehouse.server.storage.models import Damage
from firehouse.server.storage.watch import Watch
from firehouse.server.storage.writer import Observe

Row = TypeVar("Row")
LOG: Final = structlog.get_logger()
NAMES: Final = ("table_id", "table", "id")
"""What tells which row is damaged."""
MOST_TOLD: Final = 1_000
"""Rows that are logged, each once: lists are asked for again and again."""
ALL: Final = 1_000_000


class Reader:
    """Runs queries, measures their time, and reports what went wrong."""

    def __init__(self, engine: AsyncEngine, observe: Observe, watch: Watch) -> None:
        self._engine = engine
        self._observe = observe
        self._watch = watch
        self._told: set[tuple[str, str]] = set()

    async def all(self, wanted: Executable, what: str) -> Sequence[RowMapping]:
        """Every row of a question; Unreadable if a value of one is damaged."""
        found = await self._rows(wanted, what)
        for row in found:
            for name, value in row.items():
                if isinstance(value, Damage):
                    self._watch.unreadable()
                    raise Unreadable(f"What is stored cannot be read: {name}")
        return found

    async def one(self, kind: type[Row], wanted: Select[Any], what: str) -> Row | None:
        """The row that there is at most; Unreadable if it is damaged."""
        found = await self._rows(wanted, what)
        if not found:
            return None
        row = self._whole(kind, found[0], what)
        if row is None:
            raise Unreadable(f"What is stored cannot be read: {what}.")
        return row

    async def each(
        self, kind: type[Row], wanted: Select[Any], what: str, most: int = ALL, skip: int = 0
    ) -> list[Row]:
        """The first rows of a question, after some; damaged ones are left out, and make room."""
        found: list[Row] = []
        more = True
        while more:
            rows = await self._rows(wanted.offset(skip).limit(most - len(found)), what)
            whole = [self._whole(kind, row, what) for row in rows]
            found += [row for row in whole if row is not None]
            more = len(found) < most and None in whole
            skip += len(rows)
        return found

    def _whole(self, kind: type[Row], told: RowMapping, what: str) -> Row | None:
        """A row; None, a line in the log and one more on the count if it is damaged."""
        try:
            return msgspec.convert({str(name): value for name, value in told.items()}, kind)
        except msgspec.ValidationError as error:
            self._watch.unreadable()
            row = next((str(told[name]) for name in NAMES if name in told), "")
            if (what, row) not in self._told and len(self._told) < MOST_TOLD:
                self._told.add((what, row))
                LOG.error("a row is damaged", what=what, row=row, reason=str(error))
            return None

    async def _rows(self, wanted: Executable, what: str) -> Sequence[RowMapping]:
        async with self.asking(what) as connection:
            return (await connection.execute(wanted)).mappings().all()

    @asynccontextmanager
    async def asking(self, what: str) -> AsyncIterator[AsyncConnection]:
        """A connection for questions."""
        began = perf_counter()
        try:
            async with self._engine.connect() as connection:
                yield connection
        except FAULTS as error:
            failure = storage_error(error)
            if failure.kind != REFUSAL:
                self._watch.failed(failure.kind, str(failure))
            raise failure from error
        self._observe(what, perf_counter() - began)
