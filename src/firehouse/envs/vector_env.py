"""Thousands of games stepped in one call into NumPy arrays: the fast way to learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from firehouse.envs.batch import WON
from firehouse.envs.block import Block
from firehouse.envs.encoding import Array, Encoding, Observation
from firehouse.envs.part import Part
from firehouse.envs.settings import (
    RENDER_MODES,
    action_space,
    check_render_mode,
    check_shaping,
    observation_space,
    setup_of,
)
from firehouse.envs.worker import Worker, shares

_SEEDS = 2**31


def vector(ruleset: str, n: int, **kwargs: Any) -> FirehouseVectorEnv:
    """So many games of a rule set."""
    return FirehouseVectorEnv(n, ruleset=ruleset, **kwargs)


class FirehouseVectorEnv(gym.vector.VectorEnv[Any, Any, Any]):
    """Game i of seed s is the game that FirehouseEnv plays with the seed s + i.

    A game that ends begins anew in the same step, on the luck that its seed goes on to give
    (Gymnasium's SAME_STEP); `info["final_obs"]` and `info["final_info"]` tell its end. With
    several workers each process plays a part of the games, the calling one included.

    Without copy the arrays are the environment's own, which the next step writes anew.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        ruleset: str | None = None,
        board: str | None = None,
        difficulty: str | None = None,
        crew: int | Sequence[str] | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        files: Mapping[str, str] | None = None,
        shaping: float = 0.0,
        discount: float = 1.0,
        workers: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_shaping(shaping, discount)
        check_render_mode(render_mode)
        _check_counts(num_envs, workers)
        self.num_envs = num_envs
        self.encoding = Encoding(setup_of(ruleset, board, difficulty, crew, options, files))
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.render_mode = render_mode
        self.copy = copy
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False
        self._mask_start = np.arange(num_envs) * len(self.encoding.actions)
        self._every = np.ones(num_envs, np.bool_)
        self._block = Block(self.encoding, num_envs, shared=workers > 1)
        (start, stop), *others = shares(num_envs, workers)
        self._part = Part(self.encoding, self._block, start, stop, shaping, discount)
        memory = self._block.memory.name if self._block.memory else ""
        self._workers = [
            Worker(self.encoding.setup, memory, num_envs, start, stop, shaping, discount)
            for start, stop in others
        ]

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: of the seeds s, s + 1, … or on the luck there is; "reset_mask" picks some."""
        self._need_open()
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = self._reset_mask(options)
        seeds = self._seeds(seed)
        games = [(game, seeds[game]) for game in np.flatnonzero(chosen).tolist()]
        for worker in self._workers:
            worker.call("reset", [g for g in games if worker.start <= g[0] < worker.stop])
        stop = self._workers[0].start if self._workers else self.num_envs
        self._part.reset([game for game in games if game[0] < stop])
        self._answers()
        self._begun = True
        return self._observation(), self._mask_info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One legal action in every game; if one is not, a ValueError says why, none is played."""
        self._need_game()
        arrays = self._block.arrays
        arrays["actions"][:] = self._checked(actions)
        self._everywhere("step", self._part.step)
        endings = arrays["endings"]
        ended = endings != 0
        info = self._mask_info()
        if ended.any():
            self._add_finals(info, ended)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observation(), arrays["rewards"].copy(), ended, truncated, info

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game, which leaves the games' luck alone."""
        self._need_game()
        self._everywhere("sample", self._part.sample)
        return self._block.arrays["chosen"].copy()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        self._need_game()
        return self._block.arrays["masks"].astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """A picture of every game, as `render_mode` says."""
        self._need_game()
        if self.render_mode is None:
            return None
        for worker in self._workers:
            worker.call("render", self.render_mode)
        found = self._part.render(self.render_mode)
        for more in self._answers():
            found += more
        return tuple(found)

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers and give their memory back."""
        for worker in self._workers:
            worker.close()
        self._workers = []
        self._part.here.clear()
        self._block.close()

    def _everywhere(self, name: str, own: Callable[[], None]) -> None:
        """Have all processes do the same at once."""
        for worker in self._workers:
            worker.call(name)
        own()
        self._answers()

    def _answers(self) -> list[Any]:
        return [worker.answer() for worker in self._workers]

    def _observation(self) -> Observation:
        planes, vector = self._block.arrays["planes"], self._block.arrays["vector"]
        shaped = planes.reshape(self.num_envs, *self.encoding.plane_shape)
        if self.copy:
            return {"planes": shaped.copy(), "vector": vector.copy()}
        return {"planes": _read_only(shaped), "vector": _read_only(vector)}

    def _mask_info(self) -> dict[str, Any]:
        masks = self._block.arrays["masks"]
        shown = masks.copy() if self.copy else _read_only(masks)
        return {"action_mask": shown, "_action_mask": self._every.copy()}

    def _add_finals(self, info: dict[str, Any], ended: npt.NDArray[np.bool_]) -> None:
        """Tell the last positions and the results of games that ended in this step."""
        encoding = self.encoding
        arrays = self._block.arrays
        games = np.flatnonzero(ended)
        planes = np.empty((len(games), arrays["planes"].shape[1]), np.uint8)
        vector = np.empty((len(games), encoding.vector_size), np.uint8)
        encoding.unpack(arrays["finals"][games], planes, vector)
        shaped = planes.reshape(len(games), *encoding.plane_shape)
        final: npt.NDArray[Any] = np.full(self.num_envs, None, object)
        for row, game in enumerate(games):
            final[game] = {"planes": shaped[row], "vector": vector[row]}
        results = {
            "won": arrays["endings"] == WON,
            "score": np.where(ended, arrays["scores"], 0),
            "length": np.where(ended, arrays["lengths"], 0),
        }
        info["final_obs"] = final
        info["final_info"] = {**results, **{f"_{key}": ended.copy() for key in results}}
        info["_final_obs"] = ended.copy()
        info["_final_info"] = ended.copy()

    def _checked(self, actions: npt.ArrayLike) -> Array:
        """The actions, if there is a legal one for every game."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"A step needs {self.num_envs} whole numbers, one for each game; this is an array "
                f"of shape {found.shape} and type {found.dtype}."
            )
        count = len(self.encoding.actions)
        wrong = (found < 0) | (found >= count)
        if not wrong.any():
            masks = self._block.arrays["masks"].reshape(-1)
            wrong = masks[self._mask_start + found.astype(np.int64, copy=False)] == 0
        if wrong.any():
            game = int(np.flatnonzero(wrong)[0])
            raise ValueError(f"Game {game}: {self._why_not(game, int(found[game]))}")
        return found

    def _why_not(self, game: int, number: int) -> str:
        for worker in self._workers:
            if worker.start <= game < worker.stop:
                worker.call("why_not", game, number)
                return str(worker.answer())
        return self._part.why_not(game, number)

    def _reset_mask(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        mask = (options or {}).get("reset_mask")
        if mask is None or not self._begun:
            return self._every
        chosen = np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"A reset mask is {self.num_envs} truth values, one for each game.")
        return chosen

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            if self._begun:
                return [None] * self.num_envs
            return [int(s) for s in self.np_random.integers(_SEEDS, size=self.num_envs)]
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + index for index in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"There are {self.num_envs} games and {len(seed)} seeds.")
        if not self._begun and None in seed:
            raise ValueError("The first games need a seed each, or none of them one.")
        return seed

    def _need_game(self) -> None:
        self._need_open()
        if not self._begun:
            raise gym.error.ResetNeeded("There is no game under way; call reset() first.")

    def _need_open(self) -> None:
        if self.closed:
            raise gym.error.ClosedEnvironmentError("This environment has been closed.")


def _check_counts(num_envs: int, workers: int) -> None:
    if num_envs < 1:
        raise ValueError(f"An environment has at least one game; this one has {num_envs}.")
    if not 1 <= workers <= num_envs:
        raise ValueError(f"From 1 to {num_envs} workers can share the games; this is {workers}.")


def _read_only(array: Array) -> Array:
    view = array.view()
    view.flags.writeable = False
    return view
