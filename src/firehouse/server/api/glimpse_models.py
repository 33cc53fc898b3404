"""Requests and answers about the game that bots play on the first page."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from firehouse.server.api.models import WHOLE, Asked, Name, Told
from firehouse.stage.shapes import Frame, Named, Patch


class GlimpseModel(Told):
    """Some turns of a game that bots play, for a picture that moves."""

    scene: Annotated[dict[str, Any], Named("Scene")]
    first: Patch = Field(description="The view before the first frame.")
    frames: list[Frame]
    names: list[str] = Field(description="What the bot of each pawn is called.")
    step: int = Field(description="The step of the first view.")


class TakeOver(Asked):
    """A visitor takes over the game of a glimpse."""

    step: Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
    name: Name = ""
