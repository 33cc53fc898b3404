"""How a game can end."""

from __future__ import annotations

from typing import Final

ACCOUNTED_FOR: Final = 1
VICTIMS_LOST: Final = 2
COLLAPSE: Final = 3

CODES: Final = ("", "accounted-for", "victims-lost", "collapse")
