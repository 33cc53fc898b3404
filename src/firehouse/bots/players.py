"""Bots as players of a table: those of one name think together, at once or in another process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, ParamSpec, Protocol, TypeVar

from firehouse.bots import Bot, Budget, Thought, bot_of
from firehouse.bots.bot import as_action
from firehouse.bots.judging import fault, need_allowed
from firehouse.bots.positions import PlannedStep, own_thought, position_of, search_line
from firehouse.bots.registry import is_own
from firehouse.core.luck import Rng
from firehouse.core.table import Table, check

SEARCH: Final = "search"
"""The bot that takes its time."""

P = ParamSpec("P")
R = TypeVar("R")


class Elsewhere(Protocol):
    """Does work in another process; `firehouse.thinking.Thinkers.think` is one."""

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R: ...


class BotPlayers:
    """The bots at one table. Those of one name share a goal, whichever pawns they play.

    `homes` says where the bots are whose names are known to this table alone.
    """

    def __init__(
        self, budget: Budget, seed: int | None, homes: Mapping[str, str] | None = None
    ) -> None:
        self.budget = budget
        """How much a bot may think about its next move."""
        self._homes = homes or {}
        self._luck = Rng(seed or 0)
        self._bots: dict[str, Bot] = {}
        self._line: list[PlannedStep] = []

    def think(self, name: str, table: Table) -> Thought:
        """What the bot of this name plays now, and why; a BotFault if it cannot."""
        if name not in self._bots:
            self._bots[name] = bot_of(self._homes.get(name, name))
        bot, state = self._bots[name], table.state.copy()
        if not is_own(name):
            return bot.think(table.game, state, self._luck, self.budget)
        try:
            return judged(bot.think(table.game, state, self._luck, self.budget), table)
        except Exception as error:
            raise fault(name, error) from error

    async def think_elsewhere(self, name: str, table: Table, elsewhere: Elsewhere) -> Thought:
        """The same; a bot that takes its time, or whose code is not ours, is in another process.

        Search plans up to the next luck, and what it planned is played as long as it fits.
        """
        if is_own(name):
            return await self._own(name, table, elsewhere)
        if name != SEARCH:
            return self.think(name, table)
        if not self._line or self._line[0][0] != check(table.state):
            luck = int(self._luck.next()) >> 1
            self._line = await elsewhere(search_line, position_of(table), luck, self.budget)
        (_, action, reason), *self._line = self._line
        return Thought(action, reason)

    async def _own(self, name: str, table: Table, elsewhere: Elsewhere) -> Thought:
        home, luck = self._homes.get(name, name), int(self._luck.next()) >> 1
        try:
            thought = await elsewhere(own_thought, home, position_of(table), luck, self.budget)
            return judged(Thought(*thought), table)
        except ValueError as error:
            raise fault(name, error) from error


def judged(thought: Thought, table: Table) -> Thought:
    """The thought, if it may be played; a ValueError says why it may not."""
    need_allowed(table.game, table.state, as_action(thought.action))
    return thought
