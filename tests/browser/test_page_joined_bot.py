"""A bot that joined by its link, beside two people with browsers, to the end of the game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from people import People, make_table, sit_down, take_seat
from playing import from_list, good_move, is_at, is_over, offer_of, panel, table_beside
from playwright.sync_api import expect
from serving import Server

SETUP = {"ruleset": "flashpoint/family", "crew": 3, "options": {"rescue_goal": 1}}
SEED = 5
BOT = '''
from firehouse.bots import bot_of
from firehouse.core.luck import Rng


class SteadyBot:
    """The rule of thumb with the same luck each time, so that it can be followed."""

    name = "steady"

    def choose(self, game, state, luck, budget):
        return bot_of("greedy").choose(game, state, Rng(1), budget)
'''


def test_a_bot_that_joined_by_link_plays_beside_two_browsers(
    people: People, server: Server, tmp_path: Path
) -> None:
    """Both see its mark and every move of it, and all three hear how the game ended."""
    first = make_table(server, SETUP, seats=["me", "open", "open"], seed=SEED)
    second = take_seat(server, first["table"], "Ben")
    (tmp_path / "steady.py").write_text(BOT, encoding="utf-8")
    link = f"{server.url}/join/{first['code']}"
    join = [sys.executable, "-m", "firehouse", "join", link, "--bot", "steady.py:SteadyBot"]
    bot = subprocess.Popen([*join, "--pause", "0"], cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        pages = people.come("Ada"), people.come("Ben")
        for page, ticket in zip(pages, (first, second), strict=True):
            sit_down(page, server, ticket)
            page.get_by_role("button", name="I am ready").click()
        table = table_beside(SETUP, SEED)
        moves = 0
        while table.result is None:
            pawn, action = table.game.actor(table.state), good_move(table)
            if pawn < len(pages):
                from_list(pages[pawn], table, offer_of(table, action))
                table.play(action)
            else:
                table.play(action)
                moves += 1
            if table.result is None and table.game.actor(table.state) < len(pages):
                for page in pages:
                    is_at(page, table.step)
        for page in pages:
            is_over(page, table.result)
        said, _ = bot.communicate(timeout=60)
    finally:
        bot.kill()
    assert moves > 1
    assert bot.returncode == 0
    assert said.endswith(f"The game is {table.result}.\n")
    expect(panel(pages[0], "Crew")).to_contain_text("steady (bot)")
