"""The puzzles of Flash Point, a file for each box; a goal is people rescued."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words.language import part
from firehouse.puzzles.puzzle import puzzles_of
from firehouse.puzzles.shelf import Part
from firehouse.puzzles.task import Goals

BOXES: Final = (
    *("family", "basic", "experienced", "advanced"),
    *("brownstone", "second-story", "tragic-events"),
)


def rescued(state: State) -> int:
    """How many victims are out."""
    return int(state.rescued)


def rescue_told(more: int) -> str:
    """So many more rescued, as something to do."""
    return part(phrase("puzzle.rescue", victims=more))


PUZZLES: Final = Part(
    puzzles=tuple(
        puzzle for box in BOXES for puzzle in puzzles_of(files(__package__) / f"{box}.jsonl")
    ),
    goals=Goals(rescued, rescue_told),
)
