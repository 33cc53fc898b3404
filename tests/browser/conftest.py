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
from within import Within, within

import firehouse

NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome-stable", "google-chrome"),
)
"""The first that is there; a browser without windows needs half the work of one with them."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The pages of a test share a process: starting one costs more than most of them do.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
]
SLOW = 20_000
"""Milliseconds that a step may take on a busy machine before the test calls it lost."""

expect.set_options(timeout=SLOW)


WORKERS_PER_CORE = 2
"""The tests wait as much as they work: for pages, servers and moments of rest."""
LONG = ("test_page_whole_games", "test_page_lessons", "test_page_daily", "test_report_page")
"""They begin first, so that nobody waits for the last of them."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return WORKERS_PER_CORE * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONG)


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
def server_within(tmp_path: Path) -> Iterator[Within]:
    """A server for one test, which may change what is in it."""
    with within(tmp_path) as found:
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
