"""Many games of one set-up, counted. Game i of a seed is the same whoever plays it and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from firehouse.bots import Bot, bot_of
from firehouse.core.game import LOST, WON, Game, playout
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import checked_seed

CHUNK: Final = 100
MAX_WORKERS: Final = 256


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
    bot: str = "random",
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play the games 0 to `games` - 1 of a seed; `progress` hears how many more are done."""
    if games < 1:
        raise ValueError("The number of games must be at least 1.")
    if not 1 <= workers <= MAX_WORKERS:
        raise ValueError(f"The number of workers must be from 1 to {MAX_WORKERS}.")
    checked_seed(seed)
    bot_of(bot, Rng(seed))
    Game.of(setup)
    total = Tally()
    for part in _parts(setup, games, seed, bot, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def _parts(setup: Setup, games: int, seed: int, bot: str, workers: int) -> Iterator[Tally]:
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if workers == 1:
        for first, end in chunks:
            yield play_games(setup, seed, bot, first, end)
        return
    with ProcessPoolExecutor(max_workers=min(workers, len(chunks))) as pool:
        for job in as_completed(
            [pool.submit(play_games, setup, seed, bot, first, end) for first, end in chunks]
        ):
            yield job.result()


def play_games(setup: Setup, seed: int, bot: str, first: int, end: int) -> Tally:
    """Play some games of a seed, by their numbers."""
    game = Game.of(setup)
    tally = Tally()
    for number in range(first, end):
        rng = Rng((seed << 32) + number)
        state = game.start()
        began = perf_counter()
        if bot == "random":
            tally.decisions += playout(game, state, rng)
        else:
            tally.decisions += _play(game, state, rng, bot_of(bot, rng))
        tally.seconds += perf_counter() - began
        tally.games += 1
        tally.wins += game.result(state) == WON
        if game.result(state) == LOST:
            tally.causes[game.ending(state) or "unknown"] += 1
    return tally


def _play(game: Game[Any], state: Any, rng: Rng, bot: Bot) -> int:
    """Play a game to its end with a bot; the number of its decisions."""
    decisions = 0
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
        else:
            game.apply(state, bot.choose(game, state))
            decisions += 1
    return decisions
