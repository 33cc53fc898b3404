"""The PettingZoo environment: an agent for each pawn, asked one after the other.

It is an AEC environment and has no parallel form: players of these games decide one at a time,
and what one does changes what the next may do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium as gym
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from firehouse.envs.settings import (
    RENDER_MODES,
    action_space,
    drawn,
    encoding_of,
    observation_space,
    reset_options,
    setup_of,
)
from firehouse.envs.solo import OPTIONS, Solo
from firehouse.envs.solo_env import SoloEnv
from firehouse.envs.version import VERSION

AGENT: Final = "firefighter_{}"
_SEEDS: Final = 2**31


def aec(ruleset: str | None = None, **kwargs: Any) -> Any:
    """The environment of a rule set, in the wrapper that tells wrong order of calls."""
    return wrappers.OrderEnforcingWrapper(FirehouseAEC(ruleset, **kwargs))


class FirehouseAEC(SoloEnv, AECEnv):  # type: ignore[misc]
    """Whoever the rules ask is selected: mostly the pawn on turn, now and then another one.

    All agents see the whole table, and all get the same reward. The mask of an agent that is not
    asked is empty.
    """

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
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup = setup_of(ruleset, board, difficulty, crew, options, files)
        encoding = encoding_of(setup, shaping, discount, render_mode)
        name = encoding.setup.ruleset
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"firehouse_{name.replace('/', '_').replace('-', '_')}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        game = encoding.game
        self.possible_agents = [AGENT.format(n) for n in range(len(game.pawns(game.start())))]
        self.agents: list[str] = []
        self._solo = Solo(encoding, shaping, discount)
        count = len(encoding.actions)
        self.observation_spaces = {
            agent: gym.spaces.Dict(
                {
                    "observation": observation_space(encoding),
                    "action_mask": gym.spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}

    @property
    def position(self) -> Any:
        """The position, a copy; what PettingZoo calls `state` is an array."""
        return self._solo.state.copy()

    def observation_space(self, agent: str) -> gym.Space[Any]:
        """The same object for an agent each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space[Any]:
        """The same object for an agent each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of a seed, or on the luck that the last seed goes on to give.

        `options` are those of the Gymnasium environment; others are not looked at, as PettingZoo's
        own tests expect.
        """
        self._need_open()
        if seed is None and not self._solo.begun:
            seed = int(np.random.default_rng().integers(_SEEDS))
        known = {name: value for name, value in reset_options(options).items() if name in OPTIONS}
        self._solo.begin(seed, known)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._solo.actor()]

    def observe(self, agent: str) -> dict[str, Any]:
        """The whole table; the mask is empty for who is not asked."""
        mask = self._solo.mask()
        if self._solo.over or agent != self.agent_selection:
            mask[:] = 0
        return {"observation": self._solo.observation(), "action_mask": mask}

    def step(self, action: Any) -> None:
        """The selected agent decides; a ValueError says why an action is not legal."""
        self._need_open()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self.encoding.checked(action)
        refusal = self._solo.refusal(number)
        if refusal is not None:
            raise ValueError(refusal)
        self._cumulative_rewards[agent] = 0.0
        reward = self._solo.play(number)
        self.rewards = dict.fromkeys(self.agents, reward)
        if self._solo.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self._solo.result() for agent in self.agents}
        else:
            self.agent_selection = self.possible_agents[self._solo.actor()]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position as a text drawing, a picture or pixels, as `render_mode` says."""
        return drawn(self.encoding.game, self._solo.state, self.render_mode)

    def __str__(self) -> str:
        return str(self.metadata["name"])
