"""`make release`: what it writes, and what it refuses."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

import pytest
import yaml

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


def test_each_wheel_is_built_once_and_tried_before_it_is_published():
    """One job builds a wheel for each Python and system, another the sources; both are tried."""
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
    jobs = release["jobs"]
    building = [
        (name, step)
        for name, job in jobs.items()
        for step in job["steps"]
        if "cibuildwheel" in step.get("uses", "") or "-m build" in step.get("run", "")
    ]
    assert [name for name, _ in building] == ["wheels", "source"]
    assert "--sdist" in building[1][1]["run"]
    assert any("dist/*.tar.gz" in step.get("run", "") for step in jobs["source"]["steps"])
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    assert settings["test-command"].startswith("firehouse doctor")
    systems = jobs["wheels"]["strategy"]["matrix"]["os"]
    assert len(systems) == len(set(systems)) == 3
    assert set(jobs["publish"]["needs"]) == {"wheels", "source", "supply"}


def test_the_index_gets_what_was_built_and_nothing_else():
    """Lists of packages are kept beside; only what is named dist-… is published."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]
    kept = {
        job: step["with"]["name"]
        for job, about in jobs.items()
        for step in about["steps"]
        if "upload-artifact" in step.get("uses", "")
    }
    (taken,) = (
        step["with"] for step in jobs["publish"]["steps"] if "download" in step.get("uses", "")
    )

    assert taken["pattern"] == "dist-*"
    assert {job for job, name in kept.items() if name.startswith("dist-")} == {"wheels", "source"}


@pytest.mark.parametrize("workflow", ["test", "release"])
def test_the_workflows_ask_what_is_known_against_the_packages(workflow):
    """Strictly: where nobody could be asked it is a failure, too. The lists are kept."""
    jobs = yaml.safe_load((ROOT / f".github/workflows/{workflow}.yml").read_text())["jobs"]
    steps = jobs["supply"]["steps"]
    kept = [step["with"]["path"] for step in steps if "upload-artifact" in step.get("uses", "")]
    makefile = (ROOT / "Makefile").read_text()

    assert {"make sbom", "make audit STRICT=--strict"} <= {step.get("run") for step in steps}
    assert kept == ["build/sbom/*.cdx.json"]
    assert "supply.py audit $(STRICT)" in makefile
    assert "supply.py sbom build/sbom" in makefile
    assert not any(step.get("continue-on-error") for step in steps)
