"""What the translation to C must know of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup

ROOMS: Final = {"State.todo": 64, "State.pools": 32}

SAMPLES: Final = (Setup("flashpoint/tragic-events", difficulty="heroic", crew=4),)

CODER: Final = "firehouse.games.flashpoint.env.coder:FlashPointCoder"
"""What writes positions down; named, so that building needs no library of learners."""

MEASURE: Final = "firehouse.games.flashpoint.lab.measure:HouseMeasure"
"""What the laboratory reads off positions."""
