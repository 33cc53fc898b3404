"""How far an undo goes, and whether it is free."""

from __future__ import annotations

from dataclasses import dataclass

from firehouse.server.messages import CanUndo
from firehouse.server.tables.fold import Fold


@dataclass(frozen=True)
class WayBack:
    """The step that the table would be at, and who made the first one that is taken back.

    It is free for its author if nothing came after it: no luck that was seen, nobody's step.
    """

    to: int
    author: int
    free: bool


def way_back(fold: Fold) -> WayBack | None:
    """To before the last step that a person made; what bots and luck did after it goes too."""
    to = fold.last_decision()
    if to is None:
        return None
    return WayBack(to, fold.authors[to], to == len(fold.authors) - 1)


def can_undo(fold: Fold) -> CanUndo:
    """What an undo needs, seen by who made the last step; others always need consent."""
    way = way_back(fold)
    if way is None or (fold.over and not fold.referee) or not fold.started:
        return "no"
    return "free" if way.free else "consent"
