"""Words that a host, or who made a table, does not want to read in names and chat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from firehouse.core.phrase import phrase
from firehouse.server.denial import Denied

ANY_ENDING: Final = "*"


class BlockedWords:
    """Whole words, whatever their case and accents; one that ends in * stands for any ending."""

    def __init__(self, words: Iterable[str]) -> None:
        bare = [(_bare(word), word.strip().endswith(ANY_ENDING)) for word in words]
        self._whole = frozenset(word for word, _ in bare if word)
        self._beginnings = tuple(word for word, any_ending in bare if word and any_ending)

    def __add__(self, words: Iterable[str]) -> BlockedWords:
        """These and more."""
        more = BlockedWords(words)
        more._whole |= self._whole
        more._beginnings += self._beginnings
        return more

    def need_clean(self, text: str) -> None:
        """Refuse a text with such a word; which one is not repeated."""
        for word in _bare(text).split():
            if word in self._whole or word.startswith(self._beginnings):
                raise Denied("bad-words", phrase("denied.bad-words"))


def _bare(text: str) -> str:
    """Letters and digits alone, in words, without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join("".join(kept).split())
