"""Many games of one set-up, counted. Game i of a seed is the same whoever plays it and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, NamedTuple

from firehouse.bots import Budget, bot_of
from firehouse.core.game import LOST, WON, Game, playout
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import checked_seed
from firehouse.lab.playing import play
from firehouse.lab.workers import each, handful, need_workers

CHUNK: Final = 100
RANDOM: Final = "random"
ONE_SECOND: Final = Budget(seconds=1)


@dataclass
class Tally:
    """What came of some games; `seconds` is the time spent in play, added over the workers."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0
    causes: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.causes.update(other.causes)

    def to_json(self, workers: int = 1) -> dict[str, Any]:
        """Plain data; the rates are those of all the workers together."""
        seconds = self.seconds / workers or float("inf")
        return {
            "games": self.games,
            "wins": self.wins,
            "causes": dict(sorted(self.causes.items())),
            "games_per_second": round(self.games / seconds, 1),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "decisions_per_game": round(self.decisions / max(self.games, 1), 2),
        }


def simulate(
    setup: Setup,
    games: int,
    seed: int,
    bot: str = RANDOM,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    budget: Budget = ONE_SECOND,
) -> Tally:
    """Play the games 0 to `games` - 1 of a seed; `progress` hears how many more are done."""
    if games < 1:
        raise ValueError("The number of games must be at least 1.")
    need_workers(workers)
    checked_seed(seed)
    bot_of(bot)
    Game.of(setup)
    total = Tally()

    def chunks() -> Iterator[Chunk]:
        first = 0
        while first < games:
            size = CHUNK if bot == RANDOM else handful(total.games, total.seconds, CHUNK)
            yield Chunk(setup, seed, bot, budget, first, min(first + size, games))
            first += size

    most = -(-games // CHUNK) if bot == RANDOM else games
    with closing(each(play_games, chunks(), min(workers, most))) as parts:
        for part in parts:
            total.add(part)
            if progress is not None:
                progress(part.games)
    return total


class Chunk(NamedTuple):
    """Some games of a seed, by their numbers."""

    setup: Setup
    seed: int
    bot: str
    budget: Budget
    first: int
    end: int


def play_games(chunk: Chunk) -> Tally:
    """Play them."""
    game = Game.of(chunk.setup)
    tally = Tally()
    for number in range(chunk.first, chunk.end):
        state = game.start()
        began = perf_counter()
        tally.decisions += _play(game, state, chunk, number)
        tally.seconds += perf_counter() - began
        tally.games += 1
        tally.wins += game.result(state) == WON
        if game.result(state) == LOST:
            tally.causes[game.ending(state) or "unknown"] += 1
    return tally


def _play(game: Game[Any], state: Any, chunk: Chunk, number: int) -> int:
    """Play one game to its end; the number of decisions. Random play has a way of its own."""
    rng = Rng((chunk.seed << 32) + number)
    if chunk.bot == RANDOM:
        return playout(game, state, rng)
    where = f"{chunk.setup.ruleset}, game {number} of seed {chunk.seed}"
    bot = bot_of(chunk.bot)

    def chance(state: Any) -> int:
        return game.sample(state, rng)

    return play(game, state, bot, rng, chunk.budget, chance, where)
