"""Titles and a line of text for what can be chosen before a game of Hotshots, and presets."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.stage import texts
from firehouse.stage.presets import Preset

Words = tuple[str, str]
"""A title and a line of text."""

_STANDARD: Final = "hotshots/standard"

RULESETS: Final = {
    _STANDARD: "A wildfire on nineteen tiles: walk in, push your luck with the dice, lay "
    "Firebreaks, and put out the last flame before the forest is gone.",
}

_PARK: Final = "Tiles of this park lie where its layout has them. A reconstruction."

BOARDS: Final[dict[str, Words]] = {
    "circle": ("The circle", "Nineteen tiles at random in a circle: the usual board."),
    "denali": ("Denali", _PARK),
    "grand_canyon": ("Grand Canyon", _PARK),
    "grand_teton": ("Grand Teton", _PARK),
    "yellowstone": ("Yellowstone", _PARK),
    "yosemite": ("Yosemite", _PARK),
    "zion": ("Zion", _PARK),
}

_DIFFICULTIES: Final[dict[str, Words]] = {
    "standard": ("Standard", "The rules as printed."),
    "a-little-less-heat": (
        "A Little Less Heat",
        "The Lake in the centre, any number of tokens, no Fire Cache to lose.",
    ),
    "not-much-of-a-fire": (
        "Not Much of a Fire",
        "Also one small fire fewer, a token each, and Embers that do not come back.",
    ),
    "barely-even-warm": (
        "Barely Even Warm",
        "Also a ninth tile to lose, no Gusts, and tokens chosen from two. The easiest.",
    ),
    "getting-warmer": (
        "Getting Warmer",
        "The Lake in a corner, the Air Attack Base far away, and every scorch costs a token.",
    ),
    "five-alarm-fire": (
        "5-Alarm Fire",
        "Also one more fire, fewer flames in the box, and one die back at a time.",
    ),
    "firestorm": (
        "Firestorm",
        "Also seven tiles lose the game, and cards start new fires. The hardest.",
    ),
}


def has_cards(ruleset: str, difficulty: str | None) -> bool:
    """Is everybody a character?"""
    return True


def difficulty(ruleset: str, name: str) -> Words:
    """One of the alternate rules."""
    return _DIFFICULTIES[name]


def role(ruleset: str, name: str) -> Words:
    """A character."""
    found = texts.role(roles.IDS.index(name))
    return found["title"], found["text"]


PRESETS: Final[dict[str, tuple[Preset, ...]]] = {
    _STANDARD: (
        Preset(
            "first-smoke",
            "First smoke, 20 minutes",
            "The easiest rules, to learn dice and Firebreaks.",
            Setup(_STANDARD, difficulty="barely-even-warm", crew=2),
        ),
        Preset(
            "classic",
            "The classic",
            "All four characters on the circle.",
            Setup(_STANDARD, crew=("crew-boss", "sawyer", "lookout", "swamper")),
        ),
        Preset(
            "alone",
            "Alone",
            "One person leads two characters with one hand of tokens.",
            Setup(_STANDARD, crew=1),
        ),
        Preset(
            "park-tour",
            "A day in Yosemite",
            "A park layout with the milder rules.",
            Setup(_STANDARD, "yosemite", "a-little-less-heat", 3),
        ),
        Preset(
            "canyon",
            "Dry summer in the canyon",
            "A board like an arch and the five-alarm rules.",
            Setup(_STANDARD, "grand_canyon", "five-alarm-fire", 4),
        ),
        Preset(
            "firestorm",
            "Firestorm",
            "The hardest rules there are.",
            Setup(_STANDARD, difficulty="firestorm", crew=4),
        ),
        Preset(
            "tinderbox",
            "Tinderbox",
            "Chaos: three further fires at the start, and a token in every hand to meet them.",
            Setup(_STANDARD, crew=4, options={"extra_fires": 3, "starting_tokens": 2}),
        ),
    ),
}
