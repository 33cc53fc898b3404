"""The network that train_gpu.py trains, and the bot that plays by it.

    FIREHOUSE_POLICY=out/policy.pt firehouse arena flashpoint/family --crew 4 \
        --bots greedy,examples/gpu_policy.py:bot
"""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import Any

import numpy as np

try:
    import torch
    from torch import nn
    from torch.nn import functional as F  # noqa: N812
except ImportError as error:
    sys.exit(f"This example needs PyTorch ({error}).")

from firehouse import envs
from firehouse.bots import from_policy


class Network(nn.Module):
    """Residual layers over the bits of a position; a policy and a chance to win."""

    def __init__(self, seen: int, actions: int, width: int, depth: int) -> None:
        super().__init__()
        self.shape = {"seen": seen, "actions": actions, "width": width, "depth": depth}
        self.first = nn.Linear(seen, width)
        self.layers = nn.ModuleList(
            nn.Sequential(
                nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width)
            )
            for _ in range(depth)
        )
        self.last = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        x = self.first(seen)
        for layer in self.layers:
            x = x + layer(x)
        x = F.relu(self.last(x))
        logits = self.policy(x).float().masked_fill(~mask, -1e9)
        return logits, self.value(x).float().squeeze(-1)


class Eyes:
    """Turns observations into what the network reads, on its device."""

    def __init__(self, encoding: envs.Encoding, device: torch.device) -> None:
        self.device = device
        self.scale = torch.as_tensor(1 / encoding.scale, device=device)
        self.size = int(np.prod(encoding.plane_shape)) + encoding.vector_size

    def see(self, planes: Any, vector: Any) -> Any:
        flat = torch.as_tensor(planes, device=self.device).flatten(1).float()
        return torch.cat([flat, torch.as_tensor(vector, device=self.device) * self.scale], dim=1)

    def mask(self, mask: Any) -> Any:
        return torch.as_tensor(mask, device=self.device).bool()


def bot() -> Any:
    """The bot of the network that FIREHOUSE_POLICY names, for the set-up it was trained in."""
    kept = torch.load(os.environ["FIREHOUSE_POLICY"], map_location="cpu", weights_only=True)
    network = Network(**kept["shape"])
    network.load_state_dict(kept["weights"])
    network.eval()
    return from_policy(partial(_best, network, kept["scale"]), name="learnt")


@torch.no_grad()
def _best(network: Network, scale: Any, observation: Any, mask: Any) -> int:
    planes = torch.as_tensor(observation["planes"]).flatten().float()
    seen = torch.cat([planes, torch.as_tensor(observation["vector"]) * scale])
    logits, _ = network(seen[None], torch.as_tensor(mask)[None].bool())
    return int(logits.argmax())
