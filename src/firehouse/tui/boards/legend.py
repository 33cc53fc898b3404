"""The signs of a board with what they mean, for the help."""

from __future__ import annotations

from typing import Any

from firehouse.tui.boards.face import face_of

Plain = dict[str, Any]


def signs(scene: Plain) -> list[tuple[str, str]]:
    """Each sign that this game can show, and what it means."""
    drawn = face_of(scene).signs
    return [(drawn.get(row["sign"], row["sign"]), row["meaning"]) for row in scene["legend"]]
