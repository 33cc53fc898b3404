"""Learning environments: Gymnasium, PettingZoo, and thousands of games stepped in one call.

Importing this registers every rule set with Gymnasium, as `firehouse/GAME-NAME-v2`. What the
arrays mean is told in docs/envs.md, and by `python -m firehouse.envs RULESET`.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from firehouse.envs.registration import env_id, register
from firehouse.envs.version import VERSION

_HOMES = {
    "Encoding": "encoding",
    "FirehouseAEC": "aec_env",
    "FirehouseEnv": "team_env",
    "FirehouseVectorEnv": "vector_env",
    "aec": "aec_env",
    "vector": "vector_env",
}

__all__ = [
    "VERSION",
    "Encoding",
    "FirehouseAEC",
    "FirehouseEnv",
    "FirehouseVectorEnv",
    "aec",
    "env_id",
    "register",
    "vector",
]

if find_spec("gymnasium") is not None:  # building the coders in C does without it
    register()


def __getattr__(name: str) -> Any:
    """Imported when first asked for: the compiler reads this file, and not what needs NumPy."""
    if name not in _HOMES:
        raise AttributeError(f"firehouse.envs has no name {name!r}")
    value = getattr(importlib.import_module(f"firehouse.envs.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
