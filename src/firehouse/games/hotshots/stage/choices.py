"""Titles and a line of text for what can be chosen before a game of Hotshots, and presets."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.stage import texts
from firehouse.games.hotshots.words.language import part
from firehouse.stage.presets import Preset

Words = tuple[str, str]
"""A title and a line of text."""

_STANDARD: Final = "hotshots/standard"


def ruleset_line(ruleset: str) -> str:
    """What the game is."""
    return part(phrase("ruleset.standard"))


def board(name: str) -> Words:
    """A board that can be chosen."""
    return part(phrase(f"board.{name}")), part(phrase(f"board-about.{name}"))


def has_cards(ruleset: str, difficulty: str | None) -> bool:
    """Is everybody a character?"""
    return True


def difficulty(ruleset: str, name: str) -> Words:
    """One of the alternate rules."""
    return part(phrase(f"level.{name}")), part(phrase(f"level-about.{name}"))


def role(ruleset: str, name: str) -> Words:
    """A character."""
    found = texts.role(roles.IDS.index(name))
    return found["title"], found["text"]


_SETUPS: Final[dict[str, Setup]] = {
    "first-smoke": Setup(_STANDARD, difficulty="barely-even-warm", crew=2),
    "classic": Setup(_STANDARD, crew=("crew-boss", "sawyer", "lookout", "swamper")),
    "alone": Setup(_STANDARD, crew=1),
    "park-tour": Setup(_STANDARD, "yosemite", "a-little-less-heat", 3),
    "canyon": Setup(_STANDARD, "grand_canyon", "five-alarm-fire", 4),
    "firestorm": Setup(_STANDARD, difficulty="firestorm", crew=4),
    "tinderbox": Setup(_STANDARD, crew=4, options={"extra_fires": 3, "starting_tokens": 2}),
}


def presets(ruleset: str) -> tuple[Preset, ...]:
    """The ready-made games."""
    return tuple(
        Preset(id, part(phrase(f"preset.{id}")), part(phrase(f"preset-about.{id}")), setup)
        for id, setup in _SETUPS.items()
    )
