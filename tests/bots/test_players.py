"""Bots as players: one mind for each name, and plans that are thought of elsewhere."""

from __future__ import annotations

import asyncio

from firehouse import Setup, Table
from firehouse.bots import Budget
from firehouse.bots.players import BotPlayers

FEW = Budget(playouts=8)


async def here(work, *args):
    """Another process, as far as a player can tell."""
    here.asked += 1
    return work(*args)


def test_a_plan_is_played_as_long_as_it_fits():
    """It is thought of once; when the table goes another way, it is thought of again."""
    here.asked = 0
    table = Table(Setup("flashpoint/family", crew=1), 5)
    players = BotPlayers(FEW, 1)

    async def story():
        first = await players.think_elsewhere("search", table, here)
        table.play(first.action)
        rest = len(players._line)
        if rest:
            await players.think_elsewhere("search", table, here)
            assert (here.asked, len(players._line)) == (1, rest - 1)
        other = [a for a in table.actions() if not players._line or a != players._line[0][1]]
        table.play(other[0])
        thought = await players.think_elsewhere("search", table, here)
        assert here.asked == 2
        assert table.refusal(thought.action) is None
        assert thought.reason

    asyncio.run(story())


def test_quick_bots_decide_at_once():
    """And the same luck gives the same choice; the table stands as it stood."""
    here.asked = 0
    table = Table(Setup("hotshots/standard", crew=2), 5)
    digest = table.state.digest()

    for name in ("random", "greedy"):
        beside = asyncio.run(BotPlayers(FEW, 3).think_elsewhere(name, table, here))
        assert BotPlayers(FEW, 3).think(name, table) == beside
    assert here.asked == 0
    assert table.state.digest() == digest
