"""Titles and a line of text for what can be chosen before a game of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.specialists import ENGINEER, Role, engineer
from firehouse.games.flashpoint.rulesets import WAYS
from firehouse.games.flashpoint.stage.presets import presets
from firehouse.games.flashpoint.words.language import part, say
from firehouse.games.flashpoint.words.roles import specialist_text, specialist_title

__all__ = ["board", "difficulty", "has_cards", "presets", "role", "ruleset_line"]

Words = tuple[str, str]
"""A title and a line of text."""

_WAYS: Final = {way.id: way for way in WAYS}

_COUNTED: Final = ("explosions", "victims", "hazmats", "hazmat_markers", "extra_hot_spots")


def ruleset_line(ruleset: str) -> str:
    """What a way to play is."""
    return part(phrase(f"ruleset.{ruleset.partition('/')[2]}"))


def board(name: str) -> Words:
    """A board that can be chosen."""
    return part(phrase(f"board-name.{name}")), part(phrase(f"board-about.{name}"))


def difficulty(ruleset: str, name: str) -> Words:
    """A level by what it brings."""
    values = _WAYS[ruleset].difficulties[name]
    title = part(phrase(f"level-name.{name}"))
    if "placement" in values and not values.get("vehicles"):
        return title, say(phrase("level.family"))
    found = [
        phrase(f"level.{key.replace('_', '-')}", number=int(values[key]))
        for key in _COUNTED
        if values.get(key)
    ]
    return title, say(phrase("level.brings", found=found))


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
    return specialist_title(found), specialist_text(found)
