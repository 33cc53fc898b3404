"""How a game can end."""

from __future__ import annotations

from typing import Final

FIRE_OUT: Final = 1
SCORCHED: Final = 2
FIRE_CAMP: Final = 3
OUT_OF_FLAMES: Final = 4
OUT_OF_CARDS: Final = 5

CODES: Final = ("", "fire-out", "scorched", "fire-camp", "out-of-flames", "out-of-cards")
