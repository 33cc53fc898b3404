"""What to offer in place of a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

MOST_OFFERED: Final = 12
LONGEST: Final = 20
"""Letters of the word that are looked at."""


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """The known words, those that are most like this one first, and not too many of them."""
    likeness = SequenceMatcher(b=word[:LONGEST])

    def unlike(other: str) -> float:
        likeness.set_seq1(other)
        return -likeness.ratio()

    return sorted(known, key=unlike)[:MOST_OFFERED]
