"""Native words of Hotshots against Python's own sets, counters and copies."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from firehouse.core import stack_game
from firehouse.core.bits import bit, first, members, nth, size
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.data.board import Board, Ground
from firehouse.games.hotshots.data.files.layout import builtin_layout
from firehouse.games.hotshots.rules import state as state_module
from firehouse.games.hotshots.rules.state import (
    FIELDS,
    State,
    all_flames,
    burning_tiles,
    change_flames,
    change_hand,
    flames,
    hand,
)


def empty() -> State:
    """A position before anything is laid out."""
    return State([], [-1] * 19, Ground(Board(builtin_layout("circle")), [-1] * 19))


@given(st.sets(st.integers(0, 61), min_size=1))
def test_a_word_is_a_set(indices: set[int]) -> None:
    """Members, size, the lowest and the n-th index agree with a set of numbers."""
    word = sum(bit(index) for index in indices)
    assert word == sum(1 << index for index in indices)
    assert members(word) == sorted(indices)
    assert (size(word), first(word)) == (len(indices), min(indices))
    assert [nth(word, number) for number in range(len(indices))] == sorted(indices)


@given(st.lists(st.integers(0, 15), min_size=19, max_size=19))
def test_flames_share_two_words(numbers: list[int]) -> None:
    """Every tile keeps its own flames; sum and burning tiles agree."""
    state = empty()
    for tile, number in enumerate(numbers):
        change_flames(state, tile, number)
    assert [flames(state, tile) for tile in range(19)] == numbers
    assert members(burning_tiles(state)) == [t for t, number in enumerate(numbers) if number]
    if sum(numbers) < 256:
        assert all_flames(state) == sum(numbers)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 15)), unique=True))
def test_hands_share_two_words(held: list[tuple[int, int]]) -> None:
    """Every pawn keeps its own tokens."""
    state = empty()
    for who, token in held:
        change_hand(state, who, token)
    for who in range(4):
        assert members(hand(state, who)) == sorted(token for other, token in held if other == who)


def test_every_handful_of_dice_has_a_number_and_a_weight() -> None:
    """As many as multisets, weighted by the ways of rolling them; adding leads among them."""
    every = [
        Counter(dice)
        for number in range(7)
        for dice in combinations_with_replacement(range(6), number)
    ]
    assert len(every) == faces.HANDFULS == len(faces.PACKED)
    for counted in every:
        packed = sum(n << (3 * face) for face, n in counted.items())
        number = faces.NUMBER[packed]
        ways = factorial(counted.total()) // prod(map(factorial, counted.values()))
        assert (faces.SIZES[number], faces.WEIGHTS[number]) == (counted.total(), ways)
        for face in range(6):
            following = faces.ADD[number * 6 + face]
            if counted.total() < 6:
                assert faces.PACKED[following] == packed + faces.unit(face)


def test_a_copy_has_every_field() -> None:
    """Each field is copied, and only the stack is shared by nobody."""
    state = empty()
    for number, name in enumerate(FIELDS, 1):
        setattr(state, name, number)
    state.todo = [3, 4]
    twin = state.copy()
    assert twin == state
    twin.todo.append(5)
    assert state.todo == [3, 4]
    assert twin.digest() != state.digest()
    own = numbers_of(Path(state_module.__file__).with_name("state.py"), "State")
    shared = numbers_of(Path(stack_game.__file__).with_name("stack_game.py"), "StackState")
    assert sorted(own + shared) == sorted(FIELDS)


def numbers_of(file: Path, name: str) -> list[str]:
    """The fields of a class that are declared as whole numbers."""
    (found,) = (
        node
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == name
    )
    fields = (node for node in found.body if isinstance(node, ast.AnnAssign))
    return [ast.unparse(node.target) for node in fields if ast.unparse(node.annotation) == "i64"]


def test_a_circle_has_42_edges_and_24_corners() -> None:
    """Three edges meet at each inner corner; the Dozer's Ys are these, its lines go over two."""
    board = Board(builtin_layout("circle"))
    assert len(board.ends) == 42
    shapes = {shape for shapes in board.shapes_of for shape in shapes}
    ends = [[set(board.ends[edge]) for edge in members(shape)] for shape in shapes]
    assert sum(len(set.union(*cells)) == 3 for cells in ends) == 24
    assert all(len(cells) == 3 for cells in ends)
