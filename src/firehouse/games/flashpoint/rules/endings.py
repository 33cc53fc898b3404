"""How a game can end."""

from __future__ import annotations

from typing import Final

ACCOUNTED_FOR: Final = 1
VICTIMS_LOST: Final = 2
COLLAPSE: Final = 3
RESCUED: Final = 4
PERFECT: Final = 5

CODES: Final = ("", "accounted-for", "victims-lost", "collapse", "rescued", "perfect")
WINS: Final = (ACCOUNTED_FOR, RESCUED, PERFECT)
