"""After an update nobody sees a stale page, and a page that was open goes on in peace."""

from __future__ import annotations

from pathlib import Path

from newer import SIGN, newer_build
from people import People
from playing import until
from playwright.sync_api import Page, expect
from within import Within

BEFORE, NOW = "Make your own table", "Make your newer table"
KEPT = "caches.open('kept').then((kept) => kept.keys())"
NAMES = f"{KEPT}.then((all) => all.map(({{ url }}) => new URL(url).pathname))"
FILES = f"{NAMES}.then((all) => all.filter((name) => name.startsWith('/assets/')))"
IS_KEPT = "navigator.serviceWorker.ready.then(() => caches.match('/')).then(Boolean)"
IS_READY = "navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))"
"""The newer worker has all of its files, and waits for the pages of the older one to close."""
STATE = "Promise.resolve(self.serviceWorker.state)"


def _is_newer(page: Page) -> None:
    expect(page.get_by_role("heading", name=NOW)).to_be_visible()
    expect(page.get_by_role("heading", name=BEFORE)).to_have_count(0)


def test_after_an_update_the_newer_page_comes_with_and_without_a_network(
    people: People, server_within: Within, tmp_path: Path
) -> None:
    url = server_within.url
    page, other = (people.come("Ada", worker=True) for _ in range(2))
    for one in (page, other):
        one.goto(url)
        until(one, IS_KEPT)
        one.reload()
        expect(one.get_by_role("heading", name=BEFORE)).to_be_visible()
    server_within.update(newer_build(tmp_path / "newer", {BEFORE: NOW}))

    other.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(other.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.reload()
    _is_newer(page)
    until(page, IS_READY)
    page.goto(f"{url}/favicon.svg")
    page.context.set_offline(True)
    page.goto(url)
    _is_newer(page)

    page.context.set_offline(False)
    page.close()
    newest = page.context.service_workers[-1]
    while newest.evaluate(STATE) != "activated":
        other.wait_for_timeout(50)
    files = newest.evaluate(FILES)
    assert files
    assert all(name.startswith(f"/assets/{SIGN}") for name in files)
