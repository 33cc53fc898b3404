"""Games that are over: played beside the page, or by bots at a table of the server."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from begun import bring
from playing import THINKING, good_move, panel, table_beside
from playwright.sync_api import Page, expect
from serving import Server

import firehouse as fh

SHORT = {"ruleset": "hotshots/standard", "board": "circle", "crew": 2}
SHORT_SEED = 75


def finished_game(setup: dict[str, Any] | None = None, seed: int = SHORT_SEED) -> fh.Table:
    """A short game to its end, by a rule of thumb."""
    table = table_beside(setup or SHORT, seed)
    while table.result is None:
        table.play(good_move(table))
    return table


@cache
def table_to_look_at(server: Server) -> str:
    """The address of a finished game that tests only look at: it is brought and reviewed once."""
    address: str = bring(server, finished_game())["table"]
    return address


def record_file(folder: Path) -> Path:
    """The record of a short game."""
    path = folder / "game.json"
    path.write_text(finished_game().record().dumps())
    return path


def hand_all_to_bots(page: Page) -> None:
    """Let bots play every pawn of this screen, and wait for the end."""
    crew = panel(page, "Crew")
    hand_over = crew.get_by_role("button", name="Hand over to a bot")
    choice = crew.get_by_role("button", name="A practical hand")
    result = page.get_by_role("region", name="Result")
    while True:
        expect(hand_over.or_(result).first).to_be_visible()
        if result.is_visible():
            return
        pawns = hand_over.count()
        hand_over.first.click()
        choice.click()
        if pawns == 1:
            expect(result).to_be_visible(timeout=THINKING)
            return
        expect(choice).to_have_count(0)
        expect(hand_over).to_have_count(pawns - 1)
