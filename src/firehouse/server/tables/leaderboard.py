"""The result of a game among others with the same set-up and seed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from firehouse.core.canonical_setup import one_form
from firehouse.core.setup import Setup
from firehouse.server.storage import ResultRow, TableRow, result_key
from firehouse.server.tables.description import situation
from firehouse.server.tables.fold import Fold

MOST: Final = 100
OTHERS: Final = ("branch", "imported", "lesson", "puzzle")


def key_of(row: TableRow) -> str | None:
    """What games that can be compared have in common; None for a game that cannot be.

    Real dice have no seed; branches, imports, lessons and puzzles did not begin like the others.
    How a set-up was spelt makes no difference.
    """
    if row.seed is None or any(row.about.get(other) for other in OTHERS):
        return None
    return result_key(one_form(Setup.from_json(row.setup)).to_json(), row.seed)


def result_of(fold: Fold) -> ResultRow | None:
    """The row of a game that is over; None if it is compared with none."""
    key, core = key_of(fold.row), fold.core
    if key is None or core.result is None or core.ending is None:
        return None
    return ResultRow(
        key=key,
        table=fold.row.id,
        names=[member.name for member in fold.members.values()],
        result=core.result,
        ending=core.ending,
        score=situation(fold),
        steps=core.step,
        aids_used=dict(fold.aids_used),
        at=datetime.now(UTC),
    )
