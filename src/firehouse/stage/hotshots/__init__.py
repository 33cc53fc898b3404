"""Hotshots as clients see it."""

from __future__ import annotations

from typing import Final

from firehouse.stage.hotshots.asks import asks
from firehouse.stage.hotshots.cascade import is_fire
from firehouse.stage.hotshots.cites import cite
from firehouse.stage.hotshots.offers import offers
from firehouse.stage.hotshots.scene import scene
from firehouse.stage.hotshots.spots import spots
from firehouse.stage.hotshots.walking import routes
from firehouse.stage.stage import Stage

HOTSHOTS: Final = Stage(scene, offers, routes, asks, spots, cite, is_fire)
