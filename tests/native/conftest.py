"""The games in C, compiled once with every check."""

from __future__ import annotations

from pathlib import Path

import pytest

from firehouse.core.catalogue import games
from firehouse.native.build import compiled, translated
from firehouse.native.unit import unit_of


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every game, compiled with every check."""
    folder = tmp_path_factory.mktemp("libraries")
    for row in games():
        unit = unit_of(row)
        if unit is not None:
            compiled(translated(unit), folder, "checked")
    return folder
