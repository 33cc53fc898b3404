"""Forests as characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from firehouse.games.hotshots.screen import supply
from firehouse.games.hotshots.screen.model import letter_of
from firehouse.games.hotshots.screen.picture import FIREBREAK, ForestPicture
from firehouse.games.hotshots.screen.sheet import SIZES
from firehouse.games.hotshots.screen.tiles import ROOM, UNSURE
from firehouse.tui.boards.face import ScreenFace
from firehouse.tui.boards.look import FLAME, Picture

Plain = dict[str, Any]


def _pictures(scene: Plain, floor: int) -> Iterator[list[Picture]]:
    for cells in SIZES:
        yield [ForestPicture(scene, cells)]


def _start(scene: Plain, view: Plain) -> str:
    row = view["pawns"][view["turn"]]
    cell = scene["cells"][len(scene["cells"]) // 2]["name"]
    return f"tile:{row['tile']}" if row["tile"] else f"cell:{cell}"


SCREEN: Final = ScreenFace(
    pictures=_pictures,
    start=_start,
    letter=lambda scene, view, pawn: letter_of(scene, view["pawns"][pawn]),
    supply=supply.supply,
    signs={
        "fire": FLAME * 3,
        "pawn": "1 2P",
        "flame": FLAME,
        "limit": f"{FLAME}{ROOM}{ROOM} 1/3",
        "scorched": "scorched",
        "icons": "PCHSMT",
        "firebreak": FIREBREAK * 3,
        "wind": "↗ NE",
        "vehicle": "A H D",
        "lake": "≈ ≈ ≈",
        "reconstructed": f"0/3{UNSURE}",
    },
)
