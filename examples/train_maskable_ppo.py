"""Trains MaskablePPO on one rule set for a few minutes, draws its curve, and meets random play.

    python -m pip install -r examples/requirements.txt
    python examples/train_maskable_ppo.py --steps 2000000

The games come from the vector environment, all of them stepped in one call. `looking.py` turns
what it tells into what the deciding pawn sees. Rewards are shaped by the game's potential, but
the learner keeps what it was paid: the environment takes it back at the end, which leaves the
best play the best, and leaves nothing to learn from as long as every game is lost.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from looking import Look
from measuring import Ends, Point, draw_curve, play

import firehouse.envs as envs

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    sys.exit(f"This example needs sb3-contrib: pip install -r examples/requirements.txt ({error}).")

DISCOUNT = 0.995


class Games(VecEnv):
    """The vector environment as Stable-Baselines3 wants it; only ended games cost objects."""

    def __init__(self, env: envs.FirehouseVectorEnv, seed: int) -> None:
        look = Look(env.encoding)
        seen = spaces.Box(0, 255, (look.size,), np.uint8)
        self.env = env
        self.num_envs = env.num_envs
        super().__init__(env.num_envs, seen, spaces.Discrete(look.count))
        self.look = look
        self.first_seed = seed
        self.numbers: Any = None
        self.cells: Any = None
        self.masks: Any = None
        self.no_news: list[dict[str, Any]] = [{}] * env.num_envs

    def _seen(self, observation: Any, info: dict[str, Any]) -> Any:
        self.cells = self.look.where(observation["planes"])
        self.masks = self.look.masks(info["action_mask"], self.cells)
        return self.look.features(observation)

    def reset(self) -> Any:
        return self._seen(*self.env.reset(seed=self.first_seed))

    def step_async(self, actions: Any) -> None:
        self.numbers = self.look.numbers(actions, self.cells)

    def step_wait(self) -> Any:
        observation, rewards, ended, _, info = self.env.step(self.numbers)
        news = self.no_news.copy()
        if ended.any():
            final = info["final_info"]
            rewards[ended] = final["won"][ended]
            for game in np.flatnonzero(ended):
                news[game] = {"won": bool(final["won"][game]), "score": int(final["score"][game])}
        return self._seen(observation, info), rewards.astype(np.float32), ended, news

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return self.masks

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set.")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Trunk(BaseFeaturesExtractor):
    """One layer that policy and value share: it does most of the work."""

    def __init__(self, space: Any, scale: Any, width: int) -> None:
        super().__init__(space, width)
        self.register_buffer("scale", torch.as_tensor(1 / scale))
        self.layer = torch.nn.Sequential(torch.nn.Linear(space.shape[0], width), torch.nn.ReLU())

    def forward(self, seen: Any) -> Any:
        return self.layer(seen * self.scale)


class Curve(BaseCallback):
    """Keeps how the games of each round ended, and shows progress."""

    def __init__(self, total: int) -> None:
        super().__init__()
        self.points: list[Point] = []
        self.total = total
        self.began = time.monotonic()

    def _on_rollout_start(self) -> None:
        self.points.append(Point(self.num_timesteps, [], []))

    def _on_step(self) -> bool:
        for told in self.locals["infos"]:
            if told:
                self.points[-1].won.append(told["won"])
                self.points[-1].scores.append(told["score"])
        return True

    def _on_rollout_end(self) -> None:
        point = self.points[-1]
        point.steps = self.num_timesteps
        if point.won:
            speed = self.num_timesteps / (time.monotonic() - self.began)
            print(
                f"{self.num_timesteps:>10,} of {self.total:,} steps, {speed:,.0f} a second: won "
                f"{np.mean(point.won):.1%}, saved {np.mean(point.scores):.2f} a game",
                flush=True,
            )


def learner(games: Games, options: argparse.Namespace, rate: Any) -> Any:
    """A small network over what the pawn sees."""
    torch.set_num_threads(options.threads)
    return MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=rate,
        n_steps=options.round,
        batch_size=1024,
        n_epochs=4,
        gamma=DISCOUNT,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": Trunk,
            "features_extractor_kwargs": {"scale": games.look.scale, "width": 192},
            "net_arch": [64],
        },
        seed=options.seed,
        device="cpu",
    )


def train(options: argparse.Namespace) -> tuple[Any, list[Point]]:
    """Learn for so many steps; the model and its curve."""
    env = envs.vector(
        options.ruleset,
        options.envs,
        crew=options.crew,
        shaping=options.shaping,
        discount=DISCOUNT,
        copy=True,
    )
    curve = Curve(options.steps)
    model = learner(Games(env, options.seed), options, lambda left: options.rate * left)
    model.learn(options.steps, callback=curve)
    return model, curve.points


def played(model: Any, env: envs.FirehouseVectorEnv, seed: int, best: bool = False) -> Ends:
    """A new game in every place of the environment, by the policy."""
    look = Look(env.encoding)

    def choose(observation: dict[str, Any], masks: Any) -> Any:
        cells = look.where(observation["planes"])
        legal = look.masks(masks, cells)
        chosen, _ = model.predict(
            look.features(observation), action_masks=legal, deterministic=best
        )
        return look.numbers(chosen, cells)

    return play(env, seed, choose)


def measure(model: Any, options: argparse.Namespace) -> tuple[Ends, Ends]:
    """The same number of new games by the policy and at random."""
    seed = options.seed + 1_000_000
    env = envs.vector(options.ruleset, options.games, crew=options.crew)
    learnt = played(model, env, seed, options.best)
    random = play(env, seed)
    env.close()
    return learnt, random


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ruleset", default="flashpoint/family")
    parser.add_argument("--crew", type=int, default=1)
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--envs", type=int, default=256, help="games played at the same time")
    parser.add_argument("--round", type=int, default=64, help="steps of each game in a round")
    parser.add_argument("--shaping", type=float, default=1.0, help="weight of the shaped reward")
    parser.add_argument("--rate", type=float, default=7e-4, help="learning rate at the start")
    parser.add_argument("--games", type=int, default=2000, help="games of the comparison")
    parser.add_argument("--best", action="store_true", help="compare without chance in choosing")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("examples/out"))
    return parser.parse_args()


def main() -> None:
    options = arguments()
    began = time.monotonic()
    model, points = train(options)
    minutes = (time.monotonic() - began) / 60
    options.out.mkdir(parents=True, exist_ok=True)
    model.save(options.out / "policy.zip")
    learnt, random = measure(model, options)
    title = f"MaskablePPO on {options.ruleset}, crew of {options.crew}"
    draw_curve(points, random, title, options.out / "curve.svg")
    print(f"Trained for {options.steps:,} steps in {minutes:.1f} minutes.")
    print(f"policy: {learnt}")
    print(f"random: {random}")
    verdict = "beats" if learnt.beats(random) else "does not clearly beat"
    print(f"The policy {verdict} random play. Curve and policy are in {options.out}.")


if __name__ == "__main__":
    main()
