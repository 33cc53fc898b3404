"""The features of Hotshots by number; `planes` and `facts` tell what they mean."""

from __future__ import annotations

from typing import Final

# Planes.
TILE: Final = 0
FLAMES: Final = 1
SCORCHED: Final = 2
DECIDING: Final = 3
PAWN: Final = 4
BREAK: Final = 5
QUENCHED: Final = 6
TOUCHED: Final = 7
PATH: Final = 8
ASKED_TILE: Final = 9
TILE_BEFORE: Final = 10

# Flags; the first three are of every game with a stack (`envs/stack_coder.py`).
ROLE: Final = 3
ABLE: Final = 4
HAPPENED: Final = 5
VEHICLES: Final = 6
WIND: Final = 7
HAND: Final = 8
FRESH: Final = 9
PAIR: Final = 10
BAG: Final = 11
DECK: Final = 12
TOP: Final = 13
DRAWN: Final = 14
CARD: Final = 15
DISCARD: Final = 16
REQUEST: Final = 17
REQUESTED_TOKEN: Final = 18
REQUESTS: Final = 19
UNEVEN: Final = 20

# Numbers.
MOVES: Final = 0
EXCHANGES: Final = 1
DICE: Final = 2
ROLLED: Final = 3
LOCKED: Final = 4
EXTRA: Final = 5
SUPPORT: Final = 6
SHUFFLES: Final = 7
PILE: Final = 8
