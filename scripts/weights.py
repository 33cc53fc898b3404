"""Find the weights of a game's rule of thumb again, by playing games with others.

    python scripts/weights.py hotshots                     500 rounds of 400 games
    python scripts/weights.py hotshots --rounds 20         fewer, for a quick look

A round changes a few weights a little and plays the same games with the same luck, once with the
old weights and once with the new ones. The new ones stay if games end better by more than luck
would explain. At the end the rows of the table are printed, ready to be put into its file.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from firehouse import Game, Setup
from firehouse.bots.playouts import Dice, play_out
from firehouse.core.catalogue import games

CHANGED = 3
"""Weights that a round changes."""
SPREAD = 0.2
"""How far it changes them: about this part of their size."""
CLEAR = 1.0
"""Standard errors by which new weights must be better."""

Values = dict[str, float]


def main() -> None:
    """Find the weights of one column."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    known = [row.id for row in games() if row.weights]
    parser.add_argument("game", choices=known)
    parser.add_argument("--column", type=int, default=0, help="which of a row's values")
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--games", type=int, default=400, help="games of a round")
    parser.add_argument("--seed", type=int, default=2011)
    chosen = parser.parse_args()
    row = next(row for row in games() if row.id == chosen.game)
    table = row.load("weights")
    values = {name: value[chosen.column] for name, value, _ in table.TABLE}
    trial = Trial(row, chosen.column)
    found = search(trial, values, chosen.rounds, chosen.games, Random(chosen.seed))
    for name, _, meaning in table.TABLE:
        print(f"{name:>12} {values[name]:>8} -> {found[name]:>8}  {meaning}")


class Trial:
    """Plays the games in which the weights of a column are tried out."""

    def __init__(self, row: Any, column: int) -> None:
        self.policy = row.load("policy")
        self.table = row.load("weights")
        self.column = column
        setups: Sequence[Setup] = self.table.TRIALS[column]
        self.games = [Game.of(setup) for setup in setups]

    def merits(self, values: Mapping[str, float], seeds: Sequence[int]) -> list[float]:
        """How well each game ended; the same seeds bring the same luck."""
        weights = self.table.Weights(self.column)
        for name, value in values.items():
            setattr(weights, name, value)
        policies = [self.policy(game, weights) for game in self.games]
        found = []
        for seed in seeds:
            policy = policies[seed % len(policies)]
            found.append(play_out(policy, policy.game.start(), Dice(seed)))
        return found


def search(trial: Trial, values: Values, rounds: int, games: int, rng: Random) -> Values:
    """The best weights that so many rounds come to."""
    best = dict(values)
    for number in range(rounds):
        seeds = [rng.randrange(1 << 30) for _ in range(games)]
        tried = changed(best, rng)
        gains = [
            new - old
            for new, old in zip(trial.merits(tried, seeds), trial.merits(best, seeds), strict=True)
        ]
        gain, error = fmean(gains), stdev(gains) / sqrt(len(gains))
        if gain > CLEAR * error:
            best = tried
            print(f"round {number + 1}: better by {gain:.4f} ± {error:.4f}", flush=True)
    return best


def changed(values: Values, rng: Random) -> Values:
    """A few weights a little larger or smaller; whole numbers stay whole and above zero."""
    found = dict(values)
    for name in rng.sample(sorted(values), min(CHANGED, len(values))):
        value = values[name] * exp(rng.gauss(0, SPREAD))
        whole = isinstance(values[name], int)
        found[name] = max(1, round(value)) if whole else round(value, 2)
    return found


if __name__ == "__main__":
    main()
