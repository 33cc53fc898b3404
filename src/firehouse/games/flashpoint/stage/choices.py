"""Titles and a line of text for what can be chosen before a game of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.specialists import ENGINEER, Role, engineer
from firehouse.games.flashpoint.rulesets import WAYS
from firehouse.games.flashpoint.stage.presets import PRESETS
from firehouse.games.flashpoint.words.language import say

__all__ = ["BOARDS", "PRESETS", "RULESETS", "difficulty", "has_cards", "role"]

Words = tuple[str, str]
"""A title and a line of text."""

_WAYS: Final = {way.id: way for way in WAYS}

RULESETS: Final = {
    "flashpoint/basic": "The first edition without vehicles or specialists: four AP, an axe, "
    "and a house on fire. The shortest rules.",
    "flashpoint/advanced": "The first edition with everything: explosions before the start, "
    "hazmats, fire engine and ambulance, four specialists.",
    "flashpoint/family": "The second edition for everybody: seven rescues win. "
    "The best first game.",
    "flashpoint/experienced": "The second edition with everything: specialists, vehicles, "
    "hazmats, and hot spots that flare up.",
    "flashpoint/brownstone": "A row house with neighbours on both sides: few ways in, and doors "
    "that can be chopped.",
    "flashpoint/second-story": "Two floors, a staircase, windows and portable ladders.",
    "flashpoint/tragic-events": "Decks of cards take the place of the roll: Flare Ups, and "
    "Events good and bad.",
}

BOARDS: Final[dict[str, Words]] = {
    "house_front": ("House, front side", "A family's house with an entrance on every side."),
    "house_back": ("House, back side", "A house with two entrances: longer ways out."),
    "brownstone": ("Brownstone", "Two flats between neighbours. The layout is a reconstruction."),
    "villa": ("Villa", "A home on two floors. The layout is a reconstruction."),
    "hotel": ("Hotel", "Guest rooms on two floors. The layout is a reconstruction."),
}

_DIFFICULTIES: Final = {
    "one-alarm": "One alarm",
    "two-alarm": "Two alarms",
    "three-alarm": "Three alarms",
    "recruit": "Recruit",
    "veteran": "Veteran",
    "heroic": "Heroic",
    "family": "Family",
}

_COUNTED: Final = ("explosions", "victims", "hazmats", "hazmat_markers", "extra_hot_spots")


def difficulty(ruleset: str, name: str) -> Words:
    """A level by what it brings."""
    values = _WAYS[ruleset].difficulties[name]
    if "placement" in values and not values.get("vehicles"):
        return _DIFFICULTIES[name], say(phrase("level.family"))
    found = [
        phrase(f"level.{key.replace('_', '-')}", number=int(values[key]))
        for key in _COUNTED
        if values.get(key)
    ]
    return _DIFFICULTIES[name], say(phrase("level.brings", found=found))


def has_cards(ruleset: str, difficulty: str | None) -> bool:
    """Is everybody a specialist at this level, or at the first one?"""
    way = _WAYS[ruleset]
    level = next(iter(way.difficulties), None) if difficulty is None else difficulty
    return bool({**way.options, **way.difficulties.get(level or "", {})}.get("specialists"))


def role(ruleset: str, name: str) -> Words:
    """A specialist as this way to play has it."""
    way = _WAYS[ruleset]
    found: Role = next(role for role in way.roles if role.id == name)
    if name == ENGINEER:
        found = engineer(bool(way.options.get("decks")), False)
    return found.title, found.text
