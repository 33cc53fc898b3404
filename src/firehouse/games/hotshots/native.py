"""What the translation to C must know of Hotshots."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.tiles import TILES

_MOST_EDGES: Final = 3 * TILES
"""Every edge is one of three sides of a cell."""

ROOMS: Final = {
    "State.todo": 64,
    "State.cells": TILES,
    "Ground.next": TILES * SIDES,
    "Ground.edge": TILES * SIDES,
    "Ground.around": TILES,
    "Ground.ends": 2 * _MOST_EDGES,
    "Ground.edges": _MOST_EDGES,
}

SAMPLES: Final = (Setup("hotshots/standard"),)

CODER: Final = "firehouse.games.hotshots.env.coder:HotshotsCoder"
"""What writes positions down; named, so that building needs no library of learners."""

MEASURE: Final = "firehouse.games.hotshots.lab.measure:ForestMeasure"
"""What the laboratory reads off positions."""
