"""Flash Point as clients see it."""

from __future__ import annotations

from typing import Final

from firehouse.stage.flashpoint.asks import asks
from firehouse.stage.flashpoint.cascade import is_fire
from firehouse.stage.flashpoint.cites import cite
from firehouse.stage.flashpoint.offers import offers
from firehouse.stage.flashpoint.scene import scene
from firehouse.stage.flashpoint.spots import spots
from firehouse.stage.flashpoint.walking import routes
from firehouse.stage.stage import Stage

FLASH_POINT: Final = Stage(scene, offers, routes, asks, spots, cite, is_fire)
