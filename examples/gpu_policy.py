"""The bot that plays by a network of train_gpu.py; it needs NumPy, not PyTorch.

    FIREHOUSE_POLICY=out/policy.npz firehouse arena flashpoint/family --crew 4 \
        --bots greedy,examples/gpu_policy.py:bot
"""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from firehouse.bots import from_policy

SMALL = 1e-5


class Policy:
    """A network as train_gpu.py writes it down."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as kept:
            self.weights = {name: kept[name].astype(np.float32) for name in kept.files}

    def __call__(self, observation: Any, mask: Any) -> int:
        """The legal action that it thinks best."""
        vector = observation["vector"] * self.weights["scale"]
        x = self.linear("first", np.concatenate([observation["planes"].ravel(), vector]))
        for layer in count():
            if f"layers.{layer}.0.weight" not in self.weights:
                break
            inner = self.linear(f"layers.{layer}.1", self.normal(f"layers.{layer}.0", x))
            x = x + self.linear(f"layers.{layer}.3", np.maximum(inner, 0))
        logits = self.linear("policy", np.maximum(self.normal("last", x), 0))
        return int(np.where(mask, logits, -np.inf).argmax())

    def linear(self, name: str, x: Any) -> Any:
        return self.weights[f"{name}.weight"] @ x + self.weights[f"{name}.bias"]

    def normal(self, name: str, x: Any) -> Any:
        spread = np.sqrt(x.var() + SMALL)
        return (x - x.mean()) / spread * self.weights[f"{name}.weight"] + self.weights[
            f"{name}.bias"
        ]


def bot() -> Any:
    """The bot of the network that FIREHOUSE_POLICY names, for the set-up it was trained in."""
    path = os.environ.get("FIREHOUSE_POLICY")
    if not path:
        raise ValueError("Name the policy.npz that train_gpu.py wrote in FIREHOUSE_POLICY.")
    return from_policy(Policy(Path(path)), name="learnt")
