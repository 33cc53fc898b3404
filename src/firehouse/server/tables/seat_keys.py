"""The hashes of the tokens that open the seats of a table: one for each person, and copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firehouse.server.people.tokens import holder_of
from firehouse.server.storage import SeatRow

if TYPE_CHECKING:
    from firehouse.server.storage import Store


class SeatKeys:
    """Whose tokens are known at a table."""

    def __init__(self) -> None:
        self.own: dict[int, str] = {}
        """The hash of the token that each person was given."""
        self.copies: list[SeatRow] = []
        """What opens the same seats by personal links."""

    async def read(self, store: Store, table: str) -> None:
        """Know what is stored."""
        people = await store.people(table)
        self.copies = await store.lockers.seats_at(table)
        self.own = {row.person: row.token_hash for row in people}

    def holder(self, token: str) -> int | None:
        """The person of a token."""
        copies = ((seat.person, seat.token_hash) for seat in self.copies)
        return holder_of(token, [*self.own.items(), *copies])
