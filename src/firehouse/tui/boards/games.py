"""What differs between the games, found by the scene."""

from __future__ import annotations

from typing import Any

from firehouse.tui.boards.plan import words as plan_words

Plain = dict[str, Any]


def describe(scene: Plain, view: Plain, spot: str) -> str:
    """What is at a place, in words."""
    return plan_words.describe(scene, view, spot)


def start_of(scene: Plain, view: Plain) -> str:
    """Where the cursor begins: with the pawn on turn, else in the middle of the house."""
    row = view["pawns"][view["turn"]]
    return f"square:{row['square'] or '3,4'}"
