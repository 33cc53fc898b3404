"""Bots as characters: a name for each pawn, and how they play in words."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.words.language import VOICE, part, say

NAMES: Final = 8
"""So many names each of them has."""


def name_of(bot: str, pawn: int) -> str:
    """What the bot of a pawn is called at a table."""
    if not VOICE.language.knows(f"character.{bot}-1"):
        return bot
    return part(phrase(f"character.{bot}-{pawn % NAMES + 1}"))


def title_of(bot: str) -> str:
    """What a kind of bot is called where one is chosen."""
    return say(phrase(f"character-title.{bot}"))


def style_of(bot: str) -> str:
    """How a bot plays."""
    name = f"character-style.{bot}"
    return say(phrase(name)) if VOICE.language.knows(name) else ""
