"""The games in C, compiled once with every check."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from project_scripts import script
from workers import made_once

from firehouse.core.catalogue import games
from firehouse.native.build import compiled, translated
from firehouse.native.unit import unit_of


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every game, compiled with every check."""

    def build(folder: Path) -> None:
        for row in games():
            unit = unit_of(row)
            if unit is not None:
                compiled(translated(unit), folder, "checked")

    return made_once(tmp_path_factory, "checked-libraries", build)


@pytest.fixture(scope="session")
def check() -> ModuleType:
    """The script that compares."""
    return script("scripts/native_check.py")
