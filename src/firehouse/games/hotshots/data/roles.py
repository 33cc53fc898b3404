"""The four characters: their home tiles and the faces they can swap."""

from __future__ import annotations

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
ROLES: Final = 4
NO_ROLE: Final = 255
"""A pawn whose character has not been drawn."""

IDS: Final = ("crew-boss", "sawyer", "lookout", "swamper")
TITLES: Final = ("Crew Boss", "Sawyer", "Lookout", "Swamper")
HOMES: Final = [RADIO_TOWER, REPAIR_SHOP, LOOKOUT_TOWER, SUPPLY_TRAILER]
"""The tile whose loss costs the ability."""
SWAPS: Final = [-1, PULASKI, -1, COMBI_TOOL]
SWAPPED: Final = [-1, CHAINSAW, -1, MCLEOD]
"""The two faces that the Sawyer and the Swamper turn into each other."""
