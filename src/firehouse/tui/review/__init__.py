"""The review of a played game on the full screen."""

from __future__ import annotations

from firehouse.tui.review.screen import ReviewScreen

__all__ = ["ReviewScreen"]
