"""A game in a real Firefox, where one is installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from bidi import firefox, opened
from serving import Server

STEP = "Number(document.querySelector('[data-step]').dataset.step)"
PLAY_NOW = "document.querySelector('button.play-now:enabled')"
OFFER = "document.querySelector('button.offer[data-action]:not([aria-disabled=true])')"


def test_a_game_begins_and_is_played_in_firefox(server: Server, tmp_path: Path) -> None:
    path = firefox()
    if path is None:
        pytest.skip("there is no Firefox; install one to see the page in it")
    with opened(path, tmp_path) as tab:
        tab.go(server.url)
        tab.until("document.querySelector('.living .sheet .pawn')")
        tab.until(PLAY_NOW)
        tab.run(f"{PLAY_NOW}.click()")
        tab.until("location.pathname.startsWith('/table/') && document.querySelector('.sheet')")
        tab.until(OFFER)
        before = tab.run(STEP)
        tab.run(f"{OFFER}.click()")
        tab.until(f"{STEP} > {before}")
        assert tab.errors == []
