"""Requests and answers about players' own files."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from firehouse.core.phrase import Phrase
from firehouse.server.api.models import Asked, Name, SetupModel, Told
from firehouse.server.messages import PlainSetup
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
    phrase: Phrase | None
    """The text as a named message, where the game has it."""
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


class PublishWork(Asked):
    """A file to be shown in the gallery, with the set-up that its maker plays it in."""

    setup: SetupModel
    title: Annotated[str, Field(max_length=200)]
    name: Name


class PublishedModel(Told):
    """Where a work is; the key removes it, and is told only here."""

    id: str
    key: str


class WorkModel(Told):
    """A file in the gallery."""

    id: str
    game: str
    file: str
    title: str
    maker: str
    setup: PlainSetup = Field(description="How it is played, without the file.")
    text: str
    created: str


class WorksModel(Told):
    """A page of the gallery, the newest first."""

    works: list[WorkModel]
    more: bool
    open: bool = Field(description="Is there room for more?")


class RemoveWork(Asked):
    """Who made a work takes it back."""

    key: Annotated[str, Field(max_length=100)]
