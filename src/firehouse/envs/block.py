"""The arrays of many games, in memory of one process or shared between several."""

from __future__ import annotations

from math import prod
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from firehouse.envs.encoding import Array, Encoding

_LINE = 64
"""Arrays begin at a new line of the processor's cache."""


class Block:
    """All that steps write, and the actions that they read; a row for each game."""

    def __init__(
        self, encoding: Encoding, size: int, shared: bool, name: str | None = None
    ) -> None:
        self.layout = _layout(encoding, size)
        total = sum(_padded(shape, dtype) for shape, dtype in self.layout.values())
        self.memory: SharedMemory | None = None
        self.owner = shared and name is None
        if shared:
            self.memory = SharedMemory(name, create=self.owner, size=total if self.owner else 0)
        buffer: Any = self.memory.buf if self.memory else np.zeros(total, np.uint8)
        self.arrays: dict[str, Array] = {}
        start = 0
        for key, (shape, dtype) in self.layout.items():
            self.arrays[key] = np.ndarray(shape, dtype, buffer, start)
            start += _padded(shape, dtype)

    def close(self) -> None:
        """Give the shared memory back; the arrays must not be used any more."""
        self.arrays.clear()
        if self.memory is not None:
            self.memory.close()
            if self.owner:
                self.memory.unlink()
            self.memory = None


def _layout(encoding: Encoding, size: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    return {
        "planes": ((size, len(encoding.plane_names) * encoding.cells), np.uint8),
        "vector": ((size, encoding.vector_size), np.uint8),
        "masks": ((size, len(encoding.actions)), np.int8),
        "finals": ((size, encoding.words * 8), np.uint8),
        "rewards": ((size,), np.float64),
        "endings": ((size,), np.uint8),
        "lengths": ((size,), np.int64),
        "scores": ((size,), np.int64),
        "actions": ((size,), np.int64),
        "chosen": ((size,), np.int64),
    }


def _padded(shape: tuple[int, ...], dtype: Any) -> int:
    count = prod(shape) * int(np.dtype(dtype).itemsize)
    return -(-count // _LINE) * _LINE
