"""The puzzles of all games, each from its game's row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from firehouse.core.catalogue import games, row_of
from firehouse.core.nearest import near
from firehouse.puzzles.puzzle import Puzzle
from firehouse.puzzles.task import Goals
from firehouse.words.language import tell


@dataclass(frozen=True)
class Part:
    """What a game brings: its puzzles, and what can be a goal in it."""

    puzzles: Sequence[Puzzle] = ()
    goals: Goals | None = None


def part_of(ruleset: str) -> Part:
    """What the game of a rule set brings; nothing where it brings none."""
    found: Part | None = row_of(ruleset).load("puzzles")
    return found or Part()


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, box by box, the easiest first."""
    parts = (row.load("puzzles") or Part() for row in games())
    return tuple(puzzle for part in parts for puzzle in part.puzzles)


def puzzle(id: str) -> Puzzle | None:
    """The puzzle of this id; None if there is none."""
    return next((found for found in puzzles() if found.id == id), None)


def need_puzzle(id: str, among: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of this id, of all or of these; a ValueError names the nearest ones."""
    known = {found.id: found for found in (puzzles() if among is None else among)}
    found = known.get(id)
    if found is None:
        close = near(id, list(known))
        raise ValueError(tell("puzzle.unknown", id=id, close=close))
    return found
