"""Hotshots as clients see it."""

from __future__ import annotations

from typing import Final

from firehouse.core.event import Event
from firehouse.games.hotshots.events import FlamesRemoved
from firehouse.games.hotshots.stage.asks import asks
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


def amount(event: Event) -> int:
    """How much an event counts among deeds: flames are counted one by one."""
    return event.number if isinstance(event, FlamesRemoved) else 1


HOTSHOTS: Final = Stage(
    scene,
    offers,
    routes,
    asks,
    spots,
    cite,
    DWELL,
    facts,
    far,
    words=words,
    counts=counts,
    amount=amount,
    is_way=lambda action, following: action.startswith("move "),
)
