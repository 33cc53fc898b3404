"""Whole games at tables by the thousand: in C on all cores where all is translated."""

from __future__ import annotations

from typing import Any

from firehouse.bots.fortune import Fortune, fortune_of
from firehouse.bots.random import RandomPolicy
from firehouse.bots.runner import Runner, is_word
from firehouse.bots.sharing import Shelf
from firehouse.core.catalogue import row_of
from firehouse.core.luck import Luck
from firehouse.lab.measure import Measure
from firehouse.lab.whole_games import TableEnd, table_ends
from firehouse.native.engine import Native, TableMind
from firehouse.native.unit import path_of


class TableRunner:
    """Plays the tables of a game as a runner plays, and reads a measure off them."""

    def __init__(self, runner: Runner, measure: Measure[Any]) -> None:
        policy = runner.policy
        self.game = policy.game
        self.policy = None if type(policy) is RandomPolicy else policy
        self.measure = measure
        self.native: Native | None = runner.native if self._is_translated() else None
        self._minds: Shelf[TableMind] = Shelf(self._mind)

    def ends(self, seed: int, count: int) -> list[TableEnd]:
        """What comes of the tables of so many seeds in a row."""
        start = self.game.start()
        if self.native is None or not is_word(seed, count):
            given = (self.game, self.policy, self.measure, self._fortune(), start)
            return table_ends(*given, seed, count)
        (found,) = self._minds.share(
            [self.native.position(start)],
            *(seed, count),
            lambda mind, one, *part: mind.ends(one, *part),
        )
        return found

    def _is_translated(self) -> bool:
        """Is the measure the one that C knows?"""
        native = row_of(self.game.setup.ruleset).load("native")
        return getattr(native, "MEASURE", "") == path_of(self.measure)

    def _fortune(self) -> Fortune:
        return fortune_of(self.game, Luck(0))

    def _mind(self) -> TableMind:
        assert self.native is not None
        return TableMind(self.native, self.policy, self.measure, self._fortune())
