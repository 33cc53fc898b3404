"""Trains a network on a GPU for some minutes: first it imitates greedy, then it learns by playing.

    python examples/train_gpu.py --crew 4 --minutes 8 --out out

Needs PyTorch and firehouse[envs]. Thousands of games are stepped in one call by the vector
environment, a thread for each worker, and it says what greedy would play in each of them. What
was reached, with intervals, against random play and the teacher, is in OUT/curve.json, as a
picture in OUT/curve.png where there is matplotlib, and the network in OUT/policy.npz;
gpu_policy.py has the bot that plays by it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from gpu_curve import Point, Story, draw
from gpu_network import Eyes, Network

try:
    import torch
    from torch import nn
    from torch.nn import functional as F  # noqa: N812
except ImportError as error:
    sys.exit(f"This example needs PyTorch ({error}).")

import firehouse.envs as envs
from firehouse import Setup
from firehouse.analysis import mean_with_error, wilson
from firehouse.lab.simulate import simulate

TEACHER = "greedy"
DISCOUNT = 0.999
LAMBDA = 0.95
CLIP = 0.2
FOLLOWERS = 0.25
"""Of the games that are learnt from while it imitates, those that the teacher plays itself."""
TRAINING_SEED = 10**9
MEETING_SEED = 1_000
LAST_SEED = 10**6
"""Games that are learnt from, looks on the way, and the last look have luck of their own."""


class Training:
    """One run, within its minutes."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.setup = Setup(
            options.ruleset,
            difficulty=options.difficulty,
            crew=options.crew,
            options=json.loads(options.options),
        )
        name = options.device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.device = torch.device(name)
        torch.manual_seed(options.seed)
        self.encoding = envs.Encoding(self.setup)
        self.eyes = Eyes(self.encoding, self.device)
        actions = len(self.encoding.actions)
        network = Network(self.eyes.size, actions, options.width, options.depth)
        self.network = network.to(self.device)
        self.optimizer = torch.optim.AdamW(self.network.parameters(), lr=options.rate)
        size = sum(p.numel() for p in self.network.parameters())
        told = torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu"
        self.story = Story(self.setup.to_json(), told, size, TEACHER)
        self.env = self.vector(options.games, options.shaping)
        self.began = time.monotonic()
        self.decided = 0

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    def think(self, seen: Any, mask: Any, network: Any = None) -> tuple[Any, Any]:
        """The network's answer, in bf16 where that is quick."""
        with torch.autocast(self.device.type, torch.bfloat16, self.device.type == "cuda"):
            found: tuple[Any, Any] = (network or self.network)(seen, mask)
        return found

    def vector(self, games: int, shaping: float = 0.0) -> Any:
        workers = max(1, min(self.options.workers, games))
        return envs.vector(
            *(self.setup.ruleset, games),
            workers=workers,
            difficulty=self.setup.difficulty,
            crew=self.options.crew,
            options=dict(self.setup.options),
            shaping=shaping,
            discount=DISCOUNT,
        )

    # Measuring

    def meet(self, phase: str, games: int, seed: int = MEETING_SEED) -> None:
        """Play new games, one in each place, and note how they ended."""
        won, scores = self.play(games, seed)
        low, high = wilson(sum(won), len(won))
        saved, error = mean_with_error([float(score) for score in scores])
        share = sum(won) / len(won)
        point = (round(self.minutes, 2), phase, self.decided, len(won), share, low, high)
        self.story.points.append(Point(*point, saved, error))
        print(
            f"{self.minutes:6.2f} min, {phase}, {self.decided:,} decisions: won {share:.1%} "
            f"({low:.1%} to {high:.1%}), saved {saved:.2f} a game",
            flush=True,
        )
        self.save()

    @torch.no_grad()
    def play(self, games: int, seed: int) -> tuple[list[bool], list[int]]:
        """Whole games by the best action; only the first of each place counts."""
        env = self.vector(games)
        seen, info = env.reset(seed=seed)
        going = np.ones(games, bool)
        won, scores = np.zeros(games, bool), np.zeros(games, np.int64)
        while going.any():
            mask = self.eyes.mask(info["action_mask"])
            logits, _ = self.think(self.eyes.see(seen["planes"], seen["vector"]), mask)
            seen, _, ended, _, info = env.step(logits.argmax(1).cpu().numpy())
            first = ended & going
            if first.any():
                won[first] = info["final_info"]["won"][first]
                scores[first] = info["final_info"]["score"][first]
                going &= ~ended
        env.close()
        return [bool(one) for one in won], [int(score) for score in scores]

    def baselines(self) -> None:
        """How often random play and the teacher win, on as many games as the last look has."""
        for bot in ("random", TEACHER):
            tally = simulate(self.setup, self.options.last, LAST_SEED, bot)
            low, high = wilson(tally.wins, tally.games)
            told = {"games": tally.games, "won": tally.wins / tally.games, "low": low, "high": high}
            self.story.baselines[bot] = told
            print(f"{bot}: won {told['won']:.1%} ({low:.1%} to {high:.1%})", flush=True)

    def save(self) -> None:
        out: Path = self.options.out
        out.mkdir(parents=True, exist_ok=True)
        (out / "curve.json").write_text(json.dumps(asdict(self.story), indent=1), "utf-8")
        np.savez_compressed(out / "policy.npz", **self.network.arrays(self.eyes.scale))

    # Learning

    def run(self) -> None:
        """Imitate, let the critic learn alone for some rounds, then play."""
        options = self.options
        seen, info = self.env.reset(seed=TRAINING_SEED + options.seed * 10**7)
        imitated = options.minutes * options.imitation
        next_look = options.every
        model: Any = None
        rounds = 0
        while self.minutes < options.minutes:
            imitating = self.minutes < imitated
            if not imitating and model is None:
                self.meet("imitating", options.meeting)
                next_look = self.minutes + options.every
                model = deepcopy(self.network).requires_grad_(False)
            batch, seen, info = self.rollout(seen, info, imitating)
            if imitating:
                self.set_rate(options.rate, self.minutes / imitated)
                self.improve(batch, self.copying)
            elif rounds < options.warm:
                rounds += 1
                self.improve(batch, lambda part, logits: 0.0)
            else:
                left = (options.minutes - self.minutes) / (options.minutes - imitated)
                self.set_rate(options.play_rate, 1 - left)
                self.improve(batch, Gain(self, model, options.leash * left).loss)
            if self.minutes > next_look:
                self.meet("imitating" if imitating else "playing", options.meeting)
                next_look = self.minutes + options.every
        self.meet("playing", options.last, LAST_SEED)

    def set_rate(self, rate: float, done: float) -> None:
        """The learning rate falls to a tenth as a phase goes on."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate * max(0.1, 1 - done)

    @torch.no_grad()
    def rollout(
        self, seen: Any, info: Any, imitating: bool
    ) -> tuple[dict[str, Any], Any, dict[str, Any]]:
        """So many steps of every game, with what they turned out to be worth."""
        steps, games = self.options.round, self.options.games
        names = ("planes", "vector", "mask", "action", "advice", "log", "value", "reward", "end")
        kept: dict[str, list[Any]] = {name: [] for name in names}
        following = int(games * FOLLOWERS) if imitating else 0
        for _ in range(steps):
            planes = torch.as_tensor(seen["planes"], device=self.device)
            vector = torch.as_tensor(seen["vector"], device=self.device)
            mask = self.eyes.mask(info["action_mask"])
            logits, value = self.think(self.eyes.see(planes, vector), mask)
            chances = torch.distributions.Categorical(logits=logits, validate_args=False)
            action = advice = chances.sample()
            if imitating:
                advice = torch.as_tensor(self.env.advice(), device=self.device)
                action[:following] = advice[:following]
            seen, reward, ended, _, info = self.env.step(action.cpu().numpy())
            row = (planes, vector, mask, action, advice, chances.log_prob(action), value)
            told = torch.as_tensor(np.stack([reward, ended]), device=self.device).float()
            for name, found in zip(kept, (*row, told[0], told[1]), strict=True):
                kept[name].append(found)
        mask = self.eyes.mask(info["action_mask"])
        _, after = self.think(self.eyes.see(seen["planes"], seen["vector"]), mask)
        gain, gains = torch.zeros(games, device=self.device), []
        for step in reversed(range(steps)):
            going = 1 - kept["end"][step]
            surprise = kept["reward"][step] + DISCOUNT * going * after - kept["value"][step]
            gain = surprise + DISCOUNT * LAMBDA * going * gain
            gains.append(gain)
            after = kept["value"][step]
        batch = {name: torch.cat(found) for name, found in kept.items()}
        batch["gain"] = torch.cat(gains[::-1])
        batch["return"] = batch["gain"] + batch["value"]
        self.decided += steps * games
        return batch, seen, info

    def improve(self, batch: dict[str, Any], loss_of: Any) -> None:
        """Learn from a round: what the policy is told, and how it went for the critic."""
        batch["gain"] = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-6)
        order = torch.randperm(len(batch["gain"]), device=self.device)
        for places in order.split(self.options.batch):
            part = {name: column[places] for name, column in batch.items()}
            part["seen"] = self.eyes.see(part["planes"], part["vector"])
            logits, value = self.think(part["seen"], part["mask"])
            loss = 0.5 * F.mse_loss(value, part["return"]) + loss_of(part, logits)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
            self.optimizer.step()

    def copying(self, part: dict[str, Any], logits: Any) -> Any:
        """How far the policy is from what the teacher would play."""
        return F.cross_entropy(logits, part["advice"])


class Gain:
    """Proximal policy optimisation on a leash that ties the policy to the one that imitated."""

    def __init__(self, training: Training, model: Any, leash: float) -> None:
        self.training, self.model, self.leash = training, model, leash

    def loss(self, part: dict[str, Any], logits: Any) -> Any:
        chances = torch.log_softmax(logits, dim=1)
        log = chances.gather(1, part["action"][:, None]).squeeze(1)
        ratio = (log - part["log"]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        won = torch.minimum(ratio * part["gain"], clipped * part["gain"]).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        with torch.no_grad():
            known, _ = self.training.think(part["seen"], part["mask"], self.model)
            known = torch.log_softmax(known, dim=1)
        away = (known.exp() * (known - chances)).sum(1).mean()
        return self.leash * away - won - self.training.options.entropy * entropy


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--ruleset", default="flashpoint/family")
    add("--difficulty")
    add("--crew", type=int, default=4)
    add("--options", default="{}", help='of the set-up, as JSON: {"rescue_goal": 3}')
    add("--minutes", type=float, default=8, help="the whole run, baselines and last look aside")
    add("--imitation", type=float, default=0.3, help="the part of it that is imitation")
    add("--workers", type=int, default=os.cpu_count() or 1)
    add("--games", type=int, default=16384, help="games played at the same time")
    add("--round", type=int, default=32, help="steps of each game in a round")
    add("--batch", type=int, default=16384)
    add("--warm", type=int, default=8, help="rounds in which only the critic learns")
    add("--rate", type=float, default=5e-4, help="learning rate of the imitation")
    add("--play-rate", type=float, default=1e-4)
    add("--leash", type=float, default=0.1, help="what it costs to leave what was imitated")
    add("--entropy", type=float, default=0.001)
    add("--shaping", type=float, default=0.5)
    add("--width", type=int, default=1024)
    add("--depth", type=int, default=3)
    add("--meeting", type=int, default=2000, help="games behind each point of the curve")
    add("--last", type=int, default=10000, help="games behind the last one and the baselines")
    add("--every", type=float, default=0.5, help="minutes between points")
    add("--seed", type=int, default=1)
    add("--device")
    add("--out", type=Path, default=Path("examples/out-gpu"))
    add("--draw", type=Path, metavar="JSON", help="only draw the curve of an earlier run")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    if options.draw is not None:
        draw(json.loads(options.draw.read_text("utf-8")), options.draw.with_suffix(".png"))
        return
    training = Training(options)
    print(f"{training.story.parameters:,} parameters on {training.story.device}", flush=True)
    training.baselines()
    training.began = time.monotonic()
    training.run()
    try:
        draw(asdict(training.story), options.out / "curve.png")
    except ModuleNotFoundError:
        print("No picture without matplotlib; --draw makes it elsewhere.")
    print(f"Curve and network are in {options.out}.")


if __name__ == "__main__":
    main()
