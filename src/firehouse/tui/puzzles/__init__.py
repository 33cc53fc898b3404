"""Puzzles on the full screen: a list of them, and a table for one."""

from __future__ import annotations

from firehouse.tui.puzzles.list import PuzzlesScreen
from firehouse.tui.puzzles.screen import PuzzleScreen

__all__ = ["PuzzleScreen", "PuzzlesScreen"]
