"""Many games stepped in C against the same in Python: every array, position and stream of luck."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from native_ways import SETUPS

from firehouse.core.setup import Setup
from firehouse.envs.arrays import Arrays
from firehouse.envs.batch import Batch
from firehouse.envs.encoding import Encoding
from firehouse.envs.native_batch import NativeBatch
from firehouse.native.engine import native_of

SIZE = 3
STEPS = 60
"""How many are taken at least, and as many more as it takes to come to an end."""


def pair(setup: Setup, folder: Path, restarts: bool = True) -> list[tuple[Arrays, Batch]]:
    """The same games in Python and in C, with the reward for progress."""
    encoding = Encoding(setup)
    native = native_of(encoding.game, folder)
    assert native is not None
    arrays = [encoding.arrays(SIZE) for _ in range(2)]
    plain, quick = (
        (encoding.game, encoding.coder(), *encoding.numbering, one, 0.5, 0.9, restarts)
        for one in arrays
    )
    return [(arrays[0], Batch(*plain)), (arrays[1], NativeBatch(native, *quick))]


def compare(sides: list[tuple[Arrays, Batch]]) -> None:
    (plain, one), (native, other) = sides
    for name, array in vars(plain).items():
        assert np.array_equal(array, getattr(native, name)), name
    for index in range(SIZE):
        assert one.state(index) == other.state(index)
        words = [[(r.a, r.b, r.c, r.d) for r in side.luck(index)] for side in (one, other)]
        assert words[0] == words[1]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_every_array_is_the_same(libraries: Path, setup: Setup) -> None:
    """Planes, vectors, masks, rewards, ends and those who decide, over ends and new games."""
    sides = pair(setup, libraries)
    steps = ends = 0
    for _, batch in sides:
        for index in range(SIZE):
            batch.seed(index, index)
            batch.restart(index)
    compare(sides)
    while steps < STEPS or not ends:
        for arrays, batch in sides:
            batch.sample()
            arrays.actions[:] = arrays.chosen
            assert batch.refused() == -1
            batch.step()
            ends += int(arrays.endings.any())
        compare(sides)
        steps += 1


def test_a_game_is_taken_up_and_refused_alike(libraries: Path) -> None:
    """At a position that was played elsewhere, and where nothing may be played like that."""
    setup = Setup("hotshots/standard")
    sides = pair(setup, libraries)
    donor = pair(setup, libraries)[0]
    for index in range(SIZE):
        donor[1].seed(index, 7)
        donor[1].restart(index)
    for _ in range(9):
        donor[1].sample()
        donor[0].actions[:] = donor[0].chosen
        donor[1].step()
    for arrays, batch in sides:
        for index in range(SIZE):
            batch.seed(index, 50 + index)
            batch.place(index, donor[1].state(index).copy(), 9)
        arrays.actions[:] = donor[0].masks.argmax(axis=1)
        assert batch.refused() == -1
        arrays.actions[1] = donor[0].masks[1].argmin()
        assert batch.refused() == 1
        arrays.actions[0] = -1
        assert batch.refused() == 0
        arrays.actions[0] = arrays.masks.shape[1]
        assert batch.refused() == 0
    compare(sides)


def test_a_game_stays_at_its_end_alike(libraries: Path) -> None:
    """With the same last position, result and reason, where nothing is begun anew."""
    sides = pair(Setup("flashpoint/basic"), libraries, restarts=False)
    for arrays, batch in sides:
        for index in range(SIZE):
            batch.seed(index, 3)
            batch.restart(index)
        while not arrays.endings.any():
            batch.sample()
            arrays.actions[:] = arrays.chosen
            batch.step()
    compare(sides)
    assert sides[0][1].ending(0) == sides[1][1].ending(0) != "unknown"
