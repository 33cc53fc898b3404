"""The table screen: a board to click, what may be done, what happened, and a line to type."""

from __future__ import annotations

from firehouse.tui.table.screen import TableScreen

__all__ = ["TableScreen"]
