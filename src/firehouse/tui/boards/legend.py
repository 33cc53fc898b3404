"""The signs of a board with what they mean, for the help."""

from __future__ import annotations

from typing import Any, Final

from firehouse.games.flashpoint.screen.edges import DAMAGE, RUBBLE
from firehouse.games.flashpoint.screen.pieces import LYING, SMOKE
from firehouse.games.hotshots.screen.picture import FIREBREAK
from firehouse.games.hotshots.screen.tiles import ROOM, UNSURE
from firehouse.tui.boards.look import FLAME

Plain = dict[str, Any]

_SIGNS: Final = {
    "fire": FLAME * 3,
    "fire-outside": FLAME * 3,
    "smoke": SMOKE * 3,
    "point": "?",
    "victim": "V",
    "victim-treated": "T",
    "victim-trapped": "v",
    "wall": "━━━  ┃",
    "wall-damaged": f"━{DAMAGE}━  {DAMAGE}",
    "wall-destroyed": f"╸{RUBBLE}╺  {RUBBLE}",
    "door": "╞═╡  ║",
    "door-open": "┥╱┝  ╱",
    "exit": "┥↑┝  →",
    "window": "┤□├  □",
    "light": "┄┄┄  ┆",
    "pawn": "1 2P",
    "pawn-down": f"{LYING[0]} {LYING[1]}P",
    "hazmat": "H",
    "hazmat-lit": "h!",
    "hot-spot": "*",
    "engine": "ENGINE",
    "ambulance": "AMBUL.",
    "parking": "eng amb",
    "stairs": "≡≡≡",
    "ladder": "L",
    "ladder-down": "l",
    "flame": FLAME,
    "limit": f"{FLAME}{ROOM}{ROOM} 1/3",
    "scorched": "scorched",
    "icons": "PCHSMT",
    "firebreak": FIREBREAK * 3,
    "wind": "↗ NE",
    "vehicle": "A H D",
    "lake": "≈ ≈ ≈",
    "reconstructed": f"0/3{UNSURE}",
}


def signs(scene: Plain) -> list[tuple[str, str]]:
    """Each sign that this game can show, and what it means."""
    return [(_SIGNS[row["sign"]], row["meaning"]) for row in scene["legend"]]
