"""One game of a cell, from its seed: the same as a table's with that seed and bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from firehouse.bots import Budget, bot_of
from firehouse.bots.fortune import Fortune, fortune_of, play_on
from firehouse.bots.greedy import GreedyBot, policy_of
from firehouse.core.event import Event
from firehouse.core.game import WON, Game
from firehouse.core.luck import Luck, Rng
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.reading import reading_of
from firehouse.lab.playing import judged

Choose = Callable[[Any, Rng], int]


class Watch(Protocol):
    """Sees a game as it is played."""

    def begin(self, state: Any) -> None:
        """The game begins here, in its first turn if it has no set-up to play."""
        ...

    def see(self, state: Any, log: list[Event]) -> None:
        """An action or outcome was played, and this came of it."""
        ...


class Played(NamedTuple):
    """What came of one game; the last columns of its row."""

    won: bool
    ending: str
    decisions: int
    turns: int
    roles: list[str]
    last_roles: list[str]
    rescued: int | None
    lost: int | None
    damage: int | None
    scorched: int | None
    contained: int | None
    cards: int | None


class Seat:
    """Who plays the games of a cell; made once for many of them."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.game: Game[Any] = Game.of(cell.setup)
        self.reading = reading_of(self.game)
        self.policy = policy_of(self.game)

    def player(self, where: str) -> Choose:
        """A player for one game. The rule of thumb is known to be legal, others are judged."""
        if self.cell.bot == GreedyBot.name:
            return self.policy.choose
        game, bot = self.game, bot_of(self.cell.bot)
        budget = Budget(playouts=self.cell.playouts or 1)

        def choose(state: Any, luck: Rng) -> int:
            return judged(game, state, bot, luck, budget, where)

        return choose

    def play(self, seed: int, watch: Watch | None = None) -> Played:
        """Play the game of a seed."""
        game, reading = self.game, self.reading
        choose = self.player(f"{self.cell.label}, table seed {seed}")
        fortune, own = fortune_of(game, Luck(seed)), Rng(seed)
        state = game.start()
        if watch is not None:
            watch.begin(state)
        set_up = self._play_on(state, choose, fortune, own, watch, to_first_turn=True)
        roles = reading.roles(game, state)
        if watch is None and self.cell.bot == GreedyBot.name and reading.end is not None:
            rest = play_on(self.policy, state, fortune, own, reading.end)
        else:
            rest = self._play_on(state, choose, fortune, own, watch)
        return Played(
            game.result(state) == WON,
            game.ending(state) or "unknown",
            set_up[0] + rest[0],
            rest[1] + self.is_in_turn(state),
            roles,
            reading.roles(game, state),
            *reading.scores(game, state),
        )

    def _play_on(
        self,
        state: Any,
        choose: Choose,
        fortune: Fortune,
        own: Rng,
        watch: Watch | None,
        to_first_turn: bool = False,
    ) -> tuple[int, int]:
        """As `play_on` for any player, watched or not, to the end or the first turn's actions."""
        game, reading = self.game, self.reading
        decisions = turns = 0
        while not game.over(state):
            log: list[Event] | None = None if watch is None else []
            if game.is_chance(state):
                action = fortune.drawn(state)
            else:
                if to_first_turn and reading.is_acting(game, state):
                    break
                action = choose(state, own)
                decisions += 1
                turns += reading.end is None or action == reading.end
            turns += fortune.take(state, action, log)
            if watch is not None and log is not None:
                watch.see(state, log)
        return decisions, turns

    def is_in_turn(self, state: Any) -> bool:
        """Has a turn begun whose actions have not been ended?"""
        return self.reading.is_in_turn(self.game, state)
