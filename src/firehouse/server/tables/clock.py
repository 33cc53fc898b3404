"""The clock of a slow table: when it reminds, when it ends, and what happens then."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from firehouse.server.tables.changes import STAND_IN
from firehouse.server.tables.desk import Draft
from firehouse.server.tables.entries import Overdue
from firehouse.server.tables.fold import Fold

REMINDED: Final = 0.75
"""The part of the time after which who is waited for is reminded."""


def runs(fold: Fold) -> bool:
    """Does a clock run at a table now?"""
    return bool(fold.clock) and fold.status == "playing" and not fold.paused


def ends(fold: Fold) -> datetime | None:
    """When the time is up; nothing if the table waits for nobody or no clock runs."""
    if not runs(fold) or not fold.waits_for:
        return None
    return fold.since + timedelta(seconds=fold.clock)


def due(fold: Fold, now: datetime) -> datetime | None:
    """When somebody has to look at the clock: to let bots play, to remind, or at its end."""
    if not runs(fold):
        return None
    end = ends(fold)
    if end is None:
        return fold.since  # it is for bots to play, also while nobody watches
    reminder = fold.since + timedelta(seconds=REMINDED * fold.clock)
    return reminder if now < reminder else end


def overdue(fold: Fold) -> Draft:
    """What comes when the time is up: a question goes unanswered, a turn is played by a bot."""
    return Draft(Overdue(pawn=fold.actor, bot=STAND_IN))
