"""How hard a set-up is: bots play many games of it in the background while somebody asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from math import ceil
from time import monotonic
from typing import Any, Final

import msgspec

from firehouse.analysis.intervals import wilson
from firehouse.bots.greedy import GreedyBot
from firehouse.bots.search import SearchBot
from firehouse.core.setup import Setup
from firehouse.server.denial import Denied
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.thinkers import Asked, Unwanted
from firehouse.server.resources import Resources
from firehouse.server.workshop.playing import bot_game, greedy_games
from firehouse.stage.characters import title_of

KEPT: Final = 64
GREEDY_GAMES: Final = 400
SEARCH_GAMES: Final = 24
AT_ONCE: Final = 2.0
"""Seconds for which games by the rule of thumb are played before others have their turn."""
LONGEST: Final = 30.0
"""Seconds for all of them, where the game is not translated to C."""
FORGOTTEN: Final = 20.0
"""Seconds after which nobody waits for more that nobody has asked for."""

Think = Callable[..., Awaitable[tuple[int, int]]]


@dataclass
class Count:
    """The results of a bot so far."""

    bot: str
    most: int
    games: int = 0
    wins: int = 0

    def add(self, wins: int, games: int) -> None:
        """Count some more."""
        self.wins += wins
        self.games += games

    def told(self) -> dict[str, Any]:
        """In the words of the protocol."""
        low, high = wilson(self.wins, self.games)
        plain = {"bot": self.bot, "title": title_of(self.bot), "games": self.games}
        return {**plain, "most": self.most, "wins": self.wins, "low": low, "high": high}


class Trial:
    """A set-up that is tried out; games still count if nobody asked for a while."""

    def __init__(self) -> None:
        self.greedy = Count(GreedyBot.name, GREEDY_GAMES)
        self.search = Count(SearchBot.name, SEARCH_GAMES)
        self.begun = False
        self.fault: Denied | None = None
        self.task: asyncio.Task[None] | None = None
        self._asked = monotonic()

    @property
    def done(self) -> bool:
        """Are all games played?"""
        return all(count.games == count.most for count in (self.greedy, self.search))

    def ask_again(self) -> None:
        """Somebody still wants to know."""
        self._asked = monotonic()

    def is_wanted(self) -> bool:
        """Has anybody asked lately?"""
        return monotonic() - self._asked < FORGOTTEN

    def _begin(self) -> None:
        self.begun = True

    async def play(self, resources: Resources, plain: dict[str, Any], address: str) -> None:
        """Play on until all is played, nobody asks any more, or too much is asked of the server."""
        asked = Asked(Party(address, "trial"), self.is_wanted, self._begin)
        try:
            await self._play(partial(resources.reviewers.think, asked), plain)
        except Unwanted:
            pass
        except Denied as fault:
            self.fault = fault
        finally:
            self.task = None

    async def _play(self, think: Think, plain: dict[str, Any]) -> None:
        """A thought after the other, so that others come in between."""
        greedy, search = self.greedy, self.search
        end = monotonic() + LONGEST
        while (left := greedy.most - greedy.games) and monotonic() < end:
            greedy.add(*await think(greedy_games, plain, greedy.games, left, AT_ONCE))
        greedy.most = greedy.games
        while search.games < search.most:
            search.add(*await think(bot_game, plain, search.bot, search.games))


class Trials:
    """One for each set-up, kept for whoever asks next."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._known: OrderedDict[bytes, Trial] = OrderedDict()

    def of(self, setup: Setup, address: str, need_room: Callable[[], None]) -> dict[str, Any]:
        """How hard it is as far as it is known; `need_room` counts a set-up that is new here."""
        plain = setup.to_json()
        trial = self._trial(msgspec.json.encode(plain, order="sorted"), need_room)
        trial.ask_again()
        fault, trial.fault = trial.fault, None
        if fault is not None:
            raise fault
        if trial.task is None and not trial.done:
            trial.task = self._resources.spawn(trial.play(self._resources, plain, address))
        waits = self._resources.reviewers.seconds_until(address)
        return {
            "trials": [trial.greedy.told(), trial.search.told()],
            "done": trial.done,
            "waits": None if trial.begun else ceil(waits),
        }

    def _trial(self, key: bytes, need_room: Callable[[], None]) -> Trial:
        known = self._known.get(key)
        if known is not None:
            return known
        need_room()
        self._known[key] = made = Trial()
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return made
