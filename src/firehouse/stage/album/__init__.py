"""A played game as a single file: every step with its picture and its words."""

from __future__ import annotations

from firehouse.stage.album.page import MARK, album

__all__ = ["MARK", "album"]
