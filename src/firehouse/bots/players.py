"""Bots as players of a table: those of one name think together, at once or in another process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from firehouse.bots import Bot, Budget, Thought, bot_of
from firehouse.bots.positions import PlannedStep, position_of, search_line
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
    """The bots at one table. Those of one name share a goal, whichever pawns they play."""

    def __init__(self, budget: Budget, seed: int | None) -> None:
        self._budget = budget
        self._luck = Rng(seed or 0)
        self._bots: dict[str, Bot] = {}
        self._line: list[PlannedStep] = []

    def think(self, name: str, table: Table) -> Thought:
        """What the bot of this name plays now, and why."""
        if name not in self._bots:
            self._bots[name] = bot_of(name)
        return self._bots[name].think(table.game, table.state.copy(), self._luck, self._budget)

    async def think_elsewhere(self, name: str, table: Table, elsewhere: Elsewhere) -> Thought:
        """The same; a bot that takes its time does so in another process.

        It plans up to the next luck, and what it planned is played as long as it fits.
        """
        if name != SEARCH:
            return self.think(name, table)
        if not self._line or self._line[0][0] != check(table.state):
            luck = int(self._luck.next()) >> 1
            self._line = await elsewhere(search_line, position_of(table), luck, self._budget)
        (_, action, reason), *self._line = self._line
        return Thought(action, reason)
