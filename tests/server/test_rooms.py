"""The rooms of the server: who may import whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import firehouse.server

SERVER = Path(firehouse.server.__file__).parent
MAY_IMPORT = {
    "storage": set(),
    "people": {"storage"},
    "pool": {"people"},
    "tables": {"storage", "people", "pool"},
    "thinking": {"storage", "people", "tables", "pool"},
    "api": {"storage", "people", "tables", "thinking", "pool"},
    "today": {"storage", "people", "tables", "api"},
    "push": {"storage", "tables", "pool"},
    "lockers": {"storage", "people", "tables", "api", "today", "push"},
    "puzzles": {"people", "tables", "thinking", "pool", "api"},
    "workshop": {"storage", "people", "tables", "pool", "api"},
    "browser": {"storage", "pool", "api", "puzzles"},
}
"""Files outside the rooms are open to all of them, but for the storage, which knows only itself."""


def imported(path: Path) -> set[str]:
    """The parts of the server that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("firehouse.server"):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name.split(".")[2] for name in names)
    return found


def test_every_folder_is_a_room():
    folders = {path.parent.name for path in SERVER.glob("*/__init__.py")}

    assert folders == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_it_may(room):
    parts = set().union(*(imported(path) for path in (SERVER / room).rglob("*.py")))

    assert parts & MAY_IMPORT.keys() <= MAY_IMPORT[room] | {room}
    if room == "storage":
        assert parts == {room}
