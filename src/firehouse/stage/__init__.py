"""What any client needs to show a game and take clicks; it knows neither page nor terminal."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.game import Game
from firehouse.stage.flashpoint import FLASH_POINT
from firehouse.stage.hotshots import HOTSHOTS
from firehouse.stage.shapes import Cite, Frame, Offer, Route, Spots, plain
from firehouse.stage.stage import Stage

__all__ = ["Cite", "Frame", "Offer", "Route", "Spots", "Stage", "plain", "stage_of"]

_STAGES: Final = {"flashpoint": FLASH_POINT, "hotshots": HOTSHOTS}


def stage_of(game: Game[Any]) -> Stage:
    """The stage of a game."""
    return _STAGES[game.setup.ruleset.partition("/")[0]]
