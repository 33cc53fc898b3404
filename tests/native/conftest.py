"""The games in C, compiled once with every check."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from firehouse.core.catalogue import games
from firehouse.native.build import compiled, translated
from firehouse.native.unit import unit_of

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "native_check.py"


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every game, compiled with every check."""
    folder = tmp_path_factory.mktemp("libraries")
    for row in games():
        unit = unit_of(row)
        if unit is not None:
            compiled(translated(unit), folder, "checked")
    return folder


@pytest.fixture(scope="session")
def check() -> ModuleType:
    """The script that compares."""
    spec = importlib.util.spec_from_file_location("native_check", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
