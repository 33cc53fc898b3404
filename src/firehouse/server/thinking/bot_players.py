"""Bots in their seats: they play while somebody watches, one move after the other."""

from __future__ import annotations

import asyncio
import secrets
from time import perf_counter
from typing import Final
from weakref import WeakKeyDictionary

from firehouse.analysis.positions import PlannedStep, search_line
from firehouse.bots import Bot, Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.core.table import check
from firehouse.server.denial import STALE, Denied
from firehouse.server.messages import BotHolder, Thinking
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import StorageError
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.judge import bot_draft
from firehouse.server.tables.live import LiveTable
from firehouse.server.thinking.advice import position_of

TURNS: Final = 2.0
"""Seconds that a process leaves to each one that comes before it, so that only one plays."""
AT_ONCE: Final = Budget(playouts=1)
FAULT: Final = 5.0
"""Seconds until a bot tries again when its move could not be stored."""

Line = list[PlannedStep]
"""What a search bot has planned."""


class BotSeats:
    """Lets the bots of all tables play."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._running: WeakKeyDictionary[LiveTable, asyncio.Task[None]] = WeakKeyDictionary()
        self._minds: WeakKeyDictionary[LiveTable, dict[str, Bot]] = WeakKeyDictionary()
        self._lines: WeakKeyDictionary[LiveTable, Line] = WeakKeyDictionary()

    def wake(self, live: LiveTable) -> None:
        """Let a bot play if it is its turn and somebody watches."""
        running = self._running.get(live)
        if _wanted(live) and (running is None or running.done()):
            self._running[live] = self._resources.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        while (bot := _wanted(live)) is not None:
            position = live.fold.position
            live.broadcast(Thinking(live.fold.actor, bot))
            rank = live.presence.rank(self._resources.process)
            await asyncio.sleep(self._resources.settings.bot_pause + TURNS * rank)
            if live.fold.position != position or _wanted(live) != bot:
                continue
            try:
                await self._move(live, bot, position)
            except (StorageError, Denied) as error:
                if isinstance(error, Denied) and error.code == STALE:
                    continue
                LOG.warning("a bot could not move", table=live.id, bot=bot, reason=str(error))
                await asyncio.sleep(FAULT)
            except Exception:
                LOG.exception("a bot failed", table=live.id, bot=bot)
                return

    async def _move(self, live: LiveTable, bot: str, position: int) -> None:
        """Choose and play one action, unless the table has moved on meanwhile."""
        began = perf_counter()
        action, reason = await self._choice(live, bot)
        self._resources.metrics.thinking.labels(bot).observe(perf_counter() - began)
        async with live.lock:
            fold = live.fold
            if fold.position != position or _wanted(live) != bot:
                return
            text = fold.core.game.text(action)
            if text in fold.declined:
                text, reason = something_else(fold), "Somebody did not agree, so something else."
            await live.add_now(None, bot_draft(fold, text, reason, bot))

    async def _choice(self, live: LiveTable, bot: str) -> tuple[int, str]:
        core = live.fold.core
        luck = secrets.randbits(31)
        if bot != "search":
            minds = self._minds.setdefault(live, {})
            mind = minds.setdefault(bot, bot_of(bot))
            thought = mind.think(core.game, core.state, Rng(luck), AT_ONCE)
            return thought.action, thought.reason
        here = check(core.state)
        line = self._lines.get(live, [])
        if not line or line[0][0] != here:
            budget = Budget(seconds=self._resources.settings.bot_seconds)
            line = await self._resources.thinkers.think(
                search_line, position_of(live.fold), luck, budget
            )
        self._lines[live] = line[1:]
        return line[0][1], line[0][2]


def _wanted(live: LiveTable) -> str | None:
    """The bot whose turn it is, if somebody watches and nothing stands in its way."""
    fold = live.fold
    if fold.status != "playing" or fold.paused or fold.proposal is not None:
        return None
    if not live.presence.anybody_here or fold.actor < 0:
        return None
    holder = fold.holders[fold.actor]
    return holder.bot if isinstance(holder, BotHolder) else None


def something_else(fold: Fold) -> str:
    """What a bot plays that was not agreed with: it ends its turn, or does what asks nobody."""
    game, state = fold.core.game, fold.core.state
    free = [
        game.text(action)
        for action in game.actions(state)
        if not fold.stage.asks(game, state, action)
    ]
    ending = [text for text in free if text in ("end", "stop", "pass")]
    return (ending or free)[0]
