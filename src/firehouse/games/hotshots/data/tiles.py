"""The nineteen terrain tiles by number, and what is printed on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

AIR_BASE: Final = 0
BARN: Final = 1
CAMPGROUND: Final = 2
DRY_GRASS: Final = 3
FIRE_CACHE: Final = 4
FIRE_CAMP: Final = 5
HOUSE_1: Final = 6
HOUSE_2: Final = 7
LAKE: Final = 8
LODGE: Final = 9
LOG_CABIN: Final = 10
LOGGING_SITE: Final = 11
LOOKOUT_TOWER: Final = 12
REPAIR_SHOP: Final = 13
POWER_LINES: Final = 14
PROPANE_TANK: Final = 15
RADIO_TOWER: Final = 16
ROCKY_TERRAIN: Final = 17
SUPPLY_TRAILER: Final = 18
TILES: Final = 19

IDS: Final = (
    "air-base",
    "barn",
    "campground",
    "dry-grass",
    "fire-cache",
    "fire-camp",
    "house-1",
    "house-2",
    "lake",
    "lodge",
    "log-cabin",
    "logging-site",
    "lookout-tower",
    "repair-shop",
    "power-lines",
    "propane-tank",
    "radio-tower",
    "rocky-terrain",
    "supply-trailer",
)
"""What actions and files call the tiles."""

TITLES: Final = (
    "Air Attack Base",
    "Barn",
    "Campground",
    "Dry Grass",
    "Fire Cache",
    "Fire Camp",
    "House 1",
    "House 2",
    "Lake",
    "Lodge",
    "Log Cabin",
    "Logging Site",
    "Lookout Tower",
    "Mobile Repair Shop",
    "Power Lines",
    "Propane Tank",
    "Radio Tower",
    "Rocky Terrain",
    "Supply Trailer",
)
"""What people call them."""

LABELS: Final = (
    "Air Base",
    "Barn",
    "Camping",
    "Grass",
    "Cache",
    "Camp",
    "House 1",
    "House 2",
    "Lake",
    "Lodge",
    "Cabin",
    "Logging",
    "Lookout",
    "Repair",
    "Power",
    "Propane",
    "Radio",
    "Rocky",
    "Trailer",
)
"""What a drawing calls them: eight letters at most."""

CODES: Final = (
    *("AB", "BN", "CG", "DG", "FC", "FP", "H1", "H2", "LK", "LD"),
    *("LC", "LS", "LT", "RS", "PL", "PT", "RO", "RT", "ST"),
)
"""What a layout calls them."""

MOST_LIMIT: Final = 8
NO_LIMIT: Final = 99
"""The limit of the Lake, which cannot burn."""


class Terrain:
    """What is printed on the tiles: scorch limit, icons and starting flames of each."""

    def __init__(
        self, limits: list[int], icons: list[int], flames: list[int], reconstructed: list[list[str]]
    ) -> None:
        self.limits = limits
        self.icons = icons
        """Packed counts of faces; see `faces`."""
        self.flames = flames
        self.reconstructed = reconstructed
        """The names of the values that no source shows, for each tile."""

    def limit(self, tile: i64) -> i64:
        """How many flames scorch a tile."""
        found: i64 = self.limits[tile]
        return found
