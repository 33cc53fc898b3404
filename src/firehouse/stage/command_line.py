"""The line to type in: its commands, its limits, and what a typed line may become.

The page gets commands and limits with the protocol's types; `web/src/testing/cases.json` holds
what both clients must suggest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firehouse.words.language import tell

LONGEST_ACTION: Final = 200
LONGEST_SAID: Final = 500
LINES_KEPT: Final = 50
"""Lines that are remembered, the newest first."""
COMMANDS: Final = {word: tell(f"command.{word.strip()}") for word in ("undo", "why ", "say ")}
"""What can be typed at every client beside actions; a space at the end asks for more."""
NO_MATCH: Final = 3
"""The rank of what a typed line cannot become; those below are better the lower they are."""


@dataclass(frozen=True)
class Suggestion:
    """A text that can be typed, and what it does."""

    text: str
    label: str


def tidy(typed: str) -> str:
    """A line as it is compared."""
    return " ".join(typed.lower().split())


def suggested(typed: str, known: Sequence[Suggestion]) -> list[Suggestion]:
    """What begins so: by notation, then by a word of it, then by words of the sentence."""
    text = tidy(typed)
    ranked = [(_rank(text, entry), order, entry) for order, entry in enumerate(known)]
    return [entry for rank, _, entry in sorted(ranked, key=_order) if rank < NO_MATCH]


def completed(typed: str, known: Sequence[Suggestion]) -> str:
    """What Tab fills in: the longest text that all which begin so have in common."""
    text = tidy(typed)
    begun = [entry.text for entry in known if entry.text.lower().startswith(text)]
    return _common(begun or [entry.text for entry in suggested(typed, known)]) or typed


def _common(texts: Sequence[str]) -> str:
    """How all of them begin."""
    same = 0
    for letters in zip(*texts, strict=False):
        if len(set(letters)) > 1:
            break
        same += 1
    return texts[0][:same] if texts else ""


def _order(ranked: tuple[int, int, Suggestion]) -> tuple[int, int]:
    return ranked[:2]


def _rank(text: str, entry: Suggestion) -> int:
    if entry.text.lower().startswith(text):
        return 0
    words = text.split()
    if _all_begin(words, entry.text):
        return 1
    return 2 if _all_begin(words, entry.label) else NO_MATCH


def _all_begin(words: Sequence[str], text: str) -> bool:
    """Does every word begin some word of the text?"""
    parts = text.lower().split()
    return all(any(part.startswith(word) for part in parts) for word in words)
