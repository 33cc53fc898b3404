"""A played game as a page of its own: every step with its picture and its words, in one file."""

from __future__ import annotations

from firehouse.stage.album.page import MARK, album

__all__ = ["MARK", "album"]
