"""What Firehouse is made of: licences are known and allowed, lists and checks tell the truth."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LICENCES = runpy.run_path(str(ROOT / "scripts" / "licences.py"))
LISTED = {
    (name, version): (licence, use)
    for name, version, licence, use in re.findall(
        r"^\| (?!package )(\S+) \| (\S+) \| (.+) \| (.+) \|$",
        (ROOT / "docs" / "licences.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}


def test_every_package_is_listed_as_it_is_pinned():
    """After `make lock`, run scripts/licences.py."""
    pinned = {*LICENCES["pins"]("run").items(), *LICENCES["pins"]("dev").items()}
    page = {(name, version) for name, version, _, _ in LICENCES["of_the_page"]()}

    assert LISTED.keys() == pinned | page


def test_every_licence_is_allowed():
    allowed = LICENCES["is_allowed"]

    assert [key for key, (licence, _) in LISTED.items() if not allowed(key[0], licence)] == []


def test_what_is_listed_is_what_installed_packages_say():
    """Where a package says it in a way that can be read."""
    looked = 0
    for (name, _), (licence, use) in LISTED.items():
        said = None if "page" in use else LICENCES["told_by"](name)
        if said is not None and name not in LICENCES["READ"]:
            assert licence == said, name
            looked += 1
    assert looked > 100


@pytest.mark.parametrize(
    ("licence", "fits"),
    [
        ("MIT", True),
        ("MIT AND PSF-2.0", True),
        ("GPL-3.0-only OR MIT", True),
        ("MIT AND GPL-3.0-only", False),
        ("GPL-3.0-only", False),
        ("unknown", False),
    ],
)
def test_which_licences_are_allowed(licence, fits):
    """Of several to choose from one will do; of several that hold together all must."""
    assert LICENCES["is_allowed"]("somebody-s", licence) is fits


@pytest.fixture
def supply(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script with tools that answer what the test wants."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import supply as script

    yield script
    del sys.modules["supply"]


def answering(text: str) -> Any:
    return lambda *words: subprocess.CompletedProcess(words, 0, text, "")


HARMLESS = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
UNKNOWN = {"dependencies": [{"name": "a", "skip_reason": "Dependency not found on PyPI"}]}
FAULTY = {
    "dependencies": [
        {"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}
    ]
}


@pytest.mark.parametrize(
    ("python", "page", "strict", "status", "words"),
    [
        (
            HARMLESS,
            {"vulnerabilities": {}},
            True,
            0,
            "Nothing is known against the Python packages.",
        ),
        (UNKNOWN, {"vulnerabilities": {}}, False, 0, "The Python packages were NOT CHECKED"),
        (UNKNOWN, {"vulnerabilities": {}}, True, 2, "The Python packages were NOT CHECKED"),
        (HARMLESS, {"error": "ENOTFOUND"}, True, 2, "packages of the page were NOT CHECKED"),
        (FAULTY, {"error": "ENOTFOUND"}, True, 1, "a 1: PYSEC-1, mended in 2"),
        ("", {"vulnerabilities": {}}, False, 0, "The Python packages were NOT CHECKED"),
        (
            HARMLESS,
            {"vulnerabilities": {"b": {"severity": "high", "range": "<3"}}},
            False,
            1,
            "b: high, in <3",
        ),
    ],
)
def test_the_audit_says_what_it_could_not_find_out(
    supply, monkeypatch, capsys, python, page, strict, status, words
):
    """Silence of a database is never told as “nothing is known”."""
    monkeypatch.setattr(supply, "ran", answering(json.dumps(python) if python else ""))
    monkeypatch.setattr(supply, "npm", answering(json.dumps(page)))

    assert supply.audit(strict) == status
    told = capsys.readouterr().out
    assert words in told
    assert ("NOT CHECKED" in told) == (python in (UNKNOWN, "") or "error" in page)


def test_the_list_of_the_page_is_made_from_its_lock_file(supply, monkeypatch, tmp_path):
    """A tool that fails is told with its words, and no list is left that looks whole."""
    monkeypatch.setattr(
        supply, "ran", lambda *words: subprocess.CompletedProcess(words, 1, "", "no such option")
    )
    with pytest.raises(SystemExit, match="could not be listed: no such option"):
        supply.sbom(tmp_path)
    assert list(tmp_path.iterdir()) == []
