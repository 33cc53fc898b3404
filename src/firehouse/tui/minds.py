"""The bots of a table on this machine: quick ones decide at once, search thinks beside."""

from __future__ import annotations

from typing import Final

from firehouse.analysis.positions import PlannedStep, position_of, search_line
from firehouse.bots import Bot, Budget, Thought, bot_of
from firehouse.core.luck import Rng
from firehouse.core.table import Table, check
from firehouse.thinking import Thinkers, ThoughtLost

AT_ONCE: Final = Budget(playouts=1)
SEARCH: Final = "search"
STAND_IN: Final = "greedy"
"""Who decides for a search bot whose thought was lost."""


class Minds:
    """Bots of one name think together: they share a goal."""

    def __init__(self, thinker: Thinkers, budget: Budget, seed: int | None) -> None:
        self._thinker = thinker
        self._budget = budget
        self._luck = Rng(seed or 0)
        self._bots: dict[str, Bot] = {}
        self._line: list[PlannedStep] = []

    async def think(self, table: Table, name: str) -> Thought:
        """What a bot plays now, and why."""
        if name != SEARCH:
            return self._at_once(table, name)
        try:
            return await self._search(table)
        except ThoughtLost:
            return self._at_once(table, STAND_IN)

    def _at_once(self, table: Table, name: str) -> Thought:
        bot = self._bots.setdefault(name, bot_of(name))
        return bot.think(table.game, table.state.copy(), self._luck, AT_ONCE)

    async def _search(self, table: Table) -> Thought:
        """The next step of the plan; a new one is made if there is none for this position."""
        here = check(table.state)
        if not self._line or self._line[0][0] != here:
            luck = int(self._luck.next()) >> 1
            position = position_of(table)
            self._line = await self._thinker.think(search_line, position, luck, self._budget)
        (_, action, reason), *self._line = self._line
        return Thought(action, reason)
