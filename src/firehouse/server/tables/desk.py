"""What a judge needs to decide about a command, and what it decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from firehouse.core.table import Table
from firehouse.server.people.blocked_words import BlockedWords
from firehouse.server.pool.offered import OfferedBots
from firehouse.server.tables import entries
from firehouse.server.tables.fold import Fold

MAKER: Final = 0
"""The person who made a table."""


@dataclass(frozen=True)
class Draft:
    """An entry to be stored; what it plays was `tried` on a copy of the game."""

    body: entries.AnyBody
    tried: Table | None = None


@dataclass(frozen=True)
class Desk:
    """What a judge needs: the table, the person, and for how long everybody has been away."""

    fold: Fold
    person: int
    away: Callable[[int], float | None]
    bots: OfferedBots
    words: BlockedWords
    """What the host does not want to read."""

    def need_clean(self, text: str) -> None:
        """Refuse a text with a word that the host or the maker of the table has blocked."""
        (self.words + self.fold.blocked).need_clean(text)
