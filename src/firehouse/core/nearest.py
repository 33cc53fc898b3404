"""What to offer in place of a word that is not known, and how it is quoted."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

MOST_OFFERED: Final = 12
LONGEST: Final = 20
"""Letters of the word that are looked at."""
MOST_QUOTED: Final = 60
"""Letters of what somebody sent that are told again where it is refused."""


def quoted(text: str) -> str:
    """The text, or its beginning."""
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """The known words, those that are most like this one first, and not too many of them."""
    likeness = SequenceMatcher(b=word[:LONGEST])

    def unlike(other: str) -> float:
        likeness.set_seq1(other)
        return -likeness.ratio()

    return sorted(known, key=unlike)[:MOST_OFFERED]


def alike(word: str, known: Iterable[str]) -> list[str]:
    """The few known words that may have been meant, if any."""
    return get_close_matches(word, list(known), n=3, cutoff=0.5)


def near(word: str, known: list[str]) -> list[str]:
    """What to offer in place of an unknown word: the nearest known ones, else all of them."""
    return alike(word, known) or known
