"""The report of the laboratory in a real browser: nothing from elsewhere, nothing in the way."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from workers import made_once

from firehouse.core.record import Record, replay
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
options = { rescue_goal = 2, damage_limit = 8 }
[[cells]]
rulesets = "hotshots/standard"
difficulties = "firestorm"
crews = 2
options = { scorch_limit = 2 }
"""
"""Short games: every step of those that are saved is drawn."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A report and a comparison."""

    def write(found: Path) -> None:
        folder = found / "small"
        run(parse_design(DESIGN, "small", folder), folder, on_processes(1))
        write_report(folder, records=8)
        write_comparison(compare(folder, cells=(0, 1)), folder / "compared.html")

    folder = made_once(tmp_path_factory, "lab-pages", write) / "small"
    return [folder / "report.html", folder / "compared.html"]


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


def test_a_link_opens_the_replay_from_the_disk(browser: Browser, pages: list[Path]) -> None:
    """Of a report and of a comparison: every step is drawn as the engine draws it, by any way."""
    for path in pages:
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        page = context.new_page()
        asked: list[str] = []
        faults: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.on("pageerror", lambda error, faults=faults: faults.append(str(error)))
        page.goto(path.as_uri())
        page.get_by_role("link", name="▶").first.click()
        page.wait_for_url("**/*-records/*.html*")
        table = replay(Record.load(Path(urlsplit(page.url).path).with_suffix(".json")))
        slider = page.get_by_role("slider", name="Step of the game")
        shown = page.locator("#picture svg")
        expect(shown).to_be_visible()
        expect(page.locator("#situation")).to_have_text(table.game.situation(table.state_at(0)))
        page.get_by_role("button", name="One step on").click()
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("2")
        expect(page.locator("#who")).to_contain_text(table.game.text(table.steps[1].action))
        assert _drawn(page) == _parsed(page, table.game.svg(table.state_at(2)))
        page.get_by_role("button", name="To the end").click()
        expect(slider).to_have_value(str(table.step))
        assert _drawn(page) == _parsed(page, table.game.svg(table.state))
        page.reload()
        expect(slider).to_have_value(str(table.step))
        page.get_by_role("button", name="To the start").click()
        page.get_by_role("button", name="Play or stop").click()
        expect(slider).to_have_value("1")
        page.get_by_role("button", name="Play or stop").click()
        page.locator("summary").click()
        found = Axe().run(page)
        context.close()
        assert found.violations_count == 0, found.generate_report()
        assert not faults
        assert all(url.startswith(("file:", "blob:", "data:")) for url in asked)


def _drawn(page: Page) -> str:
    return str(page.evaluate("document.querySelector('#picture').innerHTML"))


def _parsed(page: Page, picture: str) -> str:
    """A picture as this browser writes it."""
    return str(
        page.evaluate(
            "text => { const box = document.createElement('div'); box.innerHTML = text;"
            " return box.innerHTML; }",
            picture,
        )
    )
