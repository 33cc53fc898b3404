"""The lessons that come with the program, read from their files."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from firehouse.core.setup import Setup
from firehouse.lessons.lesson import Lesson, Step

LESSONS: Final = ("first-alarm", "first-fire")


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, the easiest first."""
    return tuple(_read(id) for id in LESSONS)


def lesson(id: str) -> Lesson | None:
    """The lesson of this id; None if there is none."""
    return next((found for found in lessons() if found.id == id), None)


def _read(id: str) -> Lesson:
    data = tomllib.loads((files(__package__) / f"{id}.toml").read_text(encoding="utf-8"))
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
