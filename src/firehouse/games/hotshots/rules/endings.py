"""How a game can end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRE_OUT: Final = 1
SCORCHED: Final = 2
FIRE_CAMP: Final = 3
OUT_OF_FLAMES: Final = 4
OUT_OF_CARDS: Final = 5

CODES: Final = ("", "fire-out", "scorched", "fire-camp", "out-of-flames", "out-of-cards")


def is_win(ending: i64) -> bool:
    """Has the crew won?"""
    return ending == FIRE_OUT
