"""What somebody did in finished games: each game's badges, and those that all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from firehouse.core.badges import Badge, badges_of
from firehouse.core.catalogue import games
from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.server.storage import GameRow
from firehouse.words.language import say

TEAM: Final = 3
"""People who make a team."""
Worth = Callable[[GameRow], int]
SHARED: Final[tuple[tuple[str, int, Worth], ...]] = (
    ("first-win", 1, lambda row: _won(row)),
    ("wins-10", 10, lambda row: _won(row)),
    ("wins-100", 100, lambda row: _won(row)),
    ("own-wits", 1, lambda row: _won(row) and row.advice == 0),
    ("team", 1, lambda row: _won(row) and row.people >= TEAM),
)
"""Badges of all games: how much each needs, and what one game is worth."""


@dataclass(frozen=True)
class Earned:
    """A badge, how far it is, and since when it is somebody's."""

    badge: Badge
    game: str | None
    done: int
    at: datetime | None


def earned(rows: Sequence[GameRow]) -> list[Earned]:
    """Every badge that there is, by finished games in the order in which they ended."""
    found = [_shared(name, needed, worth, rows) for name, needed, worth in SHARED]
    for game in games():
        own = [row for row in rows if row.game == game.id]
        found += [_counted(badge, game.id, own, _feat(badge.feat)) for badge in badges_of(game)]
    return found


def _shared(name: str, needed: int, worth: Worth, rows: Sequence[GameRow]) -> Earned:
    title, text = say(phrase(f"badge.{name}")), say(phrase(f"badge-text.{name}"))
    return _counted(Badge(name, title, text, name, needed), None, rows, worth)


def _counted(badge: Badge, game: str | None, rows: Iterable[GameRow], worth: Worth) -> Earned:
    done, at = 0, None
    for row in rows:
        done += worth(row)
        if at is None and done >= badge.needed:
            at = row.at
    return Earned(badge, game, min(done, badge.needed), at)


def _feat(name: str) -> Worth:
    return lambda row: row.feats.get(name, 0)


def _won(row: GameRow) -> bool:
    return row.result == WON
