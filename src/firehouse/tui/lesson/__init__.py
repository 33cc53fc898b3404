"""A lesson on the full screen: a table of this machine with a guide."""

from __future__ import annotations

from firehouse.tui.lesson.screen import LessonScreen

__all__ = ["LessonScreen"]
