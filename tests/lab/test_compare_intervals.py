"""Intervals of differences, against published values and against plain counting."""

from math import comb, log, sqrt
from random import Random

import pytest

from firehouse.analysis.intervals import Z
from firehouse.lab.differences import apart_interval, common_difference, paired_interval


@pytest.mark.parametrize(
    ("only_first", "only_second", "games", "low", "high"),
    [
        (1, 7, 21, -0.517, -0.026),  # Fagerland, Lydersen, Laake (2014), airways, Tango's score
        (0, 0, 100, -0.0370, 0.0370),  # n = 100 without a change: Z² / (n + Z²)
    ],
)
def test_published_paired_intervals(
    only_first: int, only_second: int, games: int, low: float, high: float
) -> None:
    found = paired_interval(only_first, only_second, games)
    assert found == pytest.approx((low, high), abs=5e-4)


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [
        ((56, 70, 48, 80), 0.0524, 0.3339),  # Newcombe (1998), table II, method 10
        ((9, 10, 3, 10), 0.1705, 0.8090),
        ((10, 10, 0, 10), 0.6075, 1.0),
    ],
)
def test_published_unpaired_intervals(
    counts: tuple[int, int, int, int], low: float, high: float
) -> None:
    assert apart_interval(*counts) == pytest.approx((low, high), abs=5e-5)


def likeliest(only_first: int, only_second: int, games: int, difference: float) -> float:
    """The chance of `only second` that makes the counts likeliest, found by looking everywhere."""

    def merit(second: float) -> float:
        first = second + difference
        same = 1 - first - second
        parts = (
            (only_first, first),
            (only_second, second),
            (games - only_first - only_second, same),
        )
        return sum(count * log(max(chance, 1e-300)) for count, chance in parts if count)

    low, high = max(0.0, -difference), (1 - difference) / 2
    for _ in range(200):
        third = (high - low) / 3
        if merit(low + third) < merit(high - third):
            low += third
        else:
            high -= third
    return (low + high) / 2


@pytest.mark.parametrize("counts", [(12, 2, 50), (3, 9, 40), (40, 20, 160), (6, 1, 300)])
def test_both_ends_are_just_within_doubt(counts: tuple[int, int, int]) -> None:
    """At either end the score, from a likelihood that was searched by hand, is exactly Z."""
    only_first, only_second, games = counts
    for end in paired_interval(*counts):
        second = likeliest(only_first, only_second, games, end)
        variance = games * (2 * second + end - end * end)
        score = (only_first - only_second - games * end) / sqrt(variance)
        assert abs(score) == pytest.approx(Z, abs=1e-4)


@pytest.mark.parametrize(("first", "second"), [(0.2, 0.1), (0.05, 0.05), (0.3, 0.02)])
def test_it_holds_the_truth_in_95_of_100_experiments(first: float, second: float) -> None:
    """Every possible outcome of thirty games, weighted by how likely it is."""
    games, held = 30, 0.0
    for ones in range(games + 1):
        for others in range(games + 1 - ones):
            low, high = paired_interval(ones, others, games)
            if low <= first - second <= high:
                rest = games - ones - others
                ways = comb(games, ones) * comb(games - ones, others)
                held += ways * first**ones * second**others * (1 - first - second) ** rest
    assert 0.93 < held < 0.985


def test_paired_intervals_are_alike_from_both_sides() -> None:
    low, high = paired_interval(20, 5, 100)
    assert (-high, -low) == pytest.approx(paired_interval(5, 20, 100))
    assert 0 < low < 0.15 < high
    low, high = paired_interval(10, 10, 100)
    assert low == pytest.approx(-high)
    assert paired_interval(0, 0, 0) == (-1.0, 1.0)
    assert paired_interval(5, 0, 5)[1] == 1.0
    assert paired_interval(0, 5, 5)[0] == -1.0


def test_pairs_tell_more_than_the_same_games_apart() -> None:
    """What pairing is for: 60 and 50 of 100 won, with few games that ended differently."""
    paired = paired_interval(12, 2, 100)
    apart = apart_interval(60, 100, 50, 100)
    assert paired[1] - paired[0] < 0.65 * (apart[1] - apart[0])


def test_the_common_difference_of_one_cell_is_its_own() -> None:
    found = common_difference([(60, 100, 50, 100)])
    assert found is not None
    mean, low, high = found
    assert mean == pytest.approx(0.1)
    wald = Z * sqrt(0.6 * 0.4 / 100 + 0.5 * 0.5 / 100)
    assert (high - low) / 2 == pytest.approx(wald, rel=0.02)


def test_cells_of_different_difficulty_do_not_mislead() -> None:
    """Each cell says +10; pooled, the easy cell's many games would turn the sign."""
    found = common_difference([(18, 20, 160, 200), (40, 200, 2, 20), (0, 0, 5, 10)])
    assert found is not None
    assert found[0] == pytest.approx(0.1)
    assert found[1] < 0.1 < found[2]
    assert common_difference([(0, 0, 5, 10)]) is None


def test_the_common_difference_holds_the_truth() -> None:
    """Four hundred experiments of six small cells, whose true difference is known."""
    rng = Random(5)
    held = 0
    for _ in range(400):
        cells = []
        for base in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
            wins = sum(rng.random() < base + 0.15 for _ in range(12))
            others = sum(rng.random() < base for _ in range(25))
            cells.append((wins, 12, others, 25))
        found = common_difference(cells)
        assert found is not None
        held += found[1] <= 0.15 <= found[2]
    assert 0.92 < held / 400 < 0.98
