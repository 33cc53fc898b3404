"""What a browser needs to play without a network: got as a player gets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from serving import Server

import firehouse

GETTING = 120_000
"""Milliseconds for all files, on a busy machine."""
STARTING = 180_000
"""Milliseconds until Python plays in the browser, on a busy machine."""
MANIFEST = Path(firehouse.__file__).parent / "web/device/manifest.json"


def get_device(page: Page, server: Server) -> None:
    """Get it at the page's own button."""
    if not MANIFEST.is_file():
        pytest.skip("playing without a network is not part of this build: its wheels are not here")
    page.goto(f"{server.url}/yours")
    card = page.get_by_role("region", name="Without a network")
    card.get_by_role("button", name="Get it for playing without a network").click()
    expect(card).to_contain_text("It is here", timeout=GETTING)
