"""Positions with a task, judged without luck: which there are, and what an attempt is worth."""

from __future__ import annotations

from firehouse.puzzles.attempt import Verdict, verdict_of
from firehouse.puzzles.puzzle import Puzzle
from firehouse.puzzles.shelf import need_puzzle, puzzle, puzzles

__all__ = ["Puzzle", "Verdict", "need_puzzle", "puzzle", "puzzles", "verdict_of"]
