"""Houses as characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.screen import supply
from firehouse.games.flashpoint.screen.edges import DAMAGE, RUBBLE
from firehouse.games.flashpoint.screen.picture import PlanPicture
from firehouse.games.flashpoint.screen.pieces import LYING, SMOKE, letter_of
from firehouse.games.flashpoint.screen.sheet import BESIDE, SINGLE, SIZES, STACKED
from firehouse.games.flashpoint.screen.vehicles import VEHICLES
from firehouse.games.flashpoint.words.language import part
from firehouse.tui.boards.face import ScreenFace
from firehouse.tui.boards.look import FLAME, Picture

Plain = dict[str, Any]

_MIDDLE: Final = "3,4"


def _pictures(scene: Plain, floor: int) -> Iterator[list[Picture]]:
    """Two floors are shown together as long as they fit in the smallest size."""
    for number, size in enumerate(SIZES):
        if scene["floors"] == 1:
            yield [PlanPicture(scene, size, SINGLE)]
            continue
        both: list[Picture] = [PlanPicture(scene, size, shape) for shape in (BESIDE, STACKED)]
        is_last = number == len(SIZES) - 1
        yield [*both, PlanPicture(scene, size, SINGLE, floor)] if is_last else both


def _start(scene: Plain, view: Plain) -> str:
    return f"square:{view['pawns'][view['turn']]['square'] or _MIDDLE}"


def _floor(scene: Plain, spot: str) -> int | None:
    kind, _, name = spot.partition(":")
    if kind not in ("square", "edge"):
        return None
    first = name.partition("-")[0]
    found = (square["floor"] for square in scene["squares"] if square["name"] == first)
    return next(found, None)


SCREEN: Final = ScreenFace(
    pictures=_pictures,
    start=_start,
    letter=lambda scene, view, pawn: letter_of(scene, view["pawns"], pawn),
    supply=supply.supply,
    signs={
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
        "engine": part(phrase("block.engine-short")),
        "ambulance": part(phrase("block.ambulance-short")),
        "parking": " ".join(part(phrase(f"block.{name}-bay"))[:3] for name in VEHICLES),
        "stairs": "≡≡≡",
        "ladder": "L",
        "ladder-down": "l",
    },
    floor=_floor,
)
