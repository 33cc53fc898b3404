"""Who was taken off a table does not sit down there again for a while, whatever they are called.

There are no accounts, so it is their address that is known again. Addresses are not stored: this is
in memory alone, and another address is another person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied

A_DAY: Final = 86_400.0


class Shunned:
    """Addresses from which somebody was taken off a table within a day."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.until: dict[tuple[str, str], float] = {}
        """When a table is open again to an address."""
        self._clock = clock

    def add(self, table: str, addresses: Iterable[str]) -> None:
        """Let nobody from these addresses sit down at a table."""
        now = self._clock()
        self.until = {who: until for who, until in self.until.items() if until > now}
        self.until |= {(table, address): now + A_DAY for address in addresses}

    def need_welcome(self, table: str, address: str, *, watch: bool) -> None:
        """Denied if somebody of an address was taken off a table, which they may `watch` or not."""
        if self.until.get((table, address), 0.0) > self._clock():
            raise Denied("shunned", phrase("denied.shunned", watch=watch))
