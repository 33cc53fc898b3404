"""Find the weights of a game's rule of thumb again, by playing games with others.

    python scripts/weights.py flashpoint --column 3        60 rounds
    python scripts/weights.py hotshots --rounds 20         fewer, for a quick look

A round plays the same games with a crowd of weights that are all a little different, and moves
towards those that did best; how far apart the crowd is, each weight learns for itself (a separable
natural evolution strategy). At the end the rows of the table are printed, ready to be put into
its file, with what the old and the new weights do in games of their own.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from firehouse import Game, Setup
from firehouse.bots.playouts import TO_THE_END
from firehouse.bots.runner import runner_of
from firehouse.core.catalogue import games

CROWD = 16
"""Weights that a round tries out, in pairs that lie opposite each other."""
SPREAD = 0.15
NARROWEST, WIDEST = 0.05, 0.3
"""How far from the middle they lie: about this part of a weight's size."""
LOST = 10.0
"""How much more the merit of a lost game counts: how far it came tells much where few are won."""
PROOF = 4000
"""Games in which old and new weights are compared at the end."""

Values = dict[str, float]


def main() -> None:
    """Find the weights of one column."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    known = [row.id for row in games() if row.weights]
    parser.add_argument("game", choices=known)
    parser.add_argument("--column", type=int, default=0, help="which of a row's values")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=1500, help="games of each of a round")
    parser.add_argument("--seed", type=int, default=2011)
    chosen = parser.parse_args()
    row = next(row for row in games() if row.id == chosen.game)
    table = row.load("weights")
    values = {name: value[chosen.column] for name, value, _ in table.TABLE}
    trial = Trial(row, chosen.column)
    rng = Random(chosen.seed)
    found = search(trial, values, chosen.rounds, chosen.games, rng)
    for name, _, meaning in table.TABLE:
        print(f"{name:>12} {values[name]:>8} -> {found[name]:>8}  {meaning}")
    proof = rng.randrange(1 << 30)
    gains = [
        new - old
        for new, old in zip(
            trial.merits(found, proof, PROOF), trial.merits(values, proof, PROOF), strict=True
        )
    ]
    print(f"better by {fmean(gains):.4f} ± {stdev(gains) / sqrt(len(gains)):.4f}")


class Trial:
    """Plays the games in which the weights of a column are tried out."""

    def __init__(self, row: Any, column: int) -> None:
        self.policy = row.load("policy")
        self.table = row.load("weights")
        self.column = column
        setups: Sequence[Setup] = self.table.TRIALS[column]
        self.games = [Game.of(setup) for setup in setups]

    def merits(self, values: Mapping[str, float], seed: int, count: int) -> list[float]:
        """How well about so many games ended; the same seed brings the same luck."""
        weights = self.table.Weights(self.column)
        for name, value in values.items():
            setattr(weights, name, value)
        found: list[float] = []
        for game in self.games:
            runner = runner_of(self.policy(game, weights))
            start = [runner.held(game.start())]
            share = max(1, count // len(self.games))
            (merits,) = runner.merits(start, seed, 0, share, TO_THE_END)
            found += [merit if merit > 0.5 else min(0.5, LOST * merit) for merit in merits]
        return found


def search(trial: Trial, values: Values, rounds: int, games: int, rng: Random) -> Values:
    """The weights in the middle of the crowd after so many rounds."""
    middle = {name: log(value) for name, value in values.items() if value > 0}
    spread = dict.fromkeys(middle, SPREAD)
    haste = (3 + log(len(middle))) / (25 * sqrt(len(middle)))
    for number in range(rounds):
        seed = rng.randrange(1 << 30)
        crowd = []
        for steps in opposites(list(middle), rng):
            tried = moved(values, middle, spread, steps)
            crowd.append((fmean(trial.merits(tried, seed, games)), steps))
        crowd.sort(key=lambda one: -one[0])
        for name in middle:
            steps_of_one = [steps[name] for _, steps in crowd]
            pull = sum(share * step for share, step in zip(SHARES, steps_of_one, strict=True))
            push = sum(
                share * (step * step - 1) for share, step in zip(SHARES, steps_of_one, strict=True)
            )
            middle[name] += spread[name] * pull
            spread[name] = min(WIDEST, max(NARROWEST, spread[name] * exp(haste * push)))
        print(f"round {number + 1}: {fmean(score for score, _ in crowd):.4f}", flush=True)
    return moved(values, middle, spread, dict.fromkeys(middle, 0.0))


def _shares() -> list[float]:
    """How much each of a crowd counts, the best first; the worst count against it."""
    ranks = [max(0.0, log(CROWD / 2 + 1) - log(place + 1)) for place in range(CROWD)]
    return [rank / sum(ranks) - 1 / CROWD for rank in ranks]


SHARES = _shares()


def opposites(names: Sequence[str], rng: Random) -> list[Values]:
    """Steps from the middle, each with its opposite."""
    found: list[Values] = []
    for _ in range(CROWD // 2):
        steps = {name: rng.gauss(0, 1) for name in names}
        found += [steps, {name: -step for name, step in steps.items()}]
    return found


def moved(values: Values, middle: Values, spread: Values, steps: Values) -> Values:
    """The weights so many steps from the middle; whole numbers stay whole and above zero."""
    found = dict(values)
    for name, step in steps.items():
        value = exp(middle[name] + spread[name] * step)
        whole = isinstance(values[name], int)
        found[name] = max(1, round(value)) if whole else round(value, 3)
    return found


if __name__ == "__main__":
    main()
