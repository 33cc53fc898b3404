"""What everybody can use: axe finds nothing, in light and dark, and a phone shows all of it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""What may differ between light and dark; all else about a page is the same."""
UPRIGHT = {"width": 390, "height": 844}
PHONE = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ANY_COLOURS = {"theme": "system", "color_scheme": "light"}
"""How somebody comes whose colours change with the system's."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def is_for_everybody(page: Page) -> None:
    """A page in any colours, first at a desk and then as narrow as a phone."""
    is_clean(page)
    page.emulate_media(color_scheme="dark")
    is_clean(page, {"type": "rule", "values": OF_COLOURS})
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(UPRIGHT)
    page.evaluate(DRAWN)
    fits(page)


def is_clean(page: Page, rules: dict[str, Any] | None = None) -> None:
    """No violation of WCAG 2.2 A and AA, or of the rules that are named."""
    wanted = rules or {"type": "tag", "values": LEVELS}
    found = Axe().run(page, options={"runOnly": wanted})
    assert found.violations_count == 0, found.generate_report()


def fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
