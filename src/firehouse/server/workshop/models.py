"""What is asked for and answered about files of players' own."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from firehouse.server.api.models import Asked, SetupModel, Told
from firehouse.stage.shapes import Named, Patch


class SampleModel(Told):
    """A file of the game's own, to begin with."""

    id: str
    text: str


class JudgeFiles(Asked):
    """A set-up whose files are to be judged."""

    setup: SetupModel
    preview: bool = Field(default=False, description="Tell scene and view of a game with it too.")


class FaultModel(Told):
    """What is wrong with a file, and where in it if that is known; both count from 1."""

    text: str
    line: int | None
    column: int | None


class JudgementModel(Told):
    """Can it be played? The fault says why not."""

    fault: FaultModel | None
    scene: Annotated[dict[str, Any], Named("Scene")] | None
    view: Patch | None


class TryFiles(Asked):
    """A set-up that bots should try out; ask again until all games are played."""

    setup: SetupModel


class TrialModel(Told):
    """How a bot does: games won, and the interval that holds its chance in 95 of 100 counts."""

    bot: str
    title: str
    games: int
    most: int = Field(description="Games that will be played.")
    wins: int
    low: float
    high: float


class HardnessModel(Told):
    """How hard a set-up is, as far as it is known."""

    trials: list[TrialModel]
    done: bool
    waits: int | None = Field(description="Seconds until it is begun, about; nothing once it is.")
