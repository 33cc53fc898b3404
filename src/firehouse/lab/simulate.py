"""Many games of one set-up, counted. Game i of a seed is the same whoever plays it and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final

from firehouse.bots import Budget, bot_of
from firehouse.core.game import Game
from firehouse.core.setup import Setup
from firehouse.lab.arena import played
from firehouse.lab.chunks import Done
from firehouse.lab.design import Arena, Entrant
from firehouse.lab.seat import RANDOM
from firehouse.lab.workers import on_processes

__all__ = ["Tally", "simulate"]

ONE_SECOND: Final = Budget(seconds=1)


@dataclass
class Tally:
    """The results of some games; `seconds` is the time spent in play, added over the workers."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0
    causes: Counter[str] = field(default_factory=Counter)

    def add(self, done: Done) -> None:
        """Count some more."""
        outcomes = [game.outcome for game in done.games]
        self.games += len(outcomes)
        self.wins += done.wins
        self.decisions += sum(outcome.decisions for outcome in outcomes)
        self.seconds += done.seconds
        self.causes.update(outcome.ending for outcome in outcomes if not outcome.won)

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
    """Play the games 0 to `games` - 1 of a seed; `progress` gets how many more are done."""
    if games < 1:
        raise ValueError("The number of games must be at least 1.")
    executor = on_processes(workers)
    design = Arena((setup,), (Entrant(bot, games),), budget, seed=seed, at_tables=False)
    bot_of(bot)
    Game.of(setup)
    total = Tally()
    with closing(played(design, executor)) as parts:
        for done in parts:
            total.add(done)
            if progress is not None:
                progress(len(done.games))
    return total
