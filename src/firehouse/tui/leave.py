"""Leaving a screen."""

from __future__ import annotations

from typing import Any

from textual.app import App


def leave(app: App[Any]) -> None:
    """Go back to where the player came from; from the first screen, out of the application."""
    if app.screen_stack[1:-1]:
        app.pop_screen()
    else:
        app.exit()
