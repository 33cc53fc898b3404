"""First games that teach: a table made ready, and steps that wait for the learner."""

from __future__ import annotations

from firehouse.lessons.lesson import Lesson, Step
from firehouse.lessons.progress import Progress, allows, progress, waiting_step
from firehouse.lessons.shelf import lesson, lessons

__all__ = [
    "Lesson",
    "Progress",
    "Step",
    "allows",
    "lesson",
    "lessons",
    "progress",
    "waiting_step",
]
