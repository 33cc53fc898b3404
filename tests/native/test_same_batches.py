"""Many games stepped in C against the same in Python: every array, position and stream of luck."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from native_ways import SETUPS

from firehouse.core.setup import Setup

SIZE = 3
STEPS = 60


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_every_array_is_the_same(check: ModuleType, libraries: Path, setup: Setup) -> None:
    """Planes, vectors, masks, rewards, ends and those who decide, over ends and new games."""
    sides = check.batches(setup, SIZE, libraries)
    assert all(check.begins(batch) for _, batch in sides)
    assert check.step_alike(sides, STEPS) >= STEPS


def test_a_game_is_taken_up_and_refused_alike(check: ModuleType, libraries: Path) -> None:
    """At a position that was played elsewhere, and where nothing may be played like that."""
    setup = Setup("hotshots/standard")
    arrays, donor = check.batches(setup, 1, libraries)[0]
    donor.seed(0, 7)
    donor.restart(0)
    for _ in range(9):
        donor.sample()
        arrays.actions[:] = arrays.chosen
        donor.step()
    mask = arrays.masks[0]
    sides = check.batches(setup, SIZE, libraries)
    for arrays, batch in sides:
        for index in range(SIZE):
            batch.seed(index, 50 + index)
            batch.place(index, donor.state(0).copy(), 9)
        arrays.actions[:] = mask.argmax()
        assert batch.refused() == -1
        arrays.actions[1] = mask.argmin()
        assert batch.refused() == 1
        for number in (-1, len(mask), 2**62):
            arrays.actions[0] = number
            assert batch.refused() == 0
    check.alike(sides)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_advice_is_the_same(check: ModuleType, libraries: Path, setup: Setup) -> None:
    """And so are the games of those who follow it."""
    sides = check.batches(setup, SIZE, libraries)
    assert all(check.begins(batch) for _, batch in sides)
    assert check.advise_alike(sides, STEPS) == STEPS


def test_a_game_stays_at_its_end_alike(check: ModuleType, libraries: Path) -> None:
    """With the same last position, result and reason, where nothing is begun again."""
    sides = check.batches(Setup("flashpoint/basic"), 1, libraries, restarts=False)
    for arrays, batch in sides:
        batch.seed(0, 3)
        batch.restart(0)
        while not arrays.endings.any():
            batch.sample()
            arrays.actions[:] = arrays.chosen
            batch.step()
    check.alike(sides)
    assert sides[0][1].ending(0) == sides[1][1].ending(0) != "unknown"
