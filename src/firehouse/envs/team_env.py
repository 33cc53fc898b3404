"""The Gymnasium environment: one controller decides for the whole team."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium as gym
import numpy as np

from firehouse.envs.encoding import Observation
from firehouse.envs.settings import (
    RENDER_MODES,
    action_space,
    drawn,
    encoding_of,
    observation_space,
    setup_of,
)
from firehouse.envs.solo import Solo
from firehouse.envs.solo_env import SoloEnv

STAY: Final = "stay"
RAISE: Final = "raise"
_SEEDS: Final = 2**31


class FirehouseEnv(SoloEnv, gym.Env[Any, Any]):
    """Every step is one decision, whoever is asked; luck is played inside, by a seeded generator.

    The reward is 1 for a game that is won and 0 for one that is lost, at its end. `shaping` adds
    that many times the change of the game's potential. An action that is not legal changes
    nothing, and `info["refusal"]` says why; with illegal="raise" it is a ValueError.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        ruleset: str | None = None,
        *,
        board: str | None = None,
        difficulty: str | None = None,
        crew: int | Sequence[str] | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        files: Mapping[str, str] | None = None,
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = STAY,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in (STAY, RAISE):
            raise ValueError(f"Illegal actions '{STAY}' or '{RAISE}'; there is no '{illegal}'.")
        setup = setup_of(ruleset, board, difficulty, crew, options, files)
        encoding = encoding_of(setup, shaping, discount, render_mode)
        self.observation_space = observation_space(encoding)
        self.action_space = action_space(encoding)
        self.render_mode = render_mode
        self._raises = illegal == RAISE
        self._solo = Solo(encoding, shaping, discount)

    @property
    def state(self) -> Any:
        """The position; a copy, so that nothing done to it changes the game."""
        return self._solo.state.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: of a seed, or on the luck that the last seed goes on to give.

        `options` may name a "setup" with the same arrays, and a "state" or a "record" to go on
        from instead of a new game.
        """
        self._need_open()
        super().reset(seed=seed)
        if seed is None and not self._solo.begun:
            seed = int(self.np_random.integers(_SEEDS))
        self._solo.begin(seed, options)
        return self._solo.observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a decision, by the number of its action."""
        self._need_open()
        if not self._solo.begun or self._solo.over:
            raise gym.error.ResetNeeded("There is no game under way; call reset() first.")
        number = self.encoding.checked(action)
        refusal = self._solo.refusal(number)
        if refusal is not None and self._raises:
            raise ValueError(refusal)
        reward = 0.0 if refusal is not None else self._solo.play(number)
        info = self._info()
        if refusal is not None:
            info["refusal"] = refusal
        return self._solo.observation(), reward, self._solo.over, False, info

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._solo.mask(), "actor": self._solo.actor()}
        return {**info, **self._solo.result()} if self._solo.over else info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is legal now, as sb3-contrib asks for it."""
        return self._solo.mask().astype(np.bool_)

    def render(self) -> Any:
        """The position as a text drawing or a picture, as `render_mode` says."""
        self._need_open()
        if not self._solo.begun:
            raise gym.error.ResetNeeded("There is nothing to draw yet; call reset() first.")
        return drawn(self.encoding.game, self._solo.state, self.render_mode)
