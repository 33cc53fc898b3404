"""Packs numbers of any width into native words, one after the other, lowest bit first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 64
WIDEST: Final = 60
"""The widest number that `bits` takes."""
_LOW: Final = 4611686018427387903
"""62 bits: more are no literal in machine code."""


def zeros(count: int) -> vec[i64]:
    """So many words, all 0."""
    return vec[i64](bytes(count))


@final  # so that the compiler calls its methods directly
class Row:
    """Writes into words that are not its own, so that a batch keeps one block of memory."""

    at: i64
    held: i64
    fill: i64

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]()
        self.at = 0
        self.held = 0
        self.fill = 0

    def begin(self, words: vec[i64], at: i64) -> None:
        """Write from this word on."""
        self.words = words
        self.at = at
        self.held = 0
        self.fill = 0

    def bits(self, value: i64, width: i64) -> None:
        """Add a number of so many bits, 0 ≤ value < 2**width."""
        self.held |= value << self.fill
        fill = self.fill + width
        if fill >= WORD:
            fill -= WORD
            self._store()
            self.held = value >> (width - fill)
        self.fill = fill

    def align(self) -> None:
        """What comes next begins with a word of its own."""
        if self.fill:
            self._store()
            self.held = 0
            self.fill = 0

    def _store(self) -> None:
        """Put the full word away; uncompiled, `held` may have outgrown it."""
        high = (self.held >> 62) & 3
        if high >= 2:
            high -= 4
        self.words[self.at] = (self.held & _LOW) + (high << 62)
        self.at += 1
