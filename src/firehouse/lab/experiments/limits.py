"""How much an experiment may ask for, and what is usual."""

from __future__ import annotations

from typing import Final

MOST_CELLS: Final = 1_000
MOST_PLAYOUTS: Final = 1_000_000
WIDEST: Final = 100.0

USUAL_GAMES: Final = 1_000
USUAL_MOST: Final = 100_000
"""Games of a cell, where the width of its interval is asked for."""
USUAL_TRACED: Final = 200
USUAL_DRAMA: Final = 12
USUAL_DRAMA_PLAYOUTS: Final = 50
