"""Which library of a game is taken: that of today's sources, or none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from firehouse.native import files


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one rule and the library that was made from it."""
    (tmp_path / "built").mkdir()
    (tmp_path / "rule.py").write_text("LIMIT = 24\n")
    (tmp_path / "built" / f"hut{files.SUFFIX}").touch()
    sources = {"rule.py": files.source_digest(tmp_path / "rule.py")}
    describe(tmp_path, {"format": files.FORMAT, "sources": sources})
    monkeypatch.setattr(files, "PACKAGE_FOLDER", tmp_path)
    return tmp_path


def describe(package: Path, description: object) -> None:
    (package / "built" / f"hut{files.DESCRIPTION}").write_text(json.dumps(description))


def test_a_library_of_todays_sources_is_taken(package: Path) -> None:
    """It is the content that counts, whenever a file was written."""
    assert files.described("hut", package / "built") is not None
    (package / "rule.py").write_text("LIMIT = 24\n")
    assert files.described("hut", package / "built") is not None


def test_after_an_edit_it_is_not(package: Path) -> None:
    """Stale code cannot run; the edit undone, the code is right again."""
    (package / "rule.py").write_text("LIMIT = 25\n")
    assert files.described("hut", package / "built") is None
    (package / "rule.py").write_text("LIMIT = 24\n")
    assert files.described("hut", package / "built") is not None
    (package / "rule.py").unlink()
    assert files.described("hut", package / "built") is None


def test_half_a_library_is_none(package: Path) -> None:
    """Neither without its code, nor without a whole description of today's form."""
    describe(package, {"format": files.FORMAT - 1, "sources": {}})
    assert files.described("hut", package / "built") is None
    (package / "built" / f"hut{files.DESCRIPTION}").write_text("{")
    assert files.described("hut", package / "built") is None
    describe(package, {"format": files.FORMAT, "sources": {}})
    (package / "built" / f"hut{files.SUFFIX}").unlink()
    assert files.described("hut", package / "built") is None
