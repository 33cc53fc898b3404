"""Luck is the same on every machine, and a kind's draws do not depend on other kinds."""

from collections import Counter

from firehouse.core.luck import Luck, Rng, draw


def test_draws_are_the_same_everywhere() -> None:
    """These numbers are written in every record: they may never change."""
    assert [draw(42, "fire", i, 48) for i in range(8)] == [17, 40, 34, 6, 23, 2, 17, 46]


def test_a_kind_does_not_depend_on_what_else_was_drawn() -> None:
    alone, mixed = Luck(7), Luck(7)
    first = [alone.below("fire", 48) for _ in range(10)]
    second = []
    for _ in range(10):
        mixed.below("marker", 12)
        second.append(mixed.below("fire", 48))
    assert first == second


def test_pick_follows_the_weights() -> None:
    luck = Luck(1)
    counts = Counter(luck.pick("x", [(10, 1), (20, 0), (30, 3)]) for _ in range(4000))
    assert counts[20] == 0
    assert 850 < counts[10] < 1150


def test_a_copy_goes_on_alone() -> None:
    luck = Luck(3)
    luck.below("x", 6)
    copy = luck.copy()
    assert [luck.below("x", 6) for _ in range(5)] == [copy.below("x", 6) for _ in range(5)]


def test_playout_stream_is_the_same_everywhere() -> None:
    rng = Rng(42)
    assert [rng.below(1000) for _ in range(6)] == [943, 450, 859, 189, 79, 890]


def test_playout_stream_is_fair() -> None:
    rng = Rng(9)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < counts[face] < 10_500 for face in range(6))
