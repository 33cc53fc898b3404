"""A player's attempt at a puzzle, judged where their decisions end and luck would begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from firehouse.core.table import Table, check
from firehouse.puzzles.puzzle import Mark, Puzzle


@dataclass(frozen=True)
class Verdict:
    """How good an attempt is, and the chance to win after it."""

    mark: Mark
    value: float
    best: float

    @property
    def points(self) -> int:
        """Two for the answer, one for what is close to it."""
        return {"right": 2, "close": 1, "missed": 0}[self.mark]

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {"mark": self.mark, "value": self.value, "best": self.best, "points": self.points}


def end_of(puzzle: Puzzle, table: Table) -> Any:
    """The position at which the decisions of an attempt ended; None while it goes on."""
    begun = len(puzzle.steps)
    for step in table.steps[begun:]:
        if step.kind:
            return step.before
    over = table.step > begun and (table.result is not None or table.waits_for_chance)
    return table.state if over else None


def verdict_of(puzzle: Puzzle, table: Table) -> Verdict | None:
    """The verdict on what was played at a table of the puzzle; None while the attempt goes on.

    Every end was weighed; under other rules an attempt may come to one that was not.
    """
    end = end_of(puzzle, table)
    if end is None:
        return None
    value = puzzle.values.get(check(end), 0.0)
    return Verdict(puzzle.mark(value), value, puzzle.best)
