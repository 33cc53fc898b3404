"""Requests and answers about puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from firehouse.puzzles.puzzle import Mark
from firehouse.puzzles.task import Kind
from firehouse.server.api.models import WHOLE, Asked, Name, Told


class TakePuzzle(Asked):
    """Somebody sits down to a puzzle."""

    name: Name = ""


class MakePuzzle(Asked):
    """Somebody wants to try what was played otherwise at a step of a game that is over."""

    step: Annotated[int, Field(ge=1, le=1_000_000), WHOLE]
    name: Name = ""


class PuzzleLine(Told):
    """A puzzle before it is tried."""

    id: str
    game: str
    ruleset: str
    box: str = Field(description="What the box is called.")
    board: str = Field(description="What the board is called; empty if there is only one.")
    kind: Kind
    grade: int = Field(description="1 to 3, from easy to hard; 0 if it was not measured.")
    grade_title: str
    task: str


class VerdictModel(Told):
    """What an attempt is worth; luck has no part in it."""

    mark: Mark
    value: float = Field(description="The chance that it leaves: to win, or to reach the goal.")
    best: float
    points: int = Field(description="2, 1 or 0.")
    text: str
    explained: str


class PuzzleAtTable(Told):
    """The puzzle of a table, and how the attempt there stands."""

    puzzle: PuzzleLine
    begin: int = Field(description="The step at which it begins; an undo goes back no further.")
    luck: str
    verdict: VerdictModel | None = Field(description="Nothing while the attempt goes on.")


class PuzzleAnswer(Told):
    """The answer, as actions and in words."""

    actions: list[str]
    steps: list[str]
    explained: str
