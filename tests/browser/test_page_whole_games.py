"""Whole games, played through the page to their end, each move in another way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from people import make_table, sit_down
from playing import by_key, from_list, is_at, is_over, on_board, played_out, table_beside, typed
from playwright.sync_api import Page
from serving import Server

WAYS = [from_list, on_board, typed, by_key]


@pytest.mark.parametrize(
    ("setup", "seed", "result"),
    [
        ({"ruleset": "flashpoint/basic", "board": "house_front", "crew": 1}, 307, "won"),
        ({"ruleset": "flashpoint/family", "board": "house_front", "crew": 3}, 68, "lost"),
        ({"ruleset": "hotshots/standard", "board": "circle", "crew": 2}, 75, "won"),
    ],
    ids=["flashpoint won", "flashpoint lost", "hotshots won"],
)
def test_a_whole_game(
    page: Page, server: Server, tmp_path: Path, setup: dict[str, Any], seed: int, result: str
) -> None:
    table = table_beside(setup, seed)
    sit_down(page, server, make_table(server, setup, seed=seed))
    is_at(page, table.step)
    played_out(page, table, WAYS)
    assert table.result == result
    summary = is_over(page, result)
    with page.expect_download() as download:
        summary.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text()) == table.record().to_json()
