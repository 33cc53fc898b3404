"""The lessons of all games, each from its game's row."""

from __future__ import annotations

from functools import cache

from firehouse.core.catalogue import games
from firehouse.lessons.lesson import Lesson


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, game by game, the easiest first."""
    return tuple(found for row in games() for found in row.load("lessons") or ())


def lesson(id: str) -> Lesson | None:
    """The lesson of this id; None if there is none."""
    return next((found for found in lessons() if found.id == id), None)
