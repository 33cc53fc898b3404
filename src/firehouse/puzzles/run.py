"""A run of five: puzzles that get harder, drawn from those there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from firehouse.core.luck import Rng
from firehouse.puzzles.puzzle import Puzzle

FIVE: Final = 5


def run_of_five(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Five of them, or all if there are fewer, the easiest first."""
    luck, left = Rng(seed), list(puzzles)
    drawn: list[Puzzle] = []
    while left and len(drawn) < FIVE:
        drawn.append(left.pop(int(luck.below(len(left)))))
    return sorted(drawn, key=lambda puzzle: puzzle.grade)
