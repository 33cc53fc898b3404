"""Who plays the games of a cell, and one game: at a table of its seed, or on a stream of luck."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, NamedTuple, Protocol

from firehouse.bots import bot_of
from firehouse.bots.fortune import fortune_of
from firehouse.bots.greedy import GreedyBot, policy_of
from firehouse.bots.judging import chosen
from firehouse.bots.policy import Policy
from firehouse.bots.random import RandomBot, RandomPolicy
from firehouse.bots.runner import Runner, runner_of
from firehouse.core.event import Event
from firehouse.core.game import WON, Game
from firehouse.core.luck import Luck, Rng
from firehouse.lab.cells import Cell
from firehouse.lab.reading import reading_of
from firehouse.lab.table_runner import TableRunner
from firehouse.lab.whole_games import TableEnd

RANDOM: Final = RandomBot.name

Choose = Callable[[Any, Rng], int]


class Watch(Protocol):
    """Observes a game while it is played."""

    def begin(self, state: Any) -> None:
        """The game begins here, in its first turn if it has no set-up to play."""
        ...

    def see(self, state: Any, log: list[Event]) -> None:
        """An action or outcome was played, and this came of it."""
        ...


class Chance(Protocol):
    """Decides what fire and dice do."""

    def drawn(self, state: Any) -> int:
        """What happens at a chance."""
        ...

    def take(self, state: Any, action: int, log: list[Event] | None) -> int:
        """Play an action or outcome; how many turns passed by in which a pawn only got up."""
        ...


class Stream:
    """The luck of a single generator, which fire and players share."""

    def __init__(self, game: Game[Any], luck: Rng) -> None:
        self.game = game
        self.luck = luck

    def drawn(self, state: Any) -> int:
        return int(self.game.sample(state, self.luck))

    def take(self, state: Any, action: int, log: list[Event] | None) -> int:
        self.game.apply(state, action, log)
        return 0


class Outcome(NamedTuple):
    """The result of one game; only a game at a table fills more than the first three fields.

    `turns` counts those that began, `roles` are those of the first turn.
    """

    won: bool
    ending: str
    decisions: int
    turns: int = 0
    roles: tuple[str, ...] = ()
    last_roles: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()


class Seat:
    """Who plays the games of a cell; made once for many of them."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.game: Game[Any] = Game.of(cell.setup)
        self.reading = reading_of(self.game)
        self.measure = self.reading.measure(self.game)

    @cached_property
    def policy(self) -> Policy[Any]:
        return policy_of(self.game)

    def player(self, where: str) -> Choose:
        """A player for one game. The rule of thumb is known to be legal, others are judged."""
        if self.cell.bot == GreedyBot.name:
            return self.policy.choose
        game, bot, budget = self.game, bot_of(self.cell.bot), self.cell.budget
        decisions = 0

        def choose(state: Any, luck: Rng) -> int:
            nonlocal decisions
            decisions += 1
            return chosen(game, state, bot, luck, budget, decisions, where)

        return choose

    def play(self, seed: int, watch: Watch | None = None, where: str = "") -> Outcome:
        """Play the game of a table with this seed; `where` names it."""
        if watch is None and self.tables is not None:
            return self.play_many(self.tables, seed, 1)[0]
        game, measure = self.game, self.measure
        choose = self.player(where or f"{self.cell.label}, table seed {seed}")
        fortune, own = fortune_of(game, Luck(seed)), Rng(seed)
        state = game.start()
        if watch is not None:
            watch.begin(state)
        set_up = self._play_on(state, choose, fortune, own, watch, to_first_turn=True)
        roles = measure.roles(state)
        rest = self._play_on(state, choose, fortune, own, watch)
        return self._outcome(
            (
                *self._ended(state),
                set_up[0] + rest[0],
                rest[1] + self.is_in_turn(state),
                *(roles, measure.roles(state), measure.scores(state)),
            )
        )

    def play_many(self, tables: TableRunner, seed: int, count: int) -> list[Outcome]:
        """Play the tables of so many seeds in a row, unwatched, in one go."""
        return [self._outcome(end) for end in tables.ends(seed, count)]

    def _outcome(self, end: TableEnd) -> Outcome:
        """What came of a table, with the names of the roles."""
        won, ending, decisions, turns, first, last, scores = end
        at_first, at_last = (tuple(self.reading.roles(self.game, word)) for word in (first, last))
        return Outcome(won, ending, decisions, turns, at_first, at_last, tuple(scores))

    def play_stream(self, seed: int, where: str) -> Outcome:
        """Play a game on the stream of a seed."""
        state, luck = self.game.start(), Rng(seed)
        chance = Stream(self.game, luck)
        decisions, _ = self._play_on(state, self.player(where), chance, luck)
        return Outcome(*self._ended(state), decisions)

    @cached_property
    def runner(self) -> Runner | None:
        """The runner for many games at once; None for a bot that decides step by step."""
        if self.cell.bot == RANDOM:
            return runner_of(RandomPolicy(self.game))
        return runner_of(self.policy) if self.cell.bot == GreedyBot.name else None

    @cached_property
    def tables(self) -> TableRunner | None:
        """The runner for many tables at once."""
        return None if self.runner is None else TableRunner(self.runner, self.measure)

    def _ended(self, state: Any) -> tuple[bool, str]:
        return self.game.result(state) == WON, self.game.ending(state) or "unknown"

    def _play_on(
        self,
        state: Any,
        choose: Choose,
        chance: Chance,
        own: Rng,
        watch: Watch | None = None,
        to_first_turn: bool = False,
    ) -> tuple[int, int]:
        """Play for any player, watched or not, to the end or the first turn's actions.

        How many decisions that took, and how many turns passed by an action that ends one or by
        a pawn's getting up; one that the end of the game cut short has not.
        """
        game, measure = self.game, self.measure
        decisions = turns = 0
        while not game.over(state):
            log: list[Event] | None = None if watch is None else []
            if game.is_chance(state):
                action = chance.drawn(state)
            else:
                if to_first_turn and measure.is_acting(state):
                    break
                action = choose(state, own)
                decisions += 1
                turns += measure.ends_turn(action)
            turns += chance.take(state, action, log)
            if watch is not None and log is not None:
                watch.see(state, log)
        return decisions, turns

    def is_in_turn(self, state: Any) -> bool:
        """Has a turn begun whose actions have not been ended?"""
        return self.measure.is_in_turn(state)
