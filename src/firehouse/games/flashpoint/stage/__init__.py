"""Flash Point as clients see it."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.stage.asks import asks
from firehouse.games.flashpoint.stage.cites import cite
from firehouse.games.flashpoint.stage.crew import facts
from firehouse.games.flashpoint.stage.dwell import DWELL
from firehouse.games.flashpoint.stage.far import far
from firehouse.games.flashpoint.stage.offers import offers
from firehouse.games.flashpoint.stage.place_words import words
from firehouse.games.flashpoint.stage.routes import is_way, routes
from firehouse.games.flashpoint.stage.scene import scene
from firehouse.games.flashpoint.stage.spots import spots
from firehouse.games.flashpoint.stage.tracks import counts
from firehouse.stage.stage import Stage

FLASH_POINT: Final = Stage(
    scene,
    offers,
    routes,
    asks,
    spots,
    cite,
    DWELL,
    facts,
    far,
    words,
    counts,
    is_way=is_way,
)
