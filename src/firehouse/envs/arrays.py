"""The arrays of many games, a row for each, as NumPy has them and as steps read and write them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]


@dataclass(frozen=True)
class Arrays:
    """All that steps write, and the actions that they read."""

    planes: Array
    vector: Array
    final_planes: Array
    final_vector: Array
    """The last positions of games that ended in the last step."""
    masks: Array
    """1 for every legal action."""
    rewards: Array
    endings: Array
    lengths: Array
    scores: Array
    """Of games that ended in the last step: how long they were, how much they saved."""
    actors: Array
    """The pawn whose player decides; -1 after the end."""
    actions: Array
    """What a step plays."""
    chosen: Array
    """Random legal actions."""

    @staticmethod
    def of(size: int, planes: int, vector: int, actions: int) -> Arrays:
        """Arrays for so many games with so many entries."""
        return Arrays(
            planes=np.zeros((size, planes), np.uint8),
            vector=np.zeros((size, vector), np.uint8),
            final_planes=np.zeros((size, planes), np.uint8),
            final_vector=np.zeros((size, vector), np.uint8),
            masks=np.zeros((size, actions), np.int8),
            rewards=np.zeros(size, np.float64),
            endings=np.zeros(size, np.uint8),
            **{
                name: np.zeros(size, np.int64)
                for name in ("lengths", "scores", "actors", "actions", "chosen")
            },
        )

    def part(self, start: int, stop: int) -> Arrays:
        """The same memory for some of the games."""
        parts = {field.name: getattr(self, field.name)[start:stop] for field in fields(self)}
        return replace(self, **parts)
