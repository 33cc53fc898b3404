"""A bot at the table of a server, from the invitation to the end of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Final

from firehouse.bots import Budget, Thought, bot_of
from firehouse.bots.judging import fault
from firehouse.bots.players import judged
from firehouse.client.seat import sit_down
from firehouse.core.luck import Rng
from firehouse.core.phrase import phrase
from firehouse.words.language import part

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
    """Let a bot play in open seats until the game is over; "won" or "lost".

    A bot that fails leaves the table, with a BotFault.
    """
    player, luck = bot_of(bot), Rng(randbits(32))
    budget = budget or Budget(seconds=1.0)
    async with sit_down(link, name or player.name, pawns) as seat:
        title = seat.now["table"]["title"]
        tell(part(phrase("bot.sits", name=name or player.name, table=title)))
        decisions = 0
        while (table := await seat.asked()) is not None:
            await asyncio.sleep(pause)
            decisions += 1
            try:
                thought: Thought = await asyncio.to_thread(
                    player.think, table.game, table.state.copy(), luck, budget
                )
                judged(thought, table)
            except Exception as error:
                await seat.ask("leave")
                raise fault(bot, error, decisions) from error
            if await seat.play(thought.action):
                tell(_told(table.game.text(thought.action), thought.reason))
        return str(seat.now["table"]["result"])


def _told(action: str, reason: str) -> str:
    """What was played, and why if the bot says so."""
    unsaid = reason == part(phrase("reason.unsaid"))
    return part(phrase("bot.plays", action=action, reason="none" if unsaid else reason))
