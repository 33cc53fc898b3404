"""Seats in lockers: put in by their holder, opened again with the key of the personal link."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.people.tokens import copied_token, hash_of, locker_of, new_token
from firehouse.server.resources import Resources
from firehouse.server.storage import KeptTable, SeatRow
from firehouse.server.tables.description import note_of
from firehouse.server.tables.kept_games import keep_game
from firehouse.server.tables.live import LiveTable

MOST_SEATS: Final = 300
"""Seats in one locker."""
MOST_LINKS: Final = 5
"""Lockers that keep the same seat; each may have it told to its own browsers."""


async def make(resources: Resources) -> str:
    """The key of a new locker."""
    key = new_token()
    await resources.store.lockers.make(locker_of(key))
    return key


async def opened(resources: Resources, key: str) -> dict[str, Any]:
    """A locker as it is stored; Denied if there is none for this key."""
    found = await resources.store.lockers.opened(locker_of(key))
    if found is None:
        raise Denied("no-locker", phrase("denied.no-locker"))
    return found


async def put(live: LiveTable, key: str, token: str) -> tuple[int, str]:
    """Keep a seat; the person, and the token by which every device with the link sits there."""
    resources, locker = live.resources, locker_of(key)
    await opened(resources, key)
    lockers = resources.store.lockers
    person = await live.person_of(token)
    async with live.lock:
        if any(seat.locker == locker and seat.person == person for seat in live.keys.copies):
            return person, _token(key, live, locker)
        if await lockers.number_of_seats(locker) >= MOST_SEATS:
            raise Denied("locker-full", phrase("denied.locker-full", most=MOST_SEATS))
        if sum(seat.person == person for seat in live.keys.copies) >= MOST_LINKS:
            raise Denied("many-links", phrase("denied.many-links", most=MOST_LINKS))
        copy = copied_token(key, live.id)
        seat = SeatRow(locker, live.id, person, live.id, hash_of(copy))
        await lockers.put(seat, note_of(live.fold))
        await live.keys.read(resources.store, live.id)
        await keep_game(resources.store, live.fold, [locker])
    return person, copy


def _token(key: str, live: LiveTable, locker: str) -> str:
    """The token of a seat that is in the locker already."""
    roots = (seat.root for seat in live.keys.copies if seat.locker == locker)
    return copied_token(key, next(roots))


async def tables(resources: Resources, key: str) -> list[KeptTable]:
    """The tables in a locker, those first that wait for its owner."""
    found = await resources.store.lockers.tables(locker_of(key), MOST_SEATS)
    return sorted(found, key=lambda kept: not waits(kept))


def waits(kept: KeptTable) -> bool:
    """Does a table wait for the owner of its seat?"""
    return kept.person in kept.waits
