"""The games in C against the engine, step by step, in a build with every check."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from native_ways import SETUPS

from firehouse.core.catalogue import games
from firehouse.core.setup import Setup
from firehouse.native.files import DESCRIPTION, described


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_every_step_is_the_same(check: ModuleType, libraries: Path, setup: Setup) -> None:
    """Legal lists, outcomes, luck, positions, endings; and the rule of thumb with its marks."""
    for seed in range(2):
        assert check.follow(setup, seed, 0, libraries) > 10
        assert check.follow(setup, seed, 85, libraries) > 10


def test_a_changed_source_makes_a_library_old(libraries: Path) -> None:
    """A library is taken only as long as every source is what it was made from."""
    name = games()[0].id
    assert described(name, libraries) is not None
    path = libraries / f"{name}{DESCRIPTION}"
    text = path.read_text(encoding="utf-8")
    digest = next(iter(described(name, libraries)["sources"].values()))  # type: ignore[index]
    path.write_text(text.replace(digest, "0" * 16), encoding="utf-8")
    assert described(name, libraries) is None
    path.write_text(text, encoding="utf-8")
