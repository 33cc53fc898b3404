"""The compiled engine runs if, and only if, it is what the sources say."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from firehouse import _engine

ROOT = Path(__file__).resolve().parents[2]
OLDER = "RuntimeWarning: The compiled engine is older than its source"


def answer(project: Any, **environment: str) -> tuple[str, str, int, set[str], str]:
    """Mode, reason, the engine's result, the kinds of file that were loaded, and warnings."""
    done = project.ask(**environment)
    assert done.returncode == 0, done.stderr
    mode, reason, result, *files = json.loads(done.stdout)
    kinds = {"source" if file.endswith(".py") else "machine code" for file in files}
    return mode, reason, result, kinds, done.stderr


def test_this_very_run_uses_the_engine_it_says():
    """Every engine file is loaded as machine code, or every one as source, as mode() tells."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    package = ROOT / "src" / "firehouse"
    patterns = [p for group in settings["tool"]["firehouse"].values() for p in group]
    found = (file for pattern in patterns for file in package.glob(pattern))
    files = [file for file in found if file.suffix == ".py" and file.name != "__init__.py"]

    loaded = {}
    for file in files:
        name = ".".join(file.relative_to(package.parent).with_suffix("").parts)
        loaded[name] = str(importlib.import_module(name).__file__)

    suffix = _engine.SUFFIX if _engine.mode() == "compiled" else ".py"
    assert [name for name, path in loaded.items() if not path.endswith(suffix)] == []
    assert not (_engine.is_forced_pure() and _engine.mode() == "compiled")


def test_untouched_sources_run_compiled(project):
    """After a build, and with FIREHOUSE_PURE empty or 0, the machine code runs."""
    for environment in ({}, {"FIREHOUSE_PURE": ""}, {"FIREHOUSE_PURE": "0"}):
        mode, reason, result, kinds, warnings = answer(project, **environment)

        assert (mode, result, kinds, warnings) == ("compiled", 20, {"machine code"}, "")
        assert reason == "The compiled engine matches its source."


def test_the_environment_forces_the_pure_engine(project):
    """FIREHOUSE_PURE=1 runs the sources though the compiled files lie beside them."""
    mode, reason, result, kinds, warnings = answer(project, FIREHOUSE_PURE="1")

    assert (mode, result, kinds, warnings) == ("pure", 20, {"source"}, "")
    assert reason == "FIREHOUSE_PURE is set."


def test_an_edited_source_runs_at_once_with_a_warning(project):
    """Stale machine code never runs: the edit counts, in every engine module, and is told."""
    project.replace("core/house.py", "LIMIT - wall.damage", "LIMIT + wall.damage")

    mode, reason, result, kinds, warnings = answer(project)

    assert (mode, result, kinds) == ("pure", 26, {"source"})
    assert reason == "core/house.py has changed since the engine was compiled."
    assert warnings.count(OLDER) == 1
    assert "make setup" in warnings


def test_an_edited_constant_of_an_uncompiled_module_counts_too(project):
    """The compiler copies constants into machine code, so what the engine imports is watched."""
    project.replace("core/limits.py", "24", "30")

    mode, _, result, kinds, warnings = answer(project)

    assert (mode, result, kinds) == ("pure", 26, {"source"})
    assert OLDER in warnings


def test_an_edit_that_keeps_size_and_time_counts(project):
    """Contents are compared, not the clock."""
    before = (project.package / "core/limits.py").stat()
    project.replace("core/limits.py", "24", "34")
    os.utime(project.package / "core/limits.py", ns=(before.st_atime_ns, before.st_mtime_ns))

    assert answer(project)[:3:2] == ("pure", 30)


@pytest.mark.parametrize("kind", ["module", "library", "second library", "manifest"])
def test_half_a_compiled_engine_does_not_run(project, kind):
    """With any of its files missing, all modules run as source, and nothing is stale."""
    source = project.package.parent
    lost = {
        "module": source / f"firehouse/core/walls{_engine.SUFFIX}",
        "library": source / f"firehouse{_engine.LIBRARY}{_engine.SUFFIX}",
        "second library": source / f"firehouse_bots{_engine.LIBRARY}{_engine.SUFFIX}",
        "manifest": source / "firehouse" / _engine.MANIFEST,
    }
    lost[kind].unlink()

    mode, reason, result, kinds, warnings = answer(project)

    assert (mode, result, kinds, warnings) == ("pure", 20, {"source"}, "")
    assert reason == "The engine was not compiled for this Python."


@pytest.mark.parametrize("kind", ["recipe", "code", "module", "source", ""])
def test_a_manifest_that_lost_lines_speaks_for_nothing(project, kind):
    """An emptied or cut manifest would let stale machine code run, so it is no manifest."""
    manifest = project.package / _engine.MANIFEST
    lines = manifest.read_text().splitlines(keepends=True)
    manifest.write_text("".join(line for line in lines if not line.startswith(kind)))
    project.replace("core/house.py", "LIMIT - wall.damage", "LIMIT + wall.damage")

    mode, reason, result, kinds, _ = answer(project)

    assert (mode, result, kinds) == ("pure", 26, {"source"})
    assert reason == "The engine was not compiled for this Python."


def test_a_deleted_module_is_gone(project):
    """The machine code of a source that no longer exists cannot be imported."""
    (project.package / "core/walls.py").unlink()

    done = project.ask("import firehouse.core.walls")

    assert "ModuleNotFoundError: No module named 'firehouse.core.walls'" in done.stderr


def test_the_library_of_another_copy_is_not_taken(project, tmp_path):
    """Machine code is loaded from beside the package, whatever comes first on the path."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "firehouse__mypyc.py").write_text("raise SystemExit('wrong one')\n")
    path = os.pathsep.join([str(tmp_path / "elsewhere"), str(project.package.parent)])

    assert answer(project, PYTHONPATH=path)[:3:2] == ("compiled", 20)


def test_a_moved_tree_still_runs_compiled(project, tmp_path):
    """Nothing in the compiled files depends on where they were made."""
    moved = type(project)(Path(shutil.move(project.root, tmp_path / "moved here")))

    assert answer(moved)[:3:2] == ("compiled", 20)
