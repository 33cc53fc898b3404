"""The documentation: links lead somewhere; navigation and public names are complete."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "scripts" / "docs_site.py"
PACKAGES = [
    "firehouse",
    "firehouse.bots",
    "firehouse.client",
    "firehouse.analysis",
    "firehouse.envs",
]


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


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_documented(package: str) -> None:
    """By the module in which it is written, or by the package."""
    documented = _documented()
    names = [name for name in import_module(package).__all__ if not name.startswith("__")]

    assert [name for name in names if name not in documented] == []


def test_documented_names_are_there() -> None:
    """Each can be imported from where the page says it is written."""
    for name, module in _documented().items():
        assert hasattr(import_module(module), name)


def _documented() -> dict[str, str]:
    """The names on the page, and their modules."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    found = re.findall(r"^::: (\S+)\.(\w+)$", page, re.MULTILINE)
    return {name: module for module, name in found}
