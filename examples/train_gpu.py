"""Trains a network on a GPU for some minutes: first it imitates a bot, then it learns by playing.

    python examples/train_gpu.py --crew 4 --minutes 10 --workers 16 --out out

Needs PyTorch and firehouse[envs]. Thousands of games are stepped in one call by the vector
environment, a thread for each worker; the teacher plays in as many processes. What was
reached, with intervals, against random play and the teacher, is in OUT/curve.json, as a picture
in OUT/curve.png where there is matplotlib, and the network in OUT/policy.pt; gpu_policy.py has
the bot that plays by it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
from gpu_curve import Point, Story, draw
from gpu_policy import Eyes, Network

try:
    import torch
    from torch import nn
    from torch.nn import functional as F  # noqa: N812
except ImportError as error:
    sys.exit(f"This example needs PyTorch ({error}).")

import firehouse.envs as envs
from firehouse import Setup
from firehouse.analysis.intervals import mean_with_error, wilson
from firehouse.bots import Budget
from firehouse.envs.decisions import Source, decisions
from firehouse.lab.simulate import simulate
from firehouse.thinking import live_for_parent

DISCOUNT = 0.997
LAMBDA = 0.95
CLIP = 0.2
TEACHING_SEED = 10**9
"""Seeds of the teacher's games; those of the comparisons are far below."""
MEETING_SEED = 1_000


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
        self.story = Story(self.setup.to_json(), told, size, options.teacher)
        self.began = time.monotonic()
        self.decided = 0

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    def think(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The network's answer, in bf16 where that is quick."""
        with torch.autocast(self.device.type, torch.bfloat16, self.device.type == "cuda"):
            found: tuple[Any, Any] = self.network(seen, mask)
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

    def meet(self, phase: str) -> None:
        """Play new games, one in each place, and note how they ended."""
        won, scores = self.play(self.options.meeting)
        low, high = wilson(sum(won), len(won))
        saved, error = mean_with_error([float(score) for score in scores])
        share = sum(won) / len(won)
        point = (round(self.minutes, 2), phase, self.decided, len(won), share, low, high)
        self.story.points.append(Point(*point, saved, error))
        print(
            f"{self.minutes:6.1f} min, {phase}, {self.decided:,} decisions: won {share:.1%} "
            f"({low:.1%} to {high:.1%}), saved {saved:.2f} a game",
            flush=True,
        )
        self.save()

    @torch.no_grad()
    def play(self, games: int) -> tuple[list[bool], list[int]]:
        """Whole games by the best action; only the first of each place counts."""
        env = self.vector(games)
        seen, info = env.reset(seed=MEETING_SEED)
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
        """How often random play and the teacher win, on as many games."""
        for bot in dict.fromkeys(("random", self.options.teacher)):
            workers = max(1, self.options.workers)
            tally = simulate(self.setup, self.options.meeting, MEETING_SEED, bot, workers)
            low, high = wilson(tally.wins, tally.games)
            told = {"games": tally.games, "won": tally.wins / tally.games, "low": low, "high": high}
            self.story.baselines[bot] = told
            print(f"{bot}: won {told['won']:.1%} ({low:.1%} to {high:.1%})", flush=True)

    def save(self) -> None:
        out: Path = self.options.out
        out.mkdir(parents=True, exist_ok=True)
        (out / "curve.json").write_text(json.dumps(asdict(self.story), indent=1), "utf-8")
        weights = {name: tensor.cpu() for name, tensor in self.network.state_dict().items()}
        kept = {"shape": self.network.shape, "weights": weights, "scale": self.eyes.scale.cpu()}
        torch.save(kept, out / "policy.pt")

    # Imitating

    def imitate(self, until: float) -> None:
        """Learn from the teacher's decisions, as they come, until so many minutes are over."""
        next_meeting = self.minutes + self.options.every
        source = Source(self.setup, self.options.teacher, Budget(playouts=self.options.playouts))
        store = Store(self.encoding, self.options.memory)
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(max(1, self.options.workers), context, live_for_parent) as pool:
            seeds = count(TEACHING_SEED + self.options.seed * 10**7)
            running = [
                pool.submit(decisions, source, next(seeds)) for _ in range(2 * self.options.workers)
            ]
            while self.minutes < until:
                for place, future in enumerate(running):
                    if future.done():
                        store.add(future.result())
                        running[place] = pool.submit(decisions, source, next(seeds))
                if store.held < self.options.batch:
                    time.sleep(0.05)
                    continue
                self.imitate_once(store)
                self.decided = store.seen
                if self.minutes > next_meeting:
                    self.meet("imitating")
                    next_meeting = self.minutes + self.options.every
            for future in running:
                future.cancel()

    def imitate_once(self, store: Store) -> None:
        planes, vector, mask, action, value = store.sample(self.options.batch)
        logits, judged = self.think(self.eyes.see(planes, vector), self.eyes.mask(mask))
        action = torch.as_tensor(action, device=self.device)
        value = torch.as_tensor(value, device=self.device)
        loss = F.cross_entropy(logits, action)
        loss = loss + 0.5 * F.mse_loss(judged, value)
        self.learn(loss)

    def learn(self, loss: Any) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()

    # Playing

    def reinforce(self, until: float) -> None:
        """Proximal policy optimisation on the vector environment; the critic begins alone."""
        options = self.options
        env = self.vector(options.games, options.shaping)
        for group in self.optimizer.param_groups:
            group["lr"] = options.rate / 5
        seen, info = env.reset(seed=options.seed)
        next_meeting = self.minutes + options.every
        rounds = 0
        while self.minutes < until:
            batch, seen, info = self.rollout(env, seen, info)
            self.improve(batch, critic_alone=rounds < options.warm)
            rounds += 1
            if self.minutes > next_meeting:
                self.meet("playing")
                next_meeting = self.minutes + options.every
        env.close()

    @torch.no_grad()
    def rollout(self, env: Any, seen: Any, info: Any) -> tuple[dict[str, Any], Any, Any]:
        """So many steps of every game, with what they turned out to be worth."""
        steps, games = self.options.round, self.options.games
        kept: dict[str, list[Any]] = {
            name: []
            for name in ("planes", "vector", "mask", "action", "log", "value", "reward", "end")
        }
        for _ in range(steps):
            planes = torch.as_tensor(seen["planes"], device=self.device)
            vector = torch.as_tensor(seen["vector"], device=self.device)
            mask = self.eyes.mask(info["action_mask"])
            logits, value = self.think(self.eyes.see(planes, vector), mask)
            chances = torch.distributions.Categorical(logits=logits)
            action = chances.sample()
            seen, reward, ended, _, info = env.step(action.cpu().numpy())
            row = (planes, vector, mask, action, chances.log_prob(action), value)
            told = torch.as_tensor(np.stack([reward, ended]), device=self.device).float()
            for name, found in zip(kept, (*row, told[0], told[1]), strict=True):
                kept[name].append(found)
        mask = self.eyes.mask(info["action_mask"])
        _, after = self.think(self.eyes.see(seen["planes"], seen["vector"]), mask)
        gain, following = torch.zeros(games, device=self.device), after
        gains = []
        for step in reversed(range(steps)):
            going = 1 - kept["end"][step]
            surprise = kept["reward"][step] + DISCOUNT * going * following - kept["value"][step]
            gain = surprise + DISCOUNT * LAMBDA * going * gain
            gains.append(gain)
            following = kept["value"][step]
        batch = {name: torch.cat(found) for name, found in kept.items()}
        batch["gain"] = torch.cat(gains[::-1])
        self.decided += steps * games
        return batch, seen, info

    def improve(self, batch: dict[str, Any], critic_alone: bool) -> None:
        returns = batch["gain"] + batch["value"]
        gain = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-6)
        total = len(returns)
        for _ in range(self.options.epochs):
            for part in torch.randperm(total, device=self.device).split(self.options.batch):
                seen = self.eyes.see(batch["planes"][part], batch["vector"][part])
                logits, value = self.think(seen, batch["mask"][part])
                loss = 0.5 * F.mse_loss(value, returns[part])
                if not critic_alone:
                    chances = torch.distributions.Categorical(logits=logits)
                    log = chances.log_prob(batch["action"][part])
                    ratio = (log - batch["log"][part]).exp()
                    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                    won = torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
                    loss = loss - won - self.options.entropy * chances.entropy().mean()
                self.learn(loss)


class Store:
    """The last decisions of the teacher, packed; the oldest make room."""

    def __init__(self, encoding: envs.Encoding, size: int) -> None:
        self.shape = encoding.plane_shape
        self.bits = int(np.prod(self.shape))
        self.actions = len(encoding.actions)
        self.planes = np.zeros((size, -(-self.bits // 8)), np.uint8)
        self.vector = np.zeros((size, encoding.vector_size), np.uint8)
        self.mask = np.zeros((size, -(-self.actions // 8)), np.uint8)
        self.action = np.zeros(size, np.int64)
        self.value = np.zeros(size, np.float32)
        self.seen = self.held = 0
        self.luck = np.random.default_rng(0)

    def add(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            place = self.seen % len(self.action)
            self.planes[place] = np.frombuffer(row["planes"], np.uint8)
            self.vector[place] = np.frombuffer(row["vector"], np.uint8)
            self.mask[place] = np.frombuffer(row["mask"], np.uint8)
            self.action[place] = row["action"]
            self.value[place] = row["value"] * DISCOUNT ** row["left"]
            self.seen += 1
        self.held = min(self.seen, len(self.action))

    def sample(self, size: int) -> tuple[Any, ...]:
        chosen = self.luck.integers(self.held, size=size)
        planes = np.unpackbits(self.planes[chosen], axis=1, count=self.bits)
        mask = np.unpackbits(self.mask[chosen], axis=1, count=self.actions)
        return planes, self.vector[chosen], mask, self.action[chosen], self.value[chosen]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--ruleset", default="flashpoint/family")
    add("--difficulty")
    add("--crew", type=int, default=4)
    add("--options", default="{}", help='of the set-up, as JSON: {"rescue_goal": 3}')
    add("--minutes", type=float, default=10, help="the whole run, baselines aside")
    add("--imitation", type=float, default=0.4, help="the part of it that is imitation")
    add("--teacher", default="greedy")
    add("--playouts", type=int, default=1, help="what a teacher that thinks may think a turn")
    add("--workers", type=int, default=os.cpu_count() or 1)
    add("--games", type=int, default=8192, help="games played at the same time")
    add("--round", type=int, default=32, help="steps of each game in a round")
    add("--batch", type=int, default=16384)
    add("--epochs", type=int, default=2)
    add("--warm", type=int, default=5, help="rounds in which only the critic learns")
    add("--rate", type=float, default=5e-4)
    add("--entropy", type=float, default=0.003)
    add("--shaping", type=float, default=0.5)
    add("--width", type=int, default=1024)
    add("--depth", type=int, default=3)
    add("--memory", type=int, default=2_000_000, help="decisions of the teacher that are kept")
    add("--meeting", type=int, default=1000, help="games behind each point of the curve")
    add("--every", type=float, default=1.0, help="minutes between points")
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
    training.meet("before")
    imitating = options.minutes * options.imitation
    training.imitate(imitating)
    training.meet("imitating")
    training.reinforce(options.minutes)
    training.meet("playing")
    try:
        draw(asdict(training.story), options.out / "curve.png")
    except ModuleNotFoundError:
        print("No picture without matplotlib; --draw makes it elsewhere.")
    print(f"Curve and network are in {options.out}.")


if __name__ == "__main__":
    main()
