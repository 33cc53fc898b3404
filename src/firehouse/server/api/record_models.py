"""Requests and answers about records, reviews, standings and branches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from firehouse.server.api.models import WHOLE, Asked, Name, Told
from firehouse.stage.shapes import Frame, Named, Patch


class Branching(Asked):
    """A what-if from a step of a game."""

    step: Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
    luck: Literal["same", "new"] = "new"
    name: Name = ""


class Importing(Asked):
    """A record file as a table."""

    record: dict[str, Any]
    name: Name = ""


class RecordModel(Told):
    """A record file: everything that is needed to play a game again."""

    format: str
    version: int
    rules_version: str
    setup: dict[str, Any]
    seed: int | None
    actions: list[str]
    chance: list[str]
    checks: list[str]
    digest: str
    result: str | None
    ending: str | None


class HistoryStep(Told):
    step: int
    text: str
    label: str = Field(description="What the action was called when it was chosen; empty for luck.")
    pawn: int
    luck: bool
    situation: str
    seq: int


class PlayedBy(Told):
    """Who plays a pawn."""

    person: int | None = Field(description="Nothing for a bot, and where nobody sits.")
    name: str


class HistoryModel(Told):
    """The whole game, for the scrubber; a long one in pages, each from its first step on."""

    scene: Annotated[dict[str, Any], Named("Scene")]
    first: Patch = Field(description="The view before the first step.")
    frames: list[Frame]
    steps: list[HistoryStep]
    pawns: list[str]
    players: list[PlayedBy]
    record: bool = Field(description="May the record be asked for?")
    what_if: bool = Field(description="May other games be begun from it?")
    next: int | None = Field(description="The first step of the next page, if there is one.")


class ReviewAnswer(Told):
    """A review, or how far it is: progress below 1 means “ask again”."""

    progress: float
    waits: int | None = Field(
        description="Seconds until it is begun, about; nothing once it is.",
    )
    review: Annotated[dict[str, Any], Named("Review")] | None


class Team(Told):
    table: str | None
    names: list[str]
    result: Literal["won", "lost"]
    ending: str
    score: str
    steps: int
    aids_used: dict[str, int]
    yours: bool
    at: str


class StandingModel(Told):
    """This game among others of the same set-up and seed."""

    teams: list[Team]
    won: int
    played: int
