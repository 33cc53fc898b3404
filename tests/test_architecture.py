"""Imports point one way, from the core up to the command; see ARCHITECTURE.md."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "firehouse"
FILES = sorted(PACKAGE.rglob("*.py"))

CORE = {"core"}
GAMES = {"flashpoint", "hotshots"}
BELOW_PEOPLE = (
    CORE | GAMES | {"bots", "analysis", "firehouse", "_engine", "_toolchain", "doctor", "thinking"}
)

# What each part may import besides itself; "firehouse" is the public face, __init__.py.
MAY_IMPORT = {
    "_engine": set(),
    "_toolchain": set(),
    "firehouse": CORE | {"_engine"},
    "doctor": {"_engine", "_toolchain"},
    "thinking": set(),
    "core": {"firehouse"},
    "flashpoint": CORE,
    "hotshots": CORE,
    "bots": CORE | GAMES,
    "analysis": CORE | GAMES | {"bots"},
    "reference": CORE | GAMES,
    "lessons": CORE,
    "stage": CORE | GAMES | {"bots"},
    "lab": BELOW_PEOPLE | {"stage"},
    "envs": BELOW_PEOPLE,
    "server": BELOW_PEOPLE | {"stage", "reference", "lessons"},
    "terminal": BELOW_PEOPLE | {"stage"},
    "tui": BELOW_PEOPLE | {"stage", "reference", "lessons", "terminal"},
    "cli": BELOW_PEOPLE | {"lab", "envs", "server", "terminal", "tui"},
    "__main__": {"cli"},
}

STANDARD = set(sys.stdlib_module_names)
ENGINE_LIBRARIES = STANDARD | {"mypy_extensions"}
ENVS_LIBRARIES = {"numpy", "gymnasium", "pettingzoo", "librt"}


def part_of(path: Path) -> str:
    """The folder or file directly below the package."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "firehouse" if first == "__init__" else first


def imported_modules(source: str) -> Iterator[str]:
    """Every module that a source names in an import, at the top or within a function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where an arrow points"
            if node.module == "firehouse":
                yield from (f"firehouse.{alias.name}" for alias in node.names)
            else:
                yield str(node.module)


def imported_parts(source: str) -> set[str]:
    """The parts of the package that a source imports."""
    parts = set()
    for module in imported_modules(source):
        top, _, rest = module.partition(".")
        if top == "firehouse":
            part = rest.partition(".")[0]
            parts.add(part if part in MAY_IMPORT else "firehouse")
    return parts


def foreign(source: str) -> set[str]:
    """The packages from outside that a source imports."""
    return {module.partition(".")[0] for module in imported_modules(source)} - {"firehouse"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_arrow_points_back(path):
    """A file imports its own part and the parts below, nothing else of the project."""
    part = part_of(path)
    assert part in MAY_IMPORT, f"Say in MAY_IMPORT what '{part}' may import."

    assert imported_parts(path.read_text(encoding="utf-8")) - MAY_IMPORT[part] - {part} == set()


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if part_of(path) in CORE | GAMES | {"firehouse", "_engine", "bots"}],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_the_engine_needs_only_the_standard_library(path):
    """Core, games and bots import nothing that has to be installed, but for native integers."""
    assert foreign(path.read_text(encoding="utf-8")) - ENGINE_LIBRARIES == set()


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if part_of(path) == "envs"],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_environments_need_only_what_their_extra_installs(path):
    """NumPy and the two interfaces of learners; no library that learns."""
    assert foreign(path.read_text(encoding="utf-8")) - ENGINE_LIBRARIES - ENVS_LIBRARIES == set()


def test_the_reader_of_imports_finds_all_kinds():
    """At the top, within functions, of modules and of names."""
    source = (
        "import firehouse\nfrom firehouse import core, Table\n"
        "def f():\n    import firehouse.bots.random as r\n    from rich.table import Table\n"
    )

    assert imported_parts(source) == {"firehouse", "core", "bots"}
    assert foreign(source) == {"rich"}
