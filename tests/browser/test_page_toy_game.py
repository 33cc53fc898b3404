"""A game of another distribution on the page: the picture of the engine, the list of actions."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from making import begin, choose_preset, go_home, set_seed
from playing import is_over
from playwright.sync_api import Page, expect
from serving import Server, running

SITE = Path(__file__).resolve().parents[1] / "third_game" / "site"
SEED = 5
MOST_STEPS = 200


@pytest.fixture
def toy_server(tmp_path: Path) -> Iterator[Server]:
    """A server that finds the toy on its path."""
    paths = [str(SITE), os.environ.get("PYTHONPATH", "")]
    with running(tmp_path, PYTHONPATH=os.pathsep.join(filter(None, paths))) as found:
        yield found


def test_the_toy_is_chosen_seen_and_played_to_its_end(page: Page, toy_server: Server) -> None:
    form = go_home(page, toy_server)
    choose_preset(page, "Bucket Brigade")
    set_seed(form, SEED)
    begin(page, form)
    table = page.locator("[data-step]")
    expect(table).to_have_attribute("data-step", "0")
    picture = page.locator("img.engine-picture")
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("src", re.compile("^data:image/svg"))
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    labels = page.locator("button.offer .offer-label")
    expect(labels).to_have_text(["End", "Right", "Fill"])
    first = picture.get_attribute("src")
    page.get_by_role("button", name="Fill").click()
    expect(table).to_have_attribute("data-step", "1")
    expect(picture).not_to_have_attribute("src", first or "")
    while not page.get_by_role("region", name="Result").is_visible():
        step = int(table.get_attribute("data-step") or 0)
        assert step < MOST_STEPS
        page.locator("button.offer").first.click()
        expect(table).not_to_have_attribute("data-step", str(step))
    is_over(page, "lost")
