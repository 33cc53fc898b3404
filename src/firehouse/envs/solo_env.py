"""What the environments of a single game share, whichever library they are for."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

import gymnasium as gym

from firehouse.core.game import Game
from firehouse.core.record import Record
from firehouse.envs.encoding import Encoding
from firehouse.envs.solo import Solo


class SoloEnv:
    """An environment over one game; it can be recorded, cloned and closed."""

    _solo: Solo
    _closed = False

    @property
    def encoding(self) -> Encoding:
        """How positions and actions of the set-up become arrays and numbers."""
        return self._solo.encoding

    @property
    def game(self) -> Game[Any]:
        """The rules of the set-up."""
        return self._solo.encoding.game

    def record(self) -> Record:
        """The game so far as a record, which replays anywhere."""
        return self._solo.record()

    def clone(self) -> Self:
        """An environment in the same position with the same luck, which goes its own way."""
        return deepcopy(self)

    def close(self) -> None:
        """Nothing can be played afterwards."""
        self._closed = True

    def _need_open(self) -> None:
        if self._closed:
            raise gym.error.ClosedEnvironmentError("This environment has been closed.")
