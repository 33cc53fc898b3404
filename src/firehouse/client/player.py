"""A bot at the table of a server, from the invitation to the end of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Final

from firehouse.bots import Budget, Thought, bot_of
from firehouse.client.seat import sit_down
from firehouse.core.luck import Rng

PAUSE: Final = 0.6
"""Seconds before each move, so that people can follow."""
MOST_PAUSE: Final = 60.0


async def play_bot(
    link: str,
    bot: str,
    *,
    name: str = "",
    pawns: Sequence[int] | None = None,
    budget: Budget | None = None,
    pause: float = PAUSE,
    tell: Callable[[str], None] = lambda text: None,
) -> str:
    """Let a bot play in open seats until the game is over; "won" or "lost"."""
    player, luck = bot_of(bot), Rng(randbits(32))
    budget = budget or Budget(seconds=1.0)
    async with sit_down(link, name or player.name, pawns) as seat:
        tell(f"{name or player.name} sits at {seat.now['table']['title']}.")
        while (table := await seat.asked()) is not None:
            await asyncio.sleep(pause)
            thought: Thought = await asyncio.to_thread(
                player.think, table.game, table.state.copy(), luck, budget
            )
            if await seat.play(thought.action):
                tell(f"{table.game.text(thought.action)}: {thought.reason}")
        return str(seat.now["table"]["result"])
