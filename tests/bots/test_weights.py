"""The script that finds the weights of a rule of thumb again."""

from __future__ import annotations

import sys
from math import log
from pathlib import Path
from random import Random

import pytest

from firehouse.core.catalogue import games

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from weights import Trial, search

ROWS = [row for row in games() if row.weights]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_weight_is_a_row_with_a_meaning_and_a_field(row) -> None:
    """Each row says what it weighs, and the rule of thumb reads its value."""
    table = row.load("weights")
    for column in range(len(table.TRIALS)):
        weights = table.Weights(column)
        for name, values, meaning in table.TABLE:
            assert meaning.endswith(".")
            assert getattr(weights, name) == values[column]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_the_same_weights_play_the_same_games(row) -> None:
    """So a difference between two is theirs and not luck's; other weights do differ."""
    trial = Trial(row, 0)
    values = {name: value[0] for name, value, _ in row.load("weights").TABLE}
    other = {name: value * 3 for name, value in values.items()}

    assert trial.merits(values, 1, 20) == trial.merits(values, 1, 20)
    assert trial.merits(values, 1, 20) != trial.merits(other, 1, 20)


def test_a_search_keeps_the_names_and_whole_numbers() -> None:
    """One round, which leaves the middle of the crowd that was tried."""
    trial = Trial(ROWS[-1], 0)
    values = {name: value[0] for name, value, _ in ROWS[-1].load("weights").TABLE}
    found = search(trial, values, rounds=1, games=5, rng=Random(1))

    assert list(found) == list(values)
    assert found != values
    assert {type(value) for value in found.values()} == {int}
    assert all(value > 0 for value in found.values())


def test_a_search_moves_towards_what_does_better() -> None:
    """Here the larger of one weight and the smaller of another; the third does not matter."""

    class Known:
        def merits(self, values, seed: int, count: int) -> list[float]:
            return [log(values["more"] / values["less"])]

    values = {"more": 1.0, "less": 1.0, "none": 1.0}
    found = search(Known(), values, rounds=10, games=1, rng=Random(1))

    assert found["more"] > 2
    assert found["less"] < 0.5
    assert 0.5 < found["none"] < 2
