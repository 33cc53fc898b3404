"""Decisions per second of random play, playouts of the rule of thumb, the cost of single calls.

    make bench
    python tests/bench/bench.py --only flashpoint/family 20     # one number

Prints one block for the engine that runs; the make target runs it compiled and pure. The machine
may be busy: each number is the best of several rounds, and ratios tell more than numbers.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from firehouse import Game, Rng, Setup, _engine, rulesets

ROUNDS = 5
SECONDS = 0.4


def best(work: Callable[[], int]) -> float:
    """Units of work per second, the best of several rounds."""
    return max(_round(work) for _ in range(ROUNDS))


def _round(work: Callable[[], int]) -> float:
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        done += work()
    return done / spent


def playouts(setup: Setup) -> tuple[float, float]:
    """Decisions and games per second of random play on one core."""
    from firehouse.core.game import playout

    game: Game[Any] = Game.of(setup)
    rng = Rng(1)
    decisions_of_a_game = sum(playout(game, game.start(), rng) for _ in range(200)) / 200
    speed = best(lambda: playout(game, game.start(), rng))
    return speed, speed / decisions_of_a_game


def thumb_playouts(setup: Setup, turns: int | None) -> float:
    """Playouts per second by the rule of thumb on one core: whole games, or so many turns."""
    from firehouse.bots.greedy import policy_of
    from firehouse.bots.playouts import TO_THE_END, Dice, play_out

    game: Game[Any] = Game.of(setup)
    policy = policy_of(game)
    dice = Dice(0)
    begin = game.start() if turns is None else midgame(game)
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        dice.reseed(number)
        play_out(policy, begin.copy(), dice, TO_THE_END if turns is None else turns)
        return 1

    return best(work)


def midgame(game: Game[Any]) -> Any:
    """A position of somebody's turn, well into a game."""
    rng = Rng(5)
    state = game.start()
    decisions = 0
    while decisions < 30 or game.is_chance(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
        else:
            game.apply(state, game.random_action(state, rng))
            decisions += 1
    return state


def parts(setup: Setup) -> dict[str, float]:
    """Microseconds for one call of each part, called from Python."""
    game: Game[Any] = Game.of(setup)
    state = midgame(game)
    move = game.actions(state)[0]

    def repeat(call: Callable[[], object]) -> float:
        def work() -> int:
            for _ in range(1000):
                call()
            return 1000

        return 1e6 / best(work)

    copy = repeat(state.copy)
    return {
        "copy": copy,
        "actions": repeat(lambda: game.actions(state)),
        "copy and apply": repeat(lambda: game.apply(state.copy(), move)),
        "refusal": repeat(lambda: game.refusal(state, move)),
    }


def only(ruleset: str, turns: str) -> float:
    """Decisions per second at "random", or playouts of the rule of thumb: "whole", or so long."""
    setup = Setup(ruleset, crew=4)
    if turns == "random":
        return playouts(setup)[0]
    return thumb_playouts(setup, None if turns == "whole" else int(turns))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs=2, metavar=("RULESET", "TURNS"))
    chosen = parser.parse_args()
    if chosen.only:
        print(only(*chosen.only))
        return
    print(f"engine: {_engine.mode()}")
    for ruleset in rulesets():
        for crew in (1, 4):
            difficulty = ruleset.difficulties[-1] if ruleset.difficulties else None
            speed, games = playouts(Setup(ruleset.id, difficulty=difficulty, crew=crew))
            print(
                f"  {ruleset.id:24} crew {crew}: {speed:12,.0f} decisions/s {games:10,.0f} games/s"
            )
    for name in ("flashpoint/family", "flashpoint/experienced", "hotshots/standard"):
        whole, part = (thumb_playouts(Setup(name, crew=4), turns) for turns in (None, 20))
        print(f"  {name:24} greedy: {whole:8,.0f} games/s {part:10,.0f} playouts of 20 turns/s")
    for name, cost in parts(Setup("flashpoint/basic", crew=4)).items():
        print(f"  {name:24}        : {cost:12.3f} µs")


if __name__ == "__main__":
    main()
