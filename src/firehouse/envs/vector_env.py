"""Thousands of games stepped in one call into NumPy arrays: the fast way to learn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, NoReturn

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.envs.arrays import Array
from firehouse.envs.batch import RUNNING, WON, Batch
from firehouse.envs.encoding import Observation
from firehouse.envs.settings import (
    RENDER_MODES,
    action_space,
    drawn,
    encoding_of,
    observation_space,
    reset_options,
    setup_of,
)
from firehouse.native.cores import cores, together

_SEEDS = 2**31
_SHARE = 256
"""Games that are worth a thread of their own."""
_MOST = 1_000_000
"""Games that any machine's memory may have room for."""


def vector(ruleset: str, n: int, **kwargs: Any) -> FirehouseVectorEnv:
    """So many games of a rule set."""
    return FirehouseVectorEnv(n, ruleset=ruleset, **kwargs)


class FirehouseVectorEnv(gym.vector.VectorEnv[Any, Any, Any]):
    """Game i of seed s is the game that FirehouseEnv plays with the seed s + i.

    A game that ends begins again in the same step, on the luck that its seed goes on to give
    (Gymnasium's SAME_STEP); `info["final_obs"]` and `info["final_info"]` tell its end. In C each
    of the workers, which are threads, plays a part of the games; as Python there is but one.

    Without copy the arrays are the environment's own, which the next step writes over.
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
        workers: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _check_counts(num_envs, workers)
        self.num_envs = num_envs
        setup = setup_of(ruleset, board, difficulty, crew, options, files)
        self.encoding = encoding_of(setup, shaping, discount, render_mode)
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
        self._every = np.ones(num_envs, np.bool_)
        self._arrays = self.encoding.arrays(num_envs)
        self._edges = _edges(num_envs, workers if self.encoding.native else 1)
        self._batches = [
            self.encoding.batch(self._arrays.part(*part), shaping, discount, restarts=True)
            for part in pairwise(self._edges)
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
        for game in np.flatnonzero(chosen).tolist():
            batch, index = self._where(game)
            if (given := seeds[game]) is not None:
                batch.seed(index, given)
            batch.restart(index)
        self._begun = True
        return self._observation(), self._mask_info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One legal action in every game; if one is not, a ValueError says why, none is played."""
        self._need_game()
        self._take(actions)
        together(batch.step for batch in self._batches)
        ended = self._arrays.endings != RUNNING
        info = self._mask_info()
        if ended.any():
            self._add_finals(info, ended)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observation(), self._arrays.rewards.copy(), ended, truncated, info

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game, which leaves the games' luck alone."""
        self._need_game()
        together(batch.sample for batch in self._batches)
        return self._arrays.chosen.copy()

    def advice(self) -> npt.NDArray[np.int64]:
        """What `greedy` would play in every game, to learn from; the games' luck stays alone."""
        self._need_game()
        asked = zip(self._batches, self._policies, strict=True)
        together(partial(batch.advise, policy) for batch, policy in asked)
        return self._arrays.chosen.copy()

    @cached_property
    def _policies(self) -> list[Policy[Any]]:
        """A rule of thumb for each batch, as it remembers what it saw last."""
        return [policy_of(self.encoding.game) for _ in self._batches]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        self._need_game()
        return self._arrays.masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """A picture of every game, as `render_mode` says."""
        self._need_game()
        if self.render_mode is None:
            return None
        game, mode = self.encoding.game, self.render_mode
        found = (self._where(number) for number in range(self.num_envs))
        return tuple(drawn(game, batch.state(index), mode) for batch, index in found)

    def __reduce__(self) -> NoReturn:
        """Neither copied nor pickled: the arrays of all its games are one piece of memory."""
        raise TypeError(
            "The games of a vector environment are not copied; make another one with the same "
            "arguments, or clone a FirehouseEnv."
        )

    def _where(self, game: int) -> tuple[Batch, int]:
        """The batch that plays a game, and its number there."""
        part = bisect_right(self._edges, game) - 1
        return self._batches[part], game - self._edges[part]

    def _observation(self) -> Observation:
        planes, vector = self._arrays.planes, self._arrays.vector
        shaped = planes.reshape(self.num_envs, *self.encoding.plane_shape)
        return {"planes": self._shown(shaped), "vector": self._shown(vector)}

    def _mask_info(self) -> dict[str, Any]:
        masks = self._shown(self._arrays.masks)
        return {"action_mask": masks, "_action_mask": self._every.copy()}

    def _shown(self, array: Array) -> Array:
        """An array as it is given away: a copy, which every worker makes a part of, or a view."""
        if not self.copy:
            return _read_only(array)
        copied = np.empty_like(array)
        parts = [slice(*part) for part in pairwise(self._edges)]
        together(partial(np.copyto, copied[part], array[part]) for part in parts)
        return copied

    def _add_finals(self, info: dict[str, Any], ended: npt.NDArray[np.bool_]) -> None:
        """Tell the last positions and the results of games that ended in this step."""
        arrays = self._arrays
        games = np.flatnonzero(ended)
        planes = arrays.final_planes[games].reshape(-1, *self.encoding.plane_shape)
        vector = arrays.final_vector[games]
        final: npt.NDArray[Any] = np.full(self.num_envs, None, object)
        for row, game in enumerate(games):
            final[game] = {"planes": planes[row], "vector": vector[row]}
        results = {
            "won": arrays.endings == WON,
            "score": np.where(ended, arrays.scores, 0),
            "length": np.where(ended, arrays.lengths, 0),
        }
        info["final_obs"] = final
        info["final_info"] = {**results, **{f"_{key}": ended.copy() for key in results}}
        info["_final_obs"] = ended.copy()
        info["_final_info"] = ended.copy()

    def _take(self, actions: npt.ArrayLike) -> None:
        """Take the actions, if there is a legal one for every game."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"A step needs {self.num_envs} whole numbers, one for each game; this is an array "
                f"of shape {found.shape} and type {found.dtype}."
            )
        self._arrays.actions[:] = found
        for batch, start in zip(self._batches, self._edges, strict=False):
            index = batch.refused()
            if index >= 0:
                number = int(found[start + index])
                why = self.encoding.refusal(batch.state(index), number)
                raise ValueError(f"Game {start + index}: {why}")

    def _reset_mask(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        asked = reset_options(options)
        mask = asked.pop("reset_mask", None)
        if asked:
            raise ValueError(f"A reset of many games takes reset_mask; not '{next(iter(asked))}'.")
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


def _check_counts(num_envs: int, workers: int | None) -> None:
    for count in (num_envs, 1 if workers is None else workers):
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)):
            raise ValueError(f"Games and workers are whole numbers; this is {count!r}.")
    if num_envs < 1:
        raise ValueError(f"An environment has at least one game; this one has {num_envs}.")
    if num_envs > _MOST:
        raise ValueError(f"An environment has at most {_MOST:,} games; this one has {num_envs:,}.")
    if workers is not None and not 1 <= workers <= num_envs:
        raise ValueError(f"From 1 to {num_envs} workers can share the games; this is {workers}.")


def _edges(size: int, workers: int | None) -> list[int]:
    """Where the games of each worker begin and end, as even as can be; unsaid, a core for each."""
    parts = workers or max(1, min(cores(), size // _SHARE))
    return [size * part // parts for part in range(parts + 1)]


def _read_only(array: Array) -> Array:
    view = array.view()
    view.flags.writeable = False
    return view
