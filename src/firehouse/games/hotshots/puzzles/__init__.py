"""The puzzles of Hotshots; a goal is tiles free of flames."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from firehouse.core.bits import size
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.rules.state import State, burning_tiles
from firehouse.games.hotshots.words.language import part
from firehouse.puzzles.puzzle import puzzles_of
from firehouse.puzzles.shelf import Part
from firehouse.puzzles.task import Goals


def safe(state: State) -> int:
    """How many tiles neither burn nor are scorched."""
    laid = sum(cell >= 0 for cell in state.cells)
    return laid - int(size(state.scorched)) - int(size(burning_tiles(state)))


def safe_told(more: int) -> str:
    """So many more tiles free of flames, as something to do."""
    return part(phrase("puzzle.save", tiles=more))


PUZZLES: Final = Part(
    puzzles=puzzles_of(files(__package__) / "standard.jsonl"), goals=Goals(safe, safe_told)
)
