"""What each tile looks like: the tint of its ground and an emblem, 100 by 100 around 0, 0."""

from __future__ import annotations

from typing import Final

from firehouse.core.svg import area, circle, line
from firehouse.games.hotshots.data import tiles

_FARM: Final = ("#f0e2c4", "#c9a868")
_WOOD: Final = ("#dfe8cf", "#9cb37e")
_MEADOW: Final = ("#f1ecb9", "#c9b751")
_CREW: Final = ("#e6e4da", "#aaa48f")
_HOME: Final = ("#e3e2ee", "#a29fc2")
_DANGER: Final = ("#f3dcd3", "#cd9080")
_STONE: Final = ("#d3d4d4", "#8f9497")
_WATER: Final = ("#b9dcef", "#5fa3c9")

TINTS: Final[dict[int, tuple[str, str]]] = {
    tiles.AIR_BASE: _CREW,
    tiles.BARN: _FARM,
    tiles.CAMPGROUND: _WOOD,
    tiles.DRY_GRASS: _MEADOW,
    tiles.FIRE_CACHE: _CREW,
    tiles.FIRE_CAMP: _CREW,
    tiles.HOUSE_1: _FARM,
    tiles.HOUSE_2: _FARM,
    tiles.LAKE: _WATER,
    tiles.LODGE: _FARM,
    tiles.LOG_CABIN: _FARM,
    tiles.LOGGING_SITE: _WOOD,
    tiles.LOOKOUT_TOWER: _HOME,
    tiles.REPAIR_SHOP: _HOME,
    tiles.POWER_LINES: _DANGER,
    tiles.PROPANE_TANK: _DANGER,
    tiles.RADIO_TOWER: _HOME,
    tiles.ROCKY_TERRAIN: _STONE,
    tiles.SUPPLY_TRAILER: _HOME,
}
"""Ground and emblem: buildings, woods, meadow, the crew's places, the characters' homes."""

_FILLED: Final[dict[int, str]] = {
    tiles.BARN: "M-40 46V-8L-22 -38L0 -48L22 -38L40 -8V46H18V8H-18V46zM-8 -22H8V-8H-8z",
    tiles.CAMPGROUND: "M0 -40L50 44H14L0 12L-14 44H-50z",
    tiles.FIRE_CACHE: "M-46 -16L0 -42L46 -16V44H-46zM-32 -2V8H32V-2zM-32 16V26H32V16z",
    tiles.FIRE_CAMP: (
        "M-6 -6L-50 -6V44H-6zM-28 -36L-50 -10H-6zM4 44V4L27 -16L50 4V44H34V20H20V44z"
    ),
    tiles.HOUSE_1: "M-50 -2L0 -44L50 -2H38V44H10V14H-10V44H-38V-2zM18 -44H30V-30L18 -40z",
    tiles.HOUSE_2: "M-50 -2L0 -44L50 -2H38V44H-38V-2zM-26 6V24H-8V6zM8 6V44H26V6z",
    tiles.LODGE: (
        "M-50 10L-24 -14V-14L0 -46L24 -14L50 10V44H-50zM-36 16V28H-22V16zM22 16V28H36V16z"
        "M-9 14V44H9V14zM-8 -18V-4H8V-18z"
    ),
    tiles.LOG_CABIN: (
        "M-50 -8L0 -40L50 -8H44V-2H-44V-8zM-42 2H42V12H-42zM-42 16H-12V26H-42zM12 16H42V26H12z"
        "M-42 30H-12V42H-42zM12 30H42V42H12z"
    ),
    tiles.LOOKOUT_TOWER: "M-30 -24L0 -46L30 -24zM-26 -20H26V2H-26zM-32 6H32V12H-32z",
    tiles.REPAIR_SHOP: (
        "M34 -46A24 24 0 0 0 6 -16L-42 28A12 12 0 0 0 -26 45L20 -1A24 24 0 0 0 48 -32L32 -18"
        "L20 -30z"
    ),
    tiles.PROPANE_TANK: "M-26 -14H26A24 24 0 0 1 26 32H-26A24 24 0 0 1 -26 -14zM-10 -30H10V-18H-10z"
    "M-32 36H-18V46H-32zM18 36H32V46H18z",
    tiles.ROCKY_TERRAIN: (
        "M-50 40L-40 2L-20 -10L-6 6L-2 40zM4 40L0 -2L-10 -14L6 -40L28 -32L40 -4L36 12L50 40z"
    ),
    tiles.SUPPLY_TRAILER: "M-46 -26H36V20H50V28H28A12 12 0 1 1 4 28H-10A12 12 0 1 1 -34 28H-46z",
}
_DRAWN: Final[dict[int, tuple[str, float]]] = {
    tiles.AIR_BASE: ("M-50 26H50M-50 42H50M-40 34H-22M-10 34H10M22 34H40", 5),
    tiles.DRY_GRASS: (
        "M-40 44Q-42 10 -50 -4M-34 44Q-34 6 -28 -20M-26 44Q-20 18 -12 8M-6 44Q-8 4 -14 -30"
        "M0 44Q2 -4 8 -40M8 44Q16 14 26 -4M30 44Q30 14 24 -22M36 44Q38 20 50 4",
        6,
    ),
    tiles.LOOKOUT_TOWER: ("M-22 12L-30 46M22 12L30 46M-24 24L26 42M24 24L-26 42", 6),
    tiles.POWER_LINES: (
        "M-20 46L-6 -44H6L20 46M-34 -26H34M-34 -10H34M-15 16L12 -6M15 16L-12 -6M-18 40L14 16"
        "M18 40L-14 16M-34 -26V-18M34 -26V-18M-34 -10V-2M34 -10V-2",
        6,
    ),
    tiles.RADIO_TOWER: (
        "M-22 46L0 -18L22 46M-14 26H14M-9 10H9M-18 -6A24 24 0 0 1 -18 -38M18 -6A24 24 0 0 0 18 -38"
        "M-32 4A42 42 0 0 1 -32 -46M32 4A42 42 0 0 0 32 -46",
        7,
    ),
}
_LOGS: Final = ((-30, 26), (0, 26), (30, 26), (-15, 0), (15, 0), (0, -26))


def emblem(tile: int) -> str:
    """The emblem of a tile in its own shade."""
    shade = TINTS[tile][1]
    if tile == tiles.LOGGING_SITE:
        return "".join(
            circle(x, y, 11, "none", stroke=shade, stroke_width=6) + circle(x, y, 3.5, shade)
            for x, y in _LOGS
        )
    parts: list[str] = []
    if tile in _FILLED:
        parts.append(area(_FILLED[tile], shade, fill_rule="evenodd"))
    if tile in _DRAWN:
        path, width = _DRAWN[tile]
        parts.append(line(path, shade, width, stroke_linecap="round"))
    if tile == tiles.RADIO_TOWER:
        parts.append(circle(0, -22, 8, shade))
    return "".join(parts)


WAVES: Final = "".join(
    line(
        f"M{x} {y}q9 -9 18 0t18 0t18 0{'t18 0' if wide else ''}",
        TINTS[tiles.LAKE][1],
        3,
        stroke_linecap="round",
    )
    for x, y, wide in ((-48, -26, True), (-62, -4, False), (4, 2, False), (-40, 24, True))
)
"""The water of the Lake, in the size of a tile."""

CRACKS: Final = (
    "M-66 -22L-36 -20L-24 -4L0 0L14 20L44 26L54 38M-24 -4L-44 10L-42 28M0 0L26 -14L56 -10L70 4"
    "M26 -14L30 -34M14 20L-4 36M-36 -20L-30 -38M44 26L62 20"
)
"""Where the ground of a scorched tile has burst, in the size of a tile."""
BOULDERS: Final = (
    "M-72 10L-66 -8L-52 -12L-42 0L-46 10zM40 10L46 -6L60 -10L72 4L68 10z"
    "M-50 20L-46 12L-36 10L-30 20zM30 20L34 13L44 12L50 20z"
)
"""Stones around the emblem of the Rocky Terrain."""
