"""`make release`: what it writes, and what it refuses."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RELEASE = runpy.run_path(str(ROOT / "scripts" / "release.py"))["release"]
FILES = {
    "pyproject.toml": '[project]\nname = "firehouse"\nversion = "0.1.0"\n[tool.x]\nversion = "9"\n',
    "CITATION.cff": "title: Firehouse\nversion: 0.1.0\n",
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n### Added\n- A door.\n",
}


@pytest.fixture
def project(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_release_is_told_in_three_files(project):
    """The first version may be the one that stands there; a second one dates its own changes."""
    RELEASE(project, "0.1.0", "2026-01-02")
    changes = project / "CHANGELOG.md"
    changes.write_text(changes.read_text().replace("## Unreleased\n", "## Unreleased\n\n- More.\n"))
    RELEASE(project, "0.2.0", "2026-02-03")

    assert changes.read_text() == (
        "# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-02-03\n\n- More.\n\n"
        "## 0.1.0 – 2026-01-02\n\n### Added\n- A door.\n"
    )
    assert project.joinpath("pyproject.toml").read_text() == FILES["pyproject.toml"].replace(
        "0.1.0", "0.2.0"
    )
    citation = "title: Firehouse\nversion: 0.2.0\ndate-released: 2026-02-03\n"
    assert project.joinpath("CITATION.cff").read_text() == citation


@pytest.mark.parametrize(
    ("version", "changes", "words"),
    [
        ("0.0.9", FILES["CHANGELOG.md"], "is not newer than 0.1.0"),
        ("0.1.0", "## Unreleased\n\n- More.\n\n## 0.1.0 – 2026-01-02\n", "was released already"),
        ("0.2.0", "## Unreleased\n\n## 0.1.0 – 2026-01-02\n- A door.\n", "says nothing"),
    ],
)
def test_what_cannot_be_released_changes_nothing(project, version, changes, words):
    project.joinpath("CHANGELOG.md").write_text(changes)
    with pytest.raises(SystemExit, match=words):
        RELEASE(project, version, "2026-01-02")
    assert 'version = "0.1.0"' in project.joinpath("pyproject.toml").read_text()
    assert project.joinpath("CHANGELOG.md").read_text() == changes


def test_the_citation_tells_the_version_of_the_project():
    project = (ROOT / "pyproject.toml").read_text()
    version = next(
        line for line in (ROOT / "CITATION.cff").read_text().splitlines() if "version: 0" in line
    )
    assert f'version = "{version.removeprefix("version: ")}"' in project


def test_the_workflows_try_every_python_that_the_project_names():
    """The classifiers, the tests and the wheels are of the same Pythons."""
    project = (ROOT / "pyproject.toml").read_text()
    tests = (ROOT / ".github/workflows/test.yml").read_text()
    release = (ROOT / ".github/workflows/release.yml").read_text()
    for minor in (11, 12, 13, 14):
        assert f"Python :: 3.{minor}" in project
        assert f'"3.{minor}"' in tests
        assert f"cp3{minor}-*" in project
    assert "id-token: write" in release
    assert "password" not in release.replace("there is no password", "")
