"""The games in C against the engine that runs, in one run: playouts, races, hints, reviews.

    make bench

Seconds are those of the processor, so that cores do not add up and a busy machine counts for
less. Both sides do the same work with the same results, turn by turn; ratios tell most.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bench import midgame

from firehouse import Game, Rng, Setup, Table, _engine
from firehouse.analysis import chance
from firehouse.analysis.plan import best_plan
from firehouse.analysis.review import review
from firehouse.bots import Budget, bot_of, race
from firehouse.bots.greedy import policy_of
from firehouse.bots.race import Race
from firehouse.bots.random import RandomPolicy
from firehouse.bots.runner import NativeRunner, RandomRunner, Runner
from firehouse.native.engine import native_of

ROUNDS = 3
SETUPS = tuple(
    Setup(name, crew=4)
    for name in ("flashpoint/family", "flashpoint/experienced", "hotshots/standard")
)


def spent(work: Callable[[], object]) -> float:
    """Seconds of the processor for a piece of work."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def compare(name: str, unit: str, sides: list[Callable[[], float]]) -> None:
    """Measure both sides by turns, and print the best of each."""
    rounds = [[side() for side in sides] for _ in range(ROUNDS)]
    pick = max if unit.endswith("/s") else min
    engine, native = (pick(values) for values in zip(*rounds, strict=True))
    ratio = native / engine if unit.endswith("/s") else engine / native
    print(f"  {name:40} {engine:12,.2f} {native:12,.2f} {unit:14} × {ratio:.1f}", flush=True)


def finished(setup: Setup) -> Table:
    """A game that greedy has played to its end."""
    table, bot, luck = Table(setup, seed=5), bot_of("greedy"), Rng(9)
    table.settle()
    while table.result is None:
        table.play(bot.choose(table.game, table.state, luck, Budget(playouts=1)))
        table.settle()
    return table


def measure(setup: Setup) -> None:
    """All comparisons for one set-up."""
    game: Game[Any] = Game.of(setup)
    policy, thoughtless = policy_of(game), RandomPolicy(game)
    native = native_of(game)
    if native is None:
        raise SystemExit("The games in C are missing or old; run 'make setup'.")
    runners = [Runner(policy), NativeRunner(policy, native)]
    dice = [RandomRunner(thoughtless, None), RandomRunner(thoughtless, native)]
    state, table = midgame(game), finished(setup)
    name = setup.ruleset

    def games(runner: Runner, count: int) -> float:
        return count / spent(lambda: runner.ends(1, count))

    def raced(runner: Runner) -> float:
        one = Race(policy, state, 1, runner)
        seconds = spent(lambda: one.run(600, 1e9))
        return one.playouts / seconds

    def with_runner(runner: Runner, work: Callable[[], object]) -> float:
        before = race.runner_of, chance.runner_of
        race.runner_of = chance.runner_of = lambda _policy: runner
        try:
            return spent(work)
        finally:
            race.runner_of, chance.runner_of = before

    def hint() -> object:
        return best_plan(game, state, Rng(1), Budget(playouts=1000), policy)

    def look_back() -> object:
        return review(table, Rng(1), Budget(playouts=40), policy)

    small = 300 if _engine.mode() == "compiled" else 10
    compare(f"{name} greedy", "games/s", [lambda r=r: games(r, small) for r in runners])
    compare(f"{name} random", "games/s", [lambda r=r: games(r, small * 4) for r in dice])
    compare(f"{name} race", "playouts/s", [lambda r=r: raced(r) for r in runners])
    compare(f"{name} hint", "s", [lambda r=r: with_runner(r, hint) for r in runners])
    compare(f"{name} review", "s", [lambda r=r: with_runner(r, look_back) for r in runners])


def main() -> None:
    print(f"engine: {_engine.mode()}, then in C")
    for setup in SETUPS:
        measure(setup)


if __name__ == "__main__":
    main()
