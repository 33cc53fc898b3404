"""The network that train_gpu.py trains, and what it reads; gpu_policy.py needs no PyTorch."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

try:
    import torch
    from torch import nn
    from torch.nn import functional as F  # noqa: N812
except ImportError as error:
    sys.exit(f"This example needs PyTorch ({error}).")

from firehouse import envs


class Network(nn.Module):
    """Residual layers over the bits of a position; a policy and a chance to win."""

    def __init__(self, seen: int, actions: int, width: int, depth: int) -> None:
        super().__init__()
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

    def arrays(self, scale: Any) -> dict[str, Any]:
        """What playing needs, in half precision, by name; `scale` is what vectors are read by."""
        weights = {
            name: tensor.detach().to("cpu", torch.float16).numpy()
            for name, tensor in self.state_dict().items()
            if not name.startswith("value.")
        }
        return {**weights, "scale": scale.cpu().numpy()}


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
