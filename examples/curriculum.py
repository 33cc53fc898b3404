"""Learns the Family Game by goals that grow: one rescue, then two, and so on to seven.

    python -m pip install -r examples/requirements.txt
    python examples/curriculum.py --minutes 10

MaskablePPO takes the Gymnasium environment as it is. Every goal is an environment of its own with
the same arrays, so the policy goes on where it was; the next goal comes when most games are won.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import firehouse.envs as envs
from firehouse import Setup
from firehouse.analysis.intervals import wilson

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env
except ImportError as error:
    sys.exit(f"This example needs sb3-contrib: pip install -r examples/requirements.txt ({error}).")

MASTERED = 0.6
"""The share of games won after which the goal grows."""
DISCOUNT = 0.995


def environment(crew: int, goal: int, shaping: float = 0.0) -> envs.FirehouseEnv:
    """The Family Game that is won with so many rescues."""
    options = {"rescue_goal": goal}
    return envs.FirehouseEnv(
        "flashpoint/family", crew=crew, options=options, shaping=shaping, discount=DISCOUNT
    )


def won(model: Any, crew: int, goal: int, games: int) -> int:
    """How many of so many new games the policy wins."""
    env = environment(crew, goal)
    wins = 0
    for seed in range(games):
        observation, info = env.reset(seed=10_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, _, over, _, info = env.step(action)
        wins += info["won"]
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--crew", type=int, default=1)
    parser.add_argument("--goals", default="1,2,3,5,7")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=40_000, help="decisions between looks")
    parser.add_argument("--envs", type=int, default=16)
    parser.add_argument("--games", type=int, default=200, help="games of a look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("examples/out-curriculum"))
    options = parser.parse_args()
    goals = [int(word) for word in options.goals.split(",")]
    options.out.mkdir(parents=True, exist_ok=True)
    began, model, points = time.monotonic(), None, []
    for goal in goals:
        games = make_vec_env(
            environment,
            options.envs,
            options.seed,
            env_kwargs={"crew": options.crew, "goal": goal, "shaping": 1.0},
        )
        if model is None:
            model = MaskablePPO(
                *("MultiInputPolicy", games),
                gamma=DISCOUNT,
                n_steps=256,
                batch_size=1024,
                seed=options.seed,
            )
        model.set_env(games)
        while True:
            model.learn(options.steps, reset_num_timesteps=False)
            wins = won(model, options.crew, goal, options.games)
            low, high = wilson(wins, options.games)
            minutes = (time.monotonic() - began) / 60
            share = wins / options.games
            points.append(
                {
                    "minutes": round(minutes, 2),
                    "decisions": model.num_timesteps,
                    "goal": goal,
                    "won": share,
                    "low": low,
                    "high": high,
                }
            )
            print(
                f"{minutes:5.1f} min, {model.num_timesteps:,} decisions, goal {goal}: won "
                f"{share:.1%} ({low:.1%} to {high:.1%})",
                flush=True,
            )
            over = minutes > options.minutes
            if over or share >= MASTERED:
                break
        games.close()
        if over:
            break
    model.save(options.out / "policy.zip")
    told = {"setup": Setup("flashpoint/family", crew=options.crew).to_json(), "points": points}
    (options.out / "curve.json").write_text(json.dumps(told, indent=1), "utf-8")
    print(f"Policy and curve are in {options.out}.")


if __name__ == "__main__":
    main()
