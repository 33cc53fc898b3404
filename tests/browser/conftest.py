"""A real Chromium on a real server; skipped, with the reason, where there is no browser or page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from people import People
from playwright.sync_api import Browser, Page, expect, sync_playwright
from serving import Server, running

import firehouse

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SLOW = 20_000
"""Milliseconds that a step may take on a busy machine before the test calls it lost."""

expect.set_options(timeout=SLOW)


def chromium() -> str | None:
    """The system's browser."""
    named = os.environ.get("FIREHOUSE_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium; install it (scripts/chromium.sh tells how)")
    if not (Path(firehouse.__file__).parent / "web" / "index.html").exists():
        pytest.skip("the page is not built; run 'make setup'")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker that leave it running."""
    with running(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Everybody who opens a page in a test; errors of their pages fail it."""
    found = People(browser, SLOW)
    yield found
    found.leave()


@pytest.fixture
def page(people: People) -> Page:
    """The page of one person, called Ada."""
    return people.come("Ada")
