"""Some of the games of a vector environment: those that one process plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from firehouse.envs.block import Block
from firehouse.envs.encoding import Encoding, view_of
from firehouse.envs.settings import drawn

_CHUNK = 256
"""Positions that are unpacked at a time, so that they stay in the processor's cache."""


class Part:
    """Plays the games from `start` to `stop` and writes what came of it into the block."""

    def __init__(
        self,
        encoding: Encoding,
        block: Block,
        start: int,
        stop: int,
        shaping: float,
        discount: float,
    ) -> None:
        self.encoding = encoding
        self.start = start
        self.batch = encoding.batch(stop - start, shaping, discount, restarts=True)
        self.here = {key: array[start:stop] for key, array in block.arrays.items()}
        self.rows = encoding.rows(self.batch.rows)
        self._finals = encoding.rows(self.batch.finals)
        self._masks = view_of(self.batch.masks, np.int8).reshape(stop - start, -1)
        self._results = {
            "rewards": view_of(self.batch.rewards, np.float64),
            "endings": view_of(self.batch.endings, np.uint8),
            "lengths": view_of(self.batch.lengths, np.int64),
            "scores": view_of(self.batch.scores, np.int64),
        }
        self._chosen = view_of(self.batch.chosen, np.int64)

    def reset(self, games: Sequence[tuple[int, int | None]]) -> None:
        """Begin new games: their numbers, each with a seed or None."""
        for index, seed in games:
            if seed is not None:
                self.batch.seed(index - self.start, seed)
            self.batch.restart(index - self.start)
        self._publish()

    def step(self) -> None:
        """Play the block's actions, which are legal."""
        self.batch.step(self.here["actions"].astype("<i8", copy=False).tobytes())
        self._publish()

    def sample(self) -> None:
        """Random legal actions, into the block."""
        self.batch.sample()
        self.here["chosen"][:] = self._chosen

    def why_not(self, index: int, number: int) -> str:
        """Why an action of a game is refused."""
        state = self.batch.episodes[index - self.start].state
        return self.encoding.refusal(state, number) or ""

    def render(self, mode: str | None) -> list[Any]:
        """A picture of each game."""
        return [drawn(self.encoding.game, e.state, mode) for e in self.batch.episodes]

    def _publish(self) -> None:
        here = self.here
        for key, found in self._results.items():
            here[key][:] = found
        here["masks"][:] = self._masks
        ended = np.flatnonzero(here["endings"])
        here["finals"][ended] = self._finals[ended]
        planes, vector = here["planes"], here["vector"]
        for first in range(0, len(self.rows), _CHUNK):
            last = first + _CHUNK
            self.encoding.unpack(self.rows[first:last], planes[first:last], vector[first:last])
