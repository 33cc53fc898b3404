"""The requirement files: pinned, hashed, silent about where things are fetched, in step."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pins(text):
    """Name and version of every requirement in a lock file."""
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_requirement_is_pinned_and_hashed(lock):
    """An entry is one exact version with at least one hash, and no address."""
    entries = re.split(r"\n(?=\w)", re.sub(r"^ *#.*\n", "", lock.read_text(), flags=re.MULTILINE))

    assert len(entries) > 10
    assert [e for e in entries if not re.match(r"[\w.-]+==[\w.]+ ", e)] == []
    assert [e for e in entries if "--hash=sha256:" not in e] == []
    assert "://" not in lock.read_text()


def test_isolated_builds_use_the_locked_tools():
    """The pins of [build-system] are those of dev.txt; after `make lock`, move them too."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    locked = pins((ROOT / "requirements" / "dev.txt").read_text())

    for requirement in settings["build-system"]["requires"]:
        name, _, version = requirement.partition("==")
        assert locked[name.partition("[")[0]] == version


def test_every_extra_is_locked():
    """What pyproject.toml asks for is in dev.txt, so that `make setup` brings everything."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    locked = pins((ROOT / "requirements" / "dev.txt").read_text())
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    wanted = {re.split(r"[^\w-]", item)[0].replace("_", "-") for group in groups for item in group}

    assert wanted - set(locked) - {project["name"]} == set()


def test_serving_is_locked_to_the_same_versions_and_nothing_else():
    """run.txt is a part of dev.txt: `make test` changes nothing that `make run` brought."""
    run, everything = (
        set(re.split(r"\n(?=\w)", re.sub(r"^ *#.*\n", "", (ROOT / name).read_text(), flags=re.M)))
        for name in ("requirements/run.txt", "requirements/dev.txt")
    )
    hashes = {entry.split()[0]: set(entry.split()) for entry in everything}
    assert all(set(entry.split()[-1:]) <= hashes[entry.split()[0]] for entry in run)

    pinned = pins((ROOT / "requirements" / "run.txt").read_text())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {re.split(r"[^\w-]", item)[0].replace("_", "-") for item in project["dependencies"]}
    assert wanted - set(pinned) == set()
    unwanted = {"ray", "polars", "playwright", "numpy", "pytest", "ruff"}
    assert set(pinned) & (unwanted | {"mypy", "librt", "ast-serialize", "setuptools"}) == set()


def test_the_page_s_packages_are_pinned_without_addresses():
    """Each has one version and a checksum; where it comes from is npm's setting, not ours."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: about for name, about in lock["packages"].items() if name}
    wanted = json.loads((ROOT / "web" / "package.json").read_text())

    assert len(packages) > 10
    assert [name for name, about in packages.items() if "resolved" in about] == []
    assert [name for name, about in packages.items() if "integrity" not in about] == []
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version
