"""Bots in their seats: they play while somebody watches, and at slow tables always."""

from __future__ import annotations

import asyncio
import secrets
from time import perf_counter
from typing import Final
from weakref import WeakKeyDictionary

from firehouse.bots import Budget, Thought
from firehouse.bots.judging import BotFault
from firehouse.bots.players import BotPlayers
from firehouse.server.condition import BOTS, FAILED
from firehouse.server.denial import STALE, Denied
from firehouse.server.messages import BotHolder, Thinking
from firehouse.server.pool.thinkers import Asked, Busy, Elsewhere
from firehouse.server.resources import LOG, Resources
from firehouse.server.storage import StorageError
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.judge import bot_draft
from firehouse.server.tables.live import LiveTable
from firehouse.words.language import tell

TURNS: Final = 2.0
"""Seconds that a process leaves to each one that comes before it, so that only one plays."""
FAULT: Final = 5.0
"""Seconds until a bot tries again when its move could not be stored."""
MOST_WAIT: Final = 4.0
"""Seconds that a bot waits for its turn to think, about; when many do, each thinks less."""
LEAST: Final = 0.1
"""Seconds that a bot thinks, however many wait."""
STAND_IN: Final = "greedy"


class BotTurns:
    """Lets the bots of all tables play."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._running: WeakKeyDictionary[LiveTable, asyncio.Task[None]] = WeakKeyDictionary()
        self._players: WeakKeyDictionary[LiveTable, BotPlayers] = WeakKeyDictionary()

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
                about = {"table": live.id, "bot": bot}
                self._resources.condition.fault(BOTS, "a bot failed", **about)
                return

    async def _move(self, live: LiveTable, bot: str, position: int) -> None:
        """Choose and play one action, unless the table has moved on meanwhile."""
        began = perf_counter()

        def wanted() -> bool:
            return live.fold.position == position and _wanted(live) == bot

        elsewhere = Elsewhere(self._resources.thinkers, Asked(live.party, wanted))
        try:
            thought = await self._thought(live, bot, elsewhere)
        except Denied:
            if wanted():
                raise
            return
        self._resources.metrics.thinking.labels(bot).observe(perf_counter() - began)
        async with live.lock:
            fold = live.fold
            if not wanted():
                return
            text, reason = fold.core.game.text(thought.action), thought.reason
            if text in fold.declined:
                text, reason = something_else(fold), tell("reason.declined")
            await live.add_now(None, bot_draft(fold, text, reason, bot))

    async def _thought(self, live: LiveTable, bot: str, elsewhere: Elsewhere) -> Thought:
        """What the bot plays; the stand-in decides for one that fails or is offered no more."""
        players, core = self._players_of(live), live.fold.core
        players.budget = Budget(seconds=self.seconds())
        if bot not in self._resources.bots:
            thought = players.think(STAND_IN, core)
            return Thought(thought.action, tell("reason.gone", bot=bot, other=STAND_IN))
        try:
            return await players.think_elsewhere(bot, core, elsewhere)
        except Busy:
            return Thought(players.think(STAND_IN, core).action, tell("reason.hurried"))
        except BotFault as fault:
            self._resources.condition.count(BOTS, FAILED)
            LOG.warning("a bot failed", table=live.id, bot=bot, reason=str(fault))
            thought = players.think(STAND_IN, core)
            return Thought(thought.action, tell("reason.failed", bot=bot, other=STAND_IN))

    def _players_of(self, live: LiveTable) -> BotPlayers:
        """The bots of a table, with luck of their own."""
        players = self._players.get(live)
        if players is None:
            budget, homes = Budget(seconds=self.seconds()), self._resources.bots.homes
            players = self._players[live] = BotPlayers(budget, secrets.randbits(31), homes)
        return players

    def seconds(self) -> float:
        """How long a bot may think now: the fewer seconds, the more bots wait."""
        settings = self._resources.settings
        fair = MOST_WAIT * settings.workers / (1 + self._resources.thinkers.waiting)
        return min(settings.bot_seconds, max(LEAST, fair))


def _wanted(live: LiveTable) -> str | None:
    """The bot whose turn it is, if somebody watches and nothing stands in its way."""
    fold = live.fold
    if fold.status != "playing" or fold.paused or fold.proposal is not None:
        return None
    watched = live.presence.anybody_here or fold.clock  # slow tables play on without viewers
    if not watched or fold.actor < 0:
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
