"""The documentation: links lead somewhere; navigation and public names are complete."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOR_GAMES = {"extending.md", "looking.py"}
"""What reaches into the games, and into what they are made of."""
OPENSPIEL = "firehouse.envs.openspiel"
"""Registers the games when it is imported; there is nothing in it to call."""
SCRIPT = ROOT / "scripts" / "docs_site.py"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages as the site gets them."""
    folder = tmp_path_factory.mktemp("site") / "pages"
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_no_link_of_the_site_leaves_it(pages: Path) -> None:
    """Links are to pages and pictures that are there, from each page's own folder."""
    for page in pages.rglob("*.md"):
        links = re.findall(r"\]\(([^)\s#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        assert [link for link in links if not (page.parent / link).is_file()] == []


def test_the_navigation_names_every_page(pages: Path) -> None:
    """A new page is of no use if nobody finds it."""
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    named = set(re.findall(r": (\S+\.md)$", navigation, re.MULTILINE))

    assert named == {page.relative_to(pages).as_posix() for page in pages.rglob("*.md")}


API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
PACKAGES = re.findall(r"^## (firehouse\S*)$", API, re.MULTILINE)


def test_the_page_of_public_names_has_every_package_that_others_import() -> None:
    """Examples and pages take what they show from public packages alone, or from a game's own."""
    assert {"firehouse", "firehouse.bots", "firehouse.analysis", "firehouse.envs"} <= set(PACKAGES)
    shown = [*(ROOT / "examples").glob("*.py"), *(ROOT / "docs").glob("*.md")]
    for path in shown:
        if path.name not in FOR_GAMES:
            found = re.findall(r"^(?:from|import) (firehouse\S*)", path.read_text("utf-8"), re.M)
            assert set(found) <= {*PACKAGES, OPENSPIEL}, path.name


@pytest.mark.parametrize("package", PACKAGES)
def test_the_public_names_of_a_package_are_those_on_the_page(package: str) -> None:
    """Each is told once, below its package, by the module in which it is written."""
    section = re.split(rf"^## {re.escape(package)}$", API, flags=re.MULTILINE)[1]
    documented = re.findall(r"^::: (\S+)\.(\w+)$", section.partition("\n## ")[0], re.MULTILINE)
    public = import_module(package)
    names = [name for name in public.__all__ if not name.startswith("__")]

    assert sorted(name for _, name in documented) == sorted(names)
    for module, name in documented:
        assert getattr(import_module(module), name) is getattr(public, name)
