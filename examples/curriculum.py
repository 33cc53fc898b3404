"""Learns the Family Game by goals that grow: one rescue, then two, and so on to seven.

    python -m pip install -r examples/requirements.txt
    python examples/curriculum.py --minutes 10

Every goal is an environment of its own with the same arrays, so the policy goes on where it was;
the next goal comes when most games are won. Network and rewards are those of
`train_maskable_ppo.py`: the learner keeps what the potential paid it.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from train_maskable_ppo import DISCOUNT, Games, learner, played

import firehouse.envs as envs
from firehouse import Setup
from firehouse.analysis import wilson

RULESET = "flashpoint/family"
MASTERED = 0.6
"""The share of games won after which the goal grows."""
LOOK_SEED = 1_000_000
"""Games of a look have luck that no game of the training had."""


def games_of(crew: int, goal: int, count: int) -> envs.FirehouseVectorEnv:
    """Family Games that are won with so many rescues, paid on the way."""
    options = {"rescue_goal": goal}
    return envs.vector(
        RULESET, count, crew=crew, options=options, shaping=1.0, discount=DISCOUNT, copy=True
    )


def look(model: Any, crew: int, goal: int, games: int) -> dict[str, Any]:
    """How the policy does in new games of a goal, all of them played in one vector environment."""
    env = games_of(crew, goal, games)
    won = sum(played(model, env, LOOK_SEED).won)
    env.close()
    low, high = wilson(won, games)
    return {"goal": goal, "games": games, "won": won / games, "low": low, "high": high}


def learn(options: argparse.Namespace) -> Iterator[tuple[Any, dict[str, Any]]]:
    """The model and what it has come to, after each part of its learning."""
    model = None
    for goal in (int(word) for word in options.goals.split(",")):
        games = Games(games_of(options.crew, goal, options.envs), options.seed)
        model = model or learner(games, options, options.rate)
        model.set_env(games)
        won = 0.0
        while won < MASTERED:
            model.learn(options.steps, reset_num_timesteps=False)
            point = look(model, options.crew, goal, options.games)
            won = point["won"]
            yield model, {"decisions": model.num_timesteps, **point}
        games.close()


def draw(points: list[dict[str, Any]], title: str, path: Path) -> None:
    """Games won at the goal of the time, with 95 % bands; a colour a goal."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.4), layout="constrained")
    for goal in dict.fromkeys(point["goal"] for point in points):
        mine = [point for point in points if point["goal"] == goal]
        steps = [point["decisions"] / 1000 for point in mine]
        (line,) = axes.plot(steps, [point["won"] for point in mine], marker="o", markersize=3)
        line.set_label(f"{goal} rescued" if goal > 1 else "1 rescue")
        band = ([point["low"] for point in mine], [point["high"] for point in mine])
        axes.fill_between(steps, *band, color=line.get_color(), alpha=0.25, linewidth=0)
    axes.axhline(MASTERED, color="gray", linestyle="--", linewidth=1)
    axes.set(xlabel="thousand decisions", ylabel="games won", ylim=(0, 1), title=title)
    axes.legend(fontsize="small")
    axes.grid(alpha=0.3)
    figure.savefig(path)
    pyplot.close(figure)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--crew", type=int, default=1)
    parser.add_argument("--goals", default="1,2,3,5,7")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=100_000, help="decisions between looks")
    parser.add_argument("--envs", type=int, default=256, help="games played at the same time")
    parser.add_argument("--round", type=int, default=64, help="steps of each game in a round")
    parser.add_argument("--rate", type=float, default=7e-4, help="learning rate")
    parser.add_argument("--games", type=int, default=400, help="games of a look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("examples/out-curriculum"))
    return parser.parse_args()


def main() -> None:
    options = arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    setup = Setup(RULESET, crew=options.crew).to_json()
    began, points = time.monotonic(), []
    for model, point in learn(options):
        minutes, used = (time.monotonic() - began) / 60, time.process_time() / 60
        points.append({"minutes": round(minutes, 2), "processor": round(used, 2), **point})
        model.save(options.out / "policy.zip")
        story = {"setup": setup, "points": points}
        (options.out / "curve.json").write_text(json.dumps(story, indent=1), "utf-8")
        print(
            f"{minutes:5.1f} min ({used:.1f} of the processor), {point['decisions']:,} decisions, "
            f"goal {point['goal']}: won {point['won']:.1%} "
            f"({point['low']:.1%} to {point['high']:.1%})",
            flush=True,
        )
        if minutes > options.minutes:
            break
    draw(points, f"MaskablePPO on {RULESET}, crew of {options.crew}", options.out / "curve.svg")
    print(f"Policy and curve are in {options.out}.")


if __name__ == "__main__":
    main()
