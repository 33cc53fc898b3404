"""Games played through the page to their end, each move in another way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from begun import sit_down_after
from finished import SHORT, SHORT_SEED, finished_game
from people import make_table, sit_down
from playing import by_key, from_list, is_at, is_over, on_board, played_out, table_beside, typed
from playwright.sync_api import Page
from serving import Server

import firehouse as fh

WAYS = [from_list, on_board, typed, by_key]


@pytest.mark.parametrize(
    ("setup", "seed"),
    [
        ({"ruleset": "flashpoint/basic", "board": "house_front", "crew": 1}, 307),
        (SHORT, SHORT_SEED),
    ],
    ids=["flashpoint", "hotshots"],
)
def test_a_whole_game_is_won(
    page: Page, server: Server, tmp_path: Path, setup: dict[str, Any], seed: int
) -> None:
    table = table_beside(setup, seed)
    sit_down(page, server, make_table(server, setup, seed=seed))
    is_at(page, table.step)
    played_out(page, table, WAYS)
    _is_told(page, table, "won", tmp_path)


LOST = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 3}
LOST_SEED = 68
LAST = 12


def test_a_game_is_lost(page: Page, server: Server, tmp_path: Path) -> None:
    """Its last actions; all but them were played before."""
    lost = finished_game(LOST, LOST_SEED)
    decisions = [lost.game.text(step.action) for step in lost.steps if not step.kind]
    table = sit_down_after(page, server, LOST, LOST_SEED, decisions[:-LAST])
    played_out(page, table, WAYS)
    _is_told(page, table, "lost", tmp_path)


def _is_told(page: Page, table: fh.Table, result: str, folder: Path) -> None:
    """The page tells the result; the record it gives is that of the table beside it."""
    assert table.result == result
    summary = is_over(page, result)
    with page.expect_download() as download:
        summary.get_by_role("link", name="Download the record").click()
    download.value.save_as(folder / "record.json")
    assert json.loads((folder / "record.json").read_text()) == table.record().to_json()
