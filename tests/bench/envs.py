"""Steps per second of the environments: random masked actions, observations included.

    python tests/bench/envs.py [RULESET …] [--games 4096]

Each line is the best of several rounds, for the machine may be busy. The time of the processor
for one step, of all threads together, tells more then.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import firehouse.envs as envs
from firehouse import Rng
from firehouse.native.cores import cores

ROUNDS = 5
SECONDS = 1.0


def measured(step: Callable[[], int]) -> tuple[float, float]:
    """Steps per second, and microseconds of processor time for a step."""
    step()
    before = time.process_time()
    rounds = [one_round(step) for _ in range(ROUNDS)]
    spent = time.process_time() - before
    steps = sum(count for count, _ in rounds)
    return max(count / seconds for count, seconds in rounds), spent / steps * 1e6


def one_round(step: Callable[[], int]) -> tuple[int, float]:
    """Steps played in about a second, and the second."""
    count = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < SECONDS:
        count += step()
    return count, took


def many(ruleset: str, games: int, workers: int, copy: bool) -> Callable[[], int]:
    """Steps of so many games at a time."""
    env = envs.vector(ruleset, games, workers=workers, copy=copy)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.sample())
        return games

    return step


def single(ruleset: str) -> Callable[[], int]:
    """Steps of one game."""
    env, luck = envs.FirehouseEnv(ruleset), Rng(1)
    _, info = env.reset(seed=1)
    mask = info["action_mask"]

    def step() -> int:
        nonlocal mask
        legal = mask.nonzero()[0]
        _, _, over, _, info = env.step(legal[luck.below(len(legal))])
        if over:
            _, info = env.reset()
        mask = info["action_mask"]
        return 1

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rulesets", nargs="*", default=["flashpoint/basic"])
    parser.add_argument("--games", type=int, default=4096)
    chosen = parser.parse_args()
    for ruleset in chosen.rulesets:
        runs = "in C" if envs.FirehouseEnv(ruleset).encoding.native else "as Python"
        print(f"{ruleset} {runs}, {cores()} cores, {chosen.games:,} games at a time")
        for workers in (1, 2):
            for copy in (False, True):
                kind = "new arrays" if copy else "own arrays"
                step = many(ruleset, chosen.games, workers, copy)
                tell(f"{workers} thread{'s' if workers > 1 else ' '}, {kind}", step)
        tell("a single game", single(ruleset))


def tell(name: str, step: Callable[[], int]) -> None:
    """Measure, and print a line."""
    speed, cost = measured(step)
    print(f"  {name:24} {speed:>11,.0f} steps/s  {cost:6.2f} µs of the processor", flush=True)


if __name__ == "__main__":
    main()
