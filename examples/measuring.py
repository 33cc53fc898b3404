"""Counts how games end, with intervals, and draws a learning curve. Needs no learning library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from firehouse.analysis import mean_with_error, wilson
from firehouse.envs import FirehouseVectorEnv

Chooser = Callable[[dict[str, Any], Any], Any]
"""Takes observations and masks of many games, gives an action for each."""


GAMES_OF_A_POINT = 400
"""So many games and more stand behind each point of a curve."""


@dataclass(frozen=True)
class Ends:
    """How some games ended."""

    won: list[bool]
    scores: list[int]

    def __str__(self) -> str:
        games, wins = len(self.won), sum(self.won)
        low, high = wilson(wins, games)
        mean, error = mean_with_error([float(score) for score in self.scores])
        return (
            f"won {wins} of {games}, {wins / games:.1%} ({low:.1%} to {high:.1%}); "
            f"saved {mean:.2f} ± {error:.2f} a game"
        )

    def beats(self, other: Ends) -> bool:
        """Is the whole interval of wins, or of what was saved, above the other's?"""
        ahead = wilson(sum(self.won), len(self.won))[0] > wilson(sum(other.won), len(other.won))[1]
        mine = mean_with_error([float(score) for score in self.scores])
        theirs = mean_with_error([float(score) for score in other.scores])
        return ahead or mine[0] - mine[1] > theirs[0] + theirs[1]


def play(env: FirehouseVectorEnv, seed: int, choose: Chooser | None = None) -> Ends:
    """One whole game in every place of the environment; at random without a chooser.

    Games that end early begin again, but only the first of each place counts: else short games
    would count too often.
    """
    observation, info = env.reset(seed=seed)
    count = env.num_envs
    going = np.ones(count, np.bool_)
    won = np.zeros(count, np.bool_)
    scores = np.zeros(count, np.int64)
    while going.any():
        actions = env.sample() if choose is None else choose(observation, info["action_mask"])
        observation, _, ended, _, info = env.step(actions)
        first = ended & going
        if first.any():
            won[first] = info["final_info"]["won"][first]
            scores[first] = info["final_info"]["score"][first]
            going &= ~ended
    return Ends([bool(one) for one in won], [int(score) for score in scores])


@dataclass
class Point:
    """What ended between two looks at a learner."""

    steps: int
    won: list[bool]
    scores: list[int]


def merged(points: list[Point], games: int) -> list[Point]:
    """Neighbours put together until each tells of so many games; the last may tell of fewer."""
    found: list[Point] = []
    for point in points:
        if found and len(found[-1].won) < games:
            last = found[-1]
            found[-1] = Point(point.steps, last.won + point.won, last.scores + point.scores)
        elif point.won:
            found.append(point)
    return found


def draw_curve(points: list[Point], random: Ends, title: str, path: Path) -> None:
    """Wins and what was saved while learning, with 95 % bands, against random play."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    told = merged(points, GAMES_OF_A_POINT)
    steps = [point.steps / 1e6 for point in told]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    shares = [sum(point.won) / len(point.won) for point in told]
    bands = [wilson(sum(point.won), len(point.won)) for point in told]
    left.plot(steps, shares, color="tab:red")
    left.fill_between(steps, *zip(*bands, strict=True), color="tab:red", alpha=0.25, linewidth=0)
    left.axhline(sum(random.won) / len(random.won), color="gray", linestyle="--", label="random")
    left.set_ylabel("games won")
    left.set_ylim(0, min(1.0, 1.2 * max(high for _, high in bands)))
    means = [mean_with_error([float(score) for score in point.scores]) for point in told]
    right.plot(steps, [mean for mean, _ in means], color="tab:blue")
    low = [mean - error for mean, error in means]
    high = [mean + error for mean, error in means]
    right.fill_between(steps, low, high, color="tab:blue", alpha=0.25, linewidth=0)
    right.axhline(np.mean(random.scores), color="gray", linestyle="--", label="random")
    right.set_ylabel("saved a game")
    right.set_ylim(bottom=0)
    for axes in (left, right):
        axes.set_xlabel("million decisions")
        axes.legend()
        axes.grid(alpha=0.3)
    figure.suptitle(title)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)
    pyplot.close(figure)
