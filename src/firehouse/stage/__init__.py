"""What any client needs to show a game and take clicks, independent of page and terminal."""

from __future__ import annotations

from typing import Any

from firehouse.core.catalogue import row_of
from firehouse.core.game import Game
from firehouse.stage.default import DEFAULT
from firehouse.stage.shapes import Cite, Frame, Offer, Route, Spots, plain
from firehouse.stage.stage import Stage

__all__ = ["Cite", "Frame", "Offer", "Route", "Spots", "Stage", "plain", "stage_of"]


def stage_of(game: Game[Any]) -> Stage:
    """The stage of a game; a plain one where it brings none."""
    stage: Stage | None = row_of(game.setup.ruleset).load("stage")
    return stage or DEFAULT
