"""Steps per second of the vector environment: random masked actions, observations included.

    python tests/bench/envs.py [RULESET …] [--games 4096]

Each line is the best of several rounds, for the machine may be busy. The time of the processor
for one step, of all processes together, tells more then.
"""

from __future__ import annotations

import argparse
import os
import resource
import time

import firehouse.envs as envs
from firehouse import _engine

ROUNDS = 5
SECONDS = 1.0


def measured(ruleset: str, games: int, workers: int, copy: bool) -> tuple[float, float]:
    """Steps per second, and microseconds of processor time for a step."""
    env = envs.vector(ruleset, games, workers=workers, copy=copy)
    env.reset(seed=1)
    env.step(env.sample())
    before = processor_time()
    rounds = [one_round(env) for _ in range(ROUNDS)]
    env.close()  # the time of workers counts when they have ended
    spent = processor_time() - before
    steps = sum(count for count, _ in rounds)
    return max(count / seconds for count, seconds in rounds), spent / steps * 1e6


def one_round(env: envs.FirehouseVectorEnv) -> tuple[int, float]:
    """Steps played in about a second, and the second."""
    count = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < SECONDS:
        env.step(env.sample())
        count += env.num_envs
    return count, took


def processor_time() -> float:
    """Of this process and of those that it started and that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rulesets", nargs="*", default=["flashpoint/basic"])
    parser.add_argument("--games", type=int, default=4096)
    chosen = parser.parse_args()
    print(f"engine: {_engine.mode()}, {os.cpu_count()} cores, {chosen.games:,} games at a time")
    for ruleset in chosen.rulesets:
        for workers in (1, 2):
            for copy in (False, True):
                speed, cost = measured(ruleset, chosen.games, workers, copy)
                kind = "new arrays" if copy else "own arrays"
                print(
                    f"  {ruleset:24} {workers} process{'es' if workers > 1 else '  '} {kind}: "
                    f"{speed:>9,.0f} steps/s  {cost:5.2f} µs of processor time a step"
                )


if __name__ == "__main__":
    main()
