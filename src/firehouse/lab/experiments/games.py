"""One game of a cell, from its seed: the same as a table's with that seed and bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from firehouse.bots import Budget, bot_of
from firehouse.bots.greedy import policy_of
from firehouse.core.event import Event
from firehouse.core.game import WON, Game
from firehouse.core.luck import Luck, Rng
from firehouse.lab.experiments.cells import Cell
from firehouse.lab.experiments.reading import reading_of
from firehouse.lab.playing import judged

GREEDY: Final = "greedy"
Choose = Callable[[Any, Rng], int]


class Watch(Protocol):
    """Sees a game as it is played."""

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
        if self.cell.bot == GREEDY:
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
        luck, own = Luck(seed), Rng(seed)
        state = game.start()
        decisions = turns = lying = 0
        roles: list[str] | None = None
        log: list[Event] | None = None
        while not game.over(state):
            if watch is not None:
                log = []
            if game.is_chance(state):
                action = luck.pick(game.chance_kind(state), game.outcomes(state))
            else:
                action = choose(state, own)
                decisions += 1
                if roles is None and state.todo[-1] & reading.kinds == reading.acting:
                    roles = reading.roles(game, state)
                if action == reading.end:
                    turns += 1
            game.apply(state, action, log)
            if lying:
                turns += (lying & ~reading.lying(state)).bit_count()
            lying = reading.lying(state)
            if watch is not None and log is not None:
                watch.see(state, log)
        turns += any(entry & reading.kinds == reading.acting for entry in state.todo)
        return Played(
            game.result(state) == WON,
            game.ending(state) or "unknown",
            decisions,
            turns,
            reading.roles(game, state) if roles is None else roles,
            *reading.scores(game, state),
        )
