"""One game, played decision by decision; what the environments of a single game share."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from firehouse.envs.batch import RUNNING, WON
from firehouse.envs.encoding import Encoding, view_of
from firehouse.envs.settings import Observation, why_not


class Solo:
    """A batch of one that stays at the end of its game."""

    def __init__(self, encoding: Encoding, shaping: float, discount: float) -> None:
        self.encoding = encoding
        self.batch = encoding.batch(1, shaping, discount, restarts=False)
        self._rows = encoding.rows(self.batch.rows)
        self._mask: npt.NDArray[np.int8] = view_of(self.batch.masks, np.int8)

    @property
    def state(self) -> Any:
        """The position."""
        return self.batch.episodes[0].state

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed, on the luck there is."""
        if seed is not None:
            self.batch.seed(0, seed)
        self.batch.restart(0)

    def refusal(self, number: int) -> str | None:
        """None for a legal action, else why it is not."""
        if 0 <= number < len(self._mask) and self._mask[number]:
            return None
        return why_not(self.encoding, self.state, number)

    def play(self, number: int) -> float:
        """Play a legal action; the reward."""
        self.batch.step(number.to_bytes(8, "little"))
        return float(self.batch.rewards[0])

    def observation(self) -> Observation:
        """The position in new arrays."""
        encoding = self.encoding
        planes = np.empty((1, len(encoding.plane_names) * encoding.cells), np.uint8)
        vector = np.empty((1, encoding.vector_size), np.uint8)
        encoding.unpack(self._rows, planes, vector)
        return {"planes": planes.reshape(encoding.plane_shape), "vector": vector[0]}

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every legal action, in a new array."""
        return self._mask.copy()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.batch.endings[0] != RUNNING)

    def actor(self) -> int:
        """The pawn whose player decides; -1 after the end."""
        return int(self.encoding.game.actor(self.state))

    def result(self) -> dict[str, Any]:
        """What to tell of a game that is over."""
        return {
            "won": bool(self.batch.endings[0] == WON),
            "ending": self.encoding.game.ending(self.state),
            "score": int(self.batch.scores[0]),
            "length": int(self.batch.lengths[0]),
        }
