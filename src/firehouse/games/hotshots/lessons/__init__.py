"""The lessons of Hotshots."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from firehouse.lessons.lesson import lesson_of

LESSONS: Final = (lesson_of(files(__package__), "first-fire"),)
"""The easiest first."""
