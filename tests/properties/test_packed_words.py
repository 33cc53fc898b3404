"""Bits and piles of markers against Python's own sets and counters."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from firehouse.core.bits import bit, first, members, put_byte, size
from firehouse.games.flashpoint.rules import tokens

BYTES = st.integers(0, 255)
INDICES = st.sets(st.integers(0, 59))
MARKERS = st.lists(
    st.tuples(st.integers(0, 95), st.sampled_from((0, tokens.MARKED))), max_size=tokens.CAPACITY
)


@given(INDICES)
def test_a_word_is_a_set(indices: set[int]) -> None:
    """Members, size and the lowest index agree with a set of numbers."""
    word = 0
    for index in indices:
        word |= bit(index)
    assert word == sum(1 << index for index in indices)
    assert members(word) == sorted(indices)
    assert size(word) == len(indices)
    if indices:
        assert first(word) == min(indices)


@given(MARKERS, st.randoms(use_true_random=False))
def test_a_pile_is_a_multiset(markers: list[tuple[int, int]], shuffler: object) -> None:
    """Adding in any order gives the same word; counting and removing agree with a counter."""
    pile = other = 0
    for square, flags in markers:
        pile = tokens.add(pile, tokens.slot(square, flags))
    shuffled = list(markers)
    shuffler.shuffle(shuffled)  # type: ignore[attr-defined]
    for square, flags in shuffled:
        other = tokens.add(other, tokens.slot(square, flags))
    assert pile == other
    counted = Counter(markers)
    assert tokens.total(pile) == len(markers)
    assert tokens.marked(pile) == sum(flags != 0 for _, flags in markers)
    for (square, flags), number in counted.items():
        assert tokens.count(pile, tokens.slot(square, flags)) == number
        on_square = sum(n for (where, _), n in counted.items() if where == square)
        assert tokens.count_at(pile, square) == on_square
    assert [tokens.square_of(entry) for entry in tokens.entries(pile)] == [
        square for square, _ in sorted(markers, key=lambda m: tokens.slot(*m))
    ]
    for square, flags in markers:
        pile = tokens.remove(pile, tokens.slot(square, flags))
    assert pile == 0


@given(
    st.lists(st.integers(0, 255), min_size=6, max_size=6), st.integers(0, 5), st.integers(0, 255)
)
def test_pawns_share_a_word(values: list[int], who: int, value: int) -> None:
    """Setting one pawn's eight bits leaves the others alone."""
    word = 0
    for index, number in enumerate(values):
        word = put_byte(word, index, number)
    word = put_byte(word, who, value)
    values[who] = value
    assert [word >> 8 * index & 255 for index in range(6)] == values
