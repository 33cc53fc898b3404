"""How a game can end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ACCOUNTED_FOR: Final = 1
VICTIMS_LOST: Final = 2
COLLAPSE: Final = 3
RESCUED: Final = 4
PERFECT: Final = 5

CODES: Final = ("", "accounted-for", "victims-lost", "collapse", "rescued", "perfect")


def is_win(ending: i64) -> bool:
    """Is the game won that ended like this?"""
    return ending in (RESCUED, ACCOUNTED_FOR, PERFECT)
