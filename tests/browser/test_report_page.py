"""The report of the laboratory in a real browser: nothing from elsewhere, nothing in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from firehouse.lab.experiments.designfile import parse_design
from firehouse.lab.experiments.runner import run
from firehouse.lab.report import compare, write_comparison, write_report
from firehouse.lab.workers import on_processes

DESIGN = """
games = 30
traced = 6
drama = 2
drama_playouts = 3
[[cells]]
rulesets = "flashpoint/experienced"
difficulties = ["recruit", "heroic"]
crews = 2
[[cells]]
rulesets = "hotshots/standard"
difficulties = "firestorm"
crews = 2
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A report and a comparison."""
    folder = tmp_path_factory.mktemp("lab") / "small"
    run(parse_design(DESIGN, "small", folder), folder, on_processes(1))
    compared = folder / "compared.html"
    write_comparison(compare(folder, cells=(0, 1)), compared)
    return [write_report(folder, records=8), compared]


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 1280), ("light", 390)])
def test_axe_finds_nothing_and_nobody_is_asked(
    browser: Browser, pages: list[Path], theme: str, width: int
) -> None:
    """Also what is folded away is looked at, and a phone scrolls only within wide pictures."""
    for path in pages:
        context = browser.new_context(
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": width, "height": 800},
        )
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(path.as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        found = Axe().run(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        context.close()
        assert found.violations_count == 0, found.generate_report()
        assert asked == [path.as_uri()]
        assert wide == width
