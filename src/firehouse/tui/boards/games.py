"""What differs between the games, found by the scene."""

from __future__ import annotations

from typing import Any

from firehouse.games.flashpoint.screen import words as plan_words
from firehouse.games.hotshots.screen import words as forest_words

Plain = dict[str, Any]


def is_house(scene: Plain) -> bool:
    """Is it a house of Flash Point, not a forest of Hotshots?"""
    return bool(scene["game"] == "flashpoint")


def describe(scene: Plain, view: Plain, spot: str) -> str:
    """What is at a place, in words."""
    if is_house(scene):
        return plan_words.describe(scene, view, spot)
    return forest_words.describe(scene, view, spot)


def start_of(scene: Plain, view: Plain) -> str:
    """Where the cursor begins: with the pawn on turn, else in the middle of the board."""
    row = view["pawns"][view["turn"]]
    if is_house(scene):
        return f"square:{row['square'] or '3,4'}"
    cell = scene["cells"][len(scene["cells"]) // 2]["name"]
    return f"tile:{row['tile']}" if row["tile"] else f"cell:{cell}"


def floor_of(scene: Plain, spot: str) -> int | None:
    """The floor of a square or an edge; None for what has none."""
    kind, _, name = spot.partition(":")
    if not is_house(scene) or kind not in ("square", "edge"):
        return None
    first = name.partition("-")[0]
    found = (square["floor"] for square in scene["squares"] if square["name"] == first)
    return next(found, None)
