"""Two sources of luck: reproducible draws for a table, and a fast stream for playouts.

A table's draw number i of a kind depends on (seed, kind, i) alone, so that one seed gives every
team the same fire whatever else they drew. Both give the same numbers on every machine and
Python; the `random` module promises neither.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, final

from mypy_extensions import i64


class Luck:
    """Draws for a table: a counter for each kind of chance over a seed."""

    def __init__(self, seed: int, counts: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counts: dict[str, int] = dict(counts) if counts else {}

    def below(self, kind: str, total: int) -> int:
        """The next draw of this kind: 0 ≤ n < total, every n equally likely."""
        index = self.counts.get(kind, 0)
        self.counts[kind] = index + 1
        return draw(self.seed, kind, index, total)

    def pick(self, kind: str, outcomes: list[tuple[int, int]]) -> int:
        """One of (value, weight) pairs, by weight."""
        if not outcomes:
            raise ValueError("There is nothing to draw from.")
        left = self.below(kind, sum(weight for _, weight in outcomes))
        index = 0
        while left >= outcomes[index][1]:
            left -= outcomes[index][1]
            index += 1
        return outcomes[index][0]

    def restart(self, seed: int) -> None:
        """Begin again with another seed."""
        self.seed = seed
        self.counts.clear()

    def copy(self) -> Luck:
        return Luck(self.seed, self.counts)


def draw(seed: int, kind: str, index: int, total: int) -> int:
    """Draw number `index` of a kind: uniform below `total`, by rejection, so without bias."""
    limit = 2**64 - 2**64 % total
    attempt = 0
    while True:
        key = f"{seed}/{kind}/{index}/{attempt}".encode()
        value = int.from_bytes(blake2b(key, digest_size=8).digest(), "big")
        if value < limit:
            return value % total
        attempt += 1


@final  # so that the compiler calls its methods directly
class Rng:
    """xoshiro128** on 32-bit words kept in native ints: small, fast, the same everywhere."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int) -> None:
        words = blake2b(str(seed).encode(), digest_size=16).digest()
        self.a = int.from_bytes(words[0:4], "big")
        self.b = int.from_bytes(words[4:8], "big")
        self.c = int.from_bytes(words[8:12], "big")
        self.d = int.from_bytes(words[12:16], "big") | 1

    def next(self) -> i64:
        """32 random bits."""
        b = self.b
        x = (b * 5) & 0xFFFFFFFF
        x = ((x << 7) | (x >> 25)) & 0xFFFFFFFF
        self.c ^= self.a
        self.d ^= b
        self.b = b ^ self.c
        self.a ^= self.d
        self.c ^= (b << 9) & 0xFFFFFFFF
        d = self.d
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return (x * 9) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """0 ≤ result < n, for n far below 2**31."""
        return (self.next() * n) >> 32

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers."""
        return resumed((self.a, self.b, self.c, self.d))

    def __reduce__(self) -> tuple[Any, ...]:
        """Generators can be pickled and copied by `copy`, compiled or not."""
        return resumed, ((self.a, self.b, self.c, self.d),)


def resumed(words: tuple[int, int, int, int]) -> Rng:
    """The generator whose four words are these."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = words
    return rng
