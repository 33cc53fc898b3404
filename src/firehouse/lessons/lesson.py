"""A lesson: what it teaches, the set-up and seed of its table, and one step for each rule."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from firehouse.core.language import prose
from firehouse.core.setup import Setup


@dataclass(frozen=True)
class Step:
    """A few sentences, and what leads to the next step."""

    text: str
    lights: tuple[str, ...]
    """Places that the text speaks of."""
    section: str | None
    actions: tuple[str, ...]
    """Actions that go on; a trailing * stands for any. Empty: the learner reads or watches."""
    watched: bool
    """Does the step go on when the fire has been watched to its end?"""
    allow: tuple[str, ...]
    """The actions that the table takes at this step; empty: those that go on."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """Every action that may be played at this step."""
        return self.allow or self.actions

    def told(self) -> dict[str, Any]:
        """The step as the page reads it."""
        until: dict[str, Any] = {"watched": True} if self.watched else {"next": True}
        told = {
            "text": self.text,
            "lights": list(self.lights),
            "section": self.section,
            "until": {"actions": list(self.actions)} if self.actions else until,
        }
        return told | ({"allow": list(self.allow)} if self.allow else {})


@dataclass(frozen=True)
class Lesson:
    """A played tutorial on a real table."""

    id: str
    game: str
    title: str
    text: str
    minutes: int
    setup: Setup
    seed: int
    steps: tuple[Step, ...]

    def told(self) -> dict[str, Any]:
        """The lesson as the page reads it; the table's luck stays secret."""
        return {
            "id": self.id,
            "game": self.game,
            "title": self.title,
            "text": self.text,
            "minutes": self.minutes,
            "steps": [step.told() for step in self.steps],
        }


def lesson_of(folder: Traversable, id: str) -> Lesson:
    """The lesson that a file of a game tells, in the language that is spoken if it is there."""
    data = tomllib.loads(prose(folder, f"{id}.toml"))
    return Lesson(
        id=id,
        game=data["setup"]["ruleset"].partition("/")[0],
        title=data["title"],
        text=data["text"],
        minutes=data["minutes"],
        setup=Setup(**data["setup"]),
        seed=data["seed"],
        steps=tuple(_step(row) for row in data["step"]),
    )


def _step(row: dict[str, Any]) -> Step:
    return Step(
        text=row["text"].strip(),
        lights=tuple(row.get("lights", ())),
        section=row.get("section"),
        actions=tuple(row.get("actions", ())),
        watched=row.get("watched", False),
        allow=tuple(row.get("allow", ())),
    )
