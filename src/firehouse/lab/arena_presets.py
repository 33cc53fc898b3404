"""Ready-made lists of cells for an arena."""

from __future__ import annotations

from typing import Final

from firehouse.core.catalogue import near
from firehouse.core.setup import Setup


def _crews(ruleset_id: str, *crews: int, difficulty: str | None = None) -> list[Setup]:
    return [Setup(ruleset_id, difficulty=difficulty, crew=crew) for crew in crews]


def _levels(ruleset_id: str, *levels: str, board: str | None = None) -> list[Setup]:
    return [Setup(ruleset_id, board=board, difficulty=level, crew=4) for level in levels]


PRESETS: Final[dict[str, list[Setup]]] = {
    "tour": [
        *_crews("flashpoint/basic", 1, 2, 4, 6),
        *_levels("flashpoint/advanced", "one-alarm", "two-alarm", "three-alarm"),
        *_crews("flashpoint/family", 4, 6),
        *_levels("flashpoint/experienced", "recruit", "veteran", "heroic"),
        *_levels("flashpoint/brownstone", "recruit"),
        *_levels("flashpoint/tragic-events", "recruit"),
        *_levels("flashpoint/second-story", "recruit", board="villa"),
        *_levels("flashpoint/second-story", "recruit", board="hotel"),
        *_crews("hotshots/standard", 1, 2, 3, 4),
        *_crews("hotshots/standard", 4, difficulty="firestorm"),
    ],
}
"""Ready-made lists of cells; the tour goes through every box."""


def preset(name: str) -> tuple[Setup, ...]:
    """The cells of a ready-made list."""
    if name not in PRESETS:
        raise ValueError(f"There is no preset '{name}'; try {near(name, list(PRESETS))}.")
    return tuple(PRESETS[name])
