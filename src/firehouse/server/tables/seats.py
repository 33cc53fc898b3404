"""Sitting down at open seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.server.denial import STALE, Denied
from firehouse.server.people.tokens import hash_of, new_token
from firehouse.server.storage import PersonRow, Taken
from firehouse.server.tables.desk import Draft
from firehouse.server.tables.entries import Join
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.live import LiveTable
from firehouse.server.tables.naming import need_free_name
from firehouse.server.tables.new_tables import Ticket

ATTEMPTS: Final = 8
"""How often to try when others sit down at the same moment."""


@dataclass(frozen=True)
class Newcomer:
    """Somebody who wants to sit down."""

    name: str
    address: str


async def sit_down(live: LiveTable, newcomer: Newcomer, wanted: Sequence[int] | None) -> Ticket:
    """Take open seats, the first one unless some are named; Denied if they are not open."""
    name = newcomer.name
    (live.resources.words + live.fold.blocked).need_clean(name)
    watch = not live.fold.is_secret
    live.resources.shunned.need_welcome(live.id, newcomer.address, watch=watch)
    token = new_token()
    person: int | None = None
    for _ in range(ATTEMPTS):
        async with live.lock:
            pawns = _open(live.fold, wanted)
            need_free_name(live.fold, name, person)
            try:
                if person is None:
                    person = await _register(live, name, hash_of(token))
                await live.add_now(person, Draft(Join(name=name, pawns=pawns)))
            except Taken:
                await live.keys.read(live.resources.store, live.id)
                continue
            except Denied as denied:
                if denied.code != STALE:
                    raise
                continue
        live.came_from[person] = newcomer.address
        return Ticket(live.id, live.fold.row.code, person, token, pawns)
    raise Denied("busy", phrase("denied.busy-seats"))


async def _register(live: LiveTable, name: str, token: str) -> int:
    """The next person of the table; Taken if somebody else was quicker."""
    person = max(live.keys.own, default=-1) + 1
    await live.resources.store.add_person(PersonRow(live.id, person, name, token))
    live.keys.own[person] = token
    return person


def _open(fold: Fold, wanted: Sequence[int] | None) -> list[int]:
    if fold.closed:
        raise Denied("closed", phrase("denied.closed", watch=not fold.is_secret))
    free = fold.free_seats
    if not free:
        raise Denied("no-open-seat", phrase("denied.no-open-seat", watch=not fold.is_secret))
    pawns = sorted(set(free[:1] if wanted is None else wanted))
    if not set(pawns) <= set(free):
        raise Denied("seat-taken", phrase("denied.seat-taken"))
    return pawns
