"""Many games of one set-up, counted. Game i of a seed is the same whoever plays it and when."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Any, Final, NamedTuple

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
    chunks = (
        Chunk(setup, seed, bot, first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
    )
    workers = min(workers, -(-games // CHUNK))
    with closing(_here(chunks) if workers == 1 else _shared(chunks, workers)) as parts:
        for part in parts:
            total.add(part)
            if progress is not None:
                progress(part.games)
    return total


class Chunk(NamedTuple):
    """What `play_games` is told."""

    setup: Setup
    seed: int
    bot: str
    first: int
    end: int


def _here(chunks: Iterable[Chunk]) -> Generator[Tally, None, None]:
    for chunk in chunks:
        yield play_games(*chunk)


def _shared(chunks: Iterable[Chunk], workers: int) -> Generator[Tally, None, None]:
    """Have the chunks played by processes, few handed out at a time so that stopping is quick."""
    todo = iter(chunks)
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    try:
        running = {_submit(pool, chunk) for chunk in islice(todo, workers + 1)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {_submit(pool, chunk) for chunk in islice(todo, len(done))}
            for job in done:
                yield job.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, chunk: Chunk) -> Future[Tally]:
    """Hand out a chunk; a worker that is started for it hears no Ctrl-C from its first moment."""
    held = getattr(signal, "pthread_sigmask", None)
    if held is None:
        return pool.submit(play_games, *chunk)
    before = held(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(play_games, *chunk)
    finally:
        held(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    """A Ctrl-C reaches every process of a terminal; the one that started the workers stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
