"""Names and chat are plain text: no control characters, no change of direction, bounded."""

from __future__ import annotations

import unicodedata
from typing import Final

from firehouse.bots import BOTS
from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied
from firehouse.server.people.lookalikes import LOOKALIKES
from firehouse.server.storage.rows import NOBODY

MAX_NAME: Final = 32
MAX_CHAT: Final = 500
MOST_MARKS: Final = 2
"""Marks above and below one letter; more of them reach into other lines."""
MARK: Final = " (bot)"
"""Ends the name of a program that has sat down by an invitation."""

_UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me"})
_JOINERS: Final = frozenset("\u200c\u200d")
"""Format characters that scripts and emoji need."""
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing: fillers, and Braille without dots."""
_IGNORED: Final = (
    ("\u034f", "\u034f"),
    ("\u17b4", "\u17b5"),
    ("\u180b", "\u180f"),
    ("\ufe00", "\ufe0f"),
    ("\U000e0100", "\U000e01ef"),
)
"""Marks that change other characters and are nothing alone, besides format characters."""


def plain(text: str, most: int) -> str:
    """A line of text as it may be shown: one line, trimmed, at most so many characters."""
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace()
        or character in _JOINERS
        or unicodedata.category(character) not in _UNWANTED
    )
    return " ".join(_unstacked(kept).split())[:most].strip()


def _unstacked(text: str) -> str:
    """The text without what goes beyond so many marks in a row."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in _MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def name_of(text: str) -> str:
    """A person's name, "Somebody" if they give none. Denied if it is like a bot's name."""
    blanked = "".join(" " if character in _BLANKS else character for character in text)
    name = _seen(plain(blanked, MAX_NAME)) or NOBODY
    if _is_of_bots(name):
        raise Denied("bad-name", phrase("denied.bad-name"))
    return name


def skeleton(name: str) -> str:
    """What a reader sees of a name: the same for names that look alike."""
    letters = unicodedata.normalize("NFKD", name).translate(LOOKALIKES).casefold()
    return "".join(c for c in letters if c.isspace() or _shows(c))


def bot_name_of(text: str) -> str:
    """The name of a program that sits down: with a mark that no person's name has."""
    name = _seen(plain(text, MAX_NAME - len(MARK))).removesuffix(MARK.strip()).strip()
    return f"{name or 'Somebody’s'}{MARK}"


def is_of_program(name: str) -> bool:
    """Is it the name of a program that sat down?"""
    return name.endswith(MARK)


def renamed(before: str, text: str) -> str:
    """Another name for the same; a program stays marked."""
    return bot_name_of(text) if is_of_program(before) else name_of(text)


def chat_of(text: str) -> str:
    """A line of chat; may be empty."""
    return _seen(plain(text, MAX_CHAT))


def _seen(text: str) -> str:
    """The text without joiners around it; empty if nothing of it could be seen."""
    shown = any(_shows(character) for character in text)
    return text.strip("\u200c\u200d") if shown else ""


def _shows(character: str) -> bool:
    unseen = character.isspace() or character in _BLANKS or character in _JOINERS
    return not unseen and not any(low <= character <= high for low, high in _IGNORED)


def _is_of_bots(name: str) -> bool:
    """Would a reader take the name for that of a bot: "The Bot", "bot (greedy)", "Ben (bot)"?"""
    letters = "".join(c for c in skeleton(name) if not unicodedata.combining(c))
    if letters.endswith(MARK.strip()):
        return True
    words = set("".join(c if c.isalnum() else " " for c in letters).split())
    return "bot" in words and words <= {"a", "the", "bot", *BOTS}
