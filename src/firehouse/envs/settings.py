"""The arguments that every environment accepts, and their checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from numbers import Real
from typing import Any, Final

import gymnasium as gym
import numpy as np

from firehouse.core.catalogue import tonight
from firehouse.core.setup import Setup
from firehouse.envs.encoding import Encoding
from firehouse.envs.pixels import pixels

RENDER_MODES: Final = ("ansi", "svg", "rgb_array")


def setup_of(
    ruleset: str | None,
    board: str | None,
    difficulty: str | None,
    crew: int | Sequence[str] | None,
    options: Mapping[str, int | bool | str] | None,
    files: Mapping[str, str] | None,
) -> Setup:
    """The set-up that an environment's arguments ask for; unsaid, a newcomer's first game."""
    chosen: Any = tuple(crew) if isinstance(crew, list) else crew
    return Setup(ruleset or tonight()[0], board, difficulty, chosen, options or {}, files or {})


def check_shaping(shaping: float, discount: float) -> None:
    """A ValueError for rewards that make no sense."""
    if not isinstance(shaping, Real) or not isfinite(shaping):
        raise ValueError(f"The weight of the shaped reward is a number; this is {shaping}.")
    if not isinstance(discount, Real) or not 0 <= discount <= 1:
        raise ValueError(f"A discount goes from 0 to 1; this is {discount}.")


def reset_options(options: Any) -> dict[str, Any]:
    """The options of a reset by name; a ValueError for what has no names."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"The options of a reset are names with values; this is {options!r:.60}.")
    return dict(options or {})


def check_render_mode(mode: str | None) -> None:
    """A ValueError for a way to draw that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"There is no render mode '{mode}'; choose {', '.join(RENDER_MODES)}.")


def encoding_of(setup: Setup, shaping: float, discount: float, render_mode: str | None) -> Encoding:
    """How the set-up of an environment is coded; a ValueError if the rest cannot be asked for."""
    check_shaping(shaping, discount)
    check_render_mode(render_mode)
    return Encoding(setup)


def observation_space(encoding: Encoding) -> gym.spaces.Dict:
    """Planes of 0 and 1, and the vector: flags, then numbers up to 255."""
    high = np.full(encoding.vector_size, 255, np.uint8)
    high[: encoding.flag_count] = 1
    return gym.spaces.Dict(
        {
            "planes": gym.spaces.Box(0, 1, encoding.plane_shape, np.uint8),
            "vector": gym.spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
        }
    )


def action_space(encoding: Encoding) -> gym.spaces.Discrete:
    """A number for every action of the set-up."""
    return gym.spaces.Discrete(len(encoding.actions))


def drawn(game: Any, state: Any, mode: str | None) -> Any:
    """A picture of a position: a text drawing, SVG, or an array of pixels."""
    if mode is None:
        return None
    if mode == "ansi":
        return game.draw(state)
    return pixels(game.svg(state)) if mode == "rgb_array" else game.svg(state)
