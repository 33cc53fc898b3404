"""The four characters: their home tiles and the faces they can swap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from firehouse.games.hotshots.data.faces import CHAINSAW, COMBI_TOOL, MCLEOD, PULASKI
from firehouse.games.hotshots.data.tiles import (
    LOOKOUT_TOWER,
    RADIO_TOWER,
    REPAIR_SHOP,
    SUPPLY_TRAILER,
)

CREW_BOSS: Final = 0
SAWYER: Final = 1
LOOKOUT: Final = 2
SWAMPER: Final = 3
NO_ROLE: Final = 255
"""A pawn whose character has not been drawn."""


@dataclass(frozen=True)
class Role:
    """A character; [role] of the words has its name and what it can do."""

    id: str
    letter: str
    """Tells pawns apart without colour."""
    home: int
    """The tile whose loss costs the ability."""
    swap: int = -1
    swapped: int = -1
    """The two faces that the ability turns into each other."""


ROWS: Final = (
    Role("crew-boss", "B", RADIO_TOWER),
    Role("sawyer", "S", REPAIR_SHOP, PULASKI, CHAINSAW),
    Role("lookout", "L", LOOKOUT_TOWER),
    Role("swamper", "W", SUPPLY_TRAILER, COMBI_TOOL, MCLEOD),
)
"""The characters by number."""

ROLES: Final = 4
IDS: Final = tuple(row.id for row in ROWS)
HOMES: Final = [row.home for row in ROWS]
SWAPS: Final = [row.swap for row in ROWS]
SWAPPED: Final = [row.swapped for row in ROWS]
