"""Hotshots as clients see it."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.stage.amount import amount
from firehouse.games.hotshots.stage.asks import asks
from firehouse.games.hotshots.stage.cascade import is_fire
from firehouse.games.hotshots.stage.cites import cite
from firehouse.games.hotshots.stage.crew import facts
from firehouse.games.hotshots.stage.dwell import DWELL
from firehouse.games.hotshots.stage.far import far
from firehouse.games.hotshots.stage.offers import offers
from firehouse.games.hotshots.stage.place_words import words
from firehouse.games.hotshots.stage.routes import routes
from firehouse.games.hotshots.stage.scene import scene
from firehouse.games.hotshots.stage.spots import spots
from firehouse.games.hotshots.stage.tracks import counts
from firehouse.stage.stage import Stage

HOTSHOTS: Final = Stage(
    scene,
    offers,
    routes,
    asks,
    spots,
    cite,
    is_fire,
    DWELL,
    facts,
    far,
    words=words,
    counts=counts,
    amount=amount,
    is_way=lambda action, following: action.startswith("move "),
)
