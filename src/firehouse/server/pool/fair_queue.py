"""Which thought is next: of the address that has used the least time, table by table."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True)
class Party:
    """For whom something is thought out: an address, and the table that it is about."""

    address: str
    table: str


@dataclass
class _Share(Generic[Item]):
    """The time that one address has used, and its waiting items, by table."""

    spent: float
    tables: OrderedDict[str, deque[Item]] = field(default_factory=OrderedDict)

    @property
    def waiting(self) -> int:
        return sum(len(items) for items in self.tables.values())


class FairQueue(Generic[Item]):
    """Waiting items of many addresses; those that have used more time come later.

    An address that asked for nothing for a while starts level with those that wait, so that
    nobody can save up time.
    """

    def __init__(self) -> None:
        self._shares: dict[str, _Share[Item]] = {}
        self._level = 0.0

    def __len__(self) -> int:
        return sum(share.waiting for share in self._shares.values())

    def waiting(self, address: str) -> int:
        """How many items of an address wait."""
        share = self._shares.get(address)
        return share.waiting if share else 0

    def put(self, party: Party, item: Item) -> None:
        """Let an item wait for its turn."""
        share = self._share(party.address)
        if not share.tables:
            share.spent = max(share.spent, self._level)
        share.tables.setdefault(party.table, deque()).append(item)

    def next(self) -> tuple[Party, Item]:
        """Take the next item; there must be one."""
        waiting = [(share.spent, a) for a, share in self._shares.items() if share.tables]
        self._level, address = min(waiting, key=lambda pair: pair[0])
        share = self._shares[address]
        table, items = share.tables.popitem(last=False)
        item = items.popleft()
        if items:
            share.tables[table] = items  # behind the other tables of the address
        return Party(address, table), item

    def charge(self, address: str, seconds: float) -> None:
        """An address was thought for."""
        self._share(address).spent += seconds
        for name in [n for n, s in self._shares.items() if not s.tables and s.spent <= self._level]:
            del self._shares[name]

    def ahead(self, address: str) -> int:
        """How many items come before the next one of an address, about."""
        own = self.waiting(address)
        others = (share.waiting for name, share in self._shares.items() if name != address)
        return own + sum(min(waiting, own + 1) for waiting in others)

    def _share(self, address: str) -> _Share[Item]:
        share = self._shares.get(address)
        if share is None:
            share = self._shares[address] = _Share(self._level)
        return share
