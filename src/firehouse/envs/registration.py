"""The names under which Gymnasium makes the environments: one for each rule set."""

from __future__ import annotations

import gymnasium as gym

from firehouse.core.catalogue import rulesets
from firehouse.envs.version import VERSION


def env_id(ruleset: str) -> str:
    """The name of a rule set's environment."""
    return f"firehouse/{ruleset.replace('/', '-')}-v{VERSION}"


def register() -> None:
    """Make the environments of all rule sets known; twice does no harm."""
    for ruleset in rulesets():
        name = env_id(ruleset.id)
        if name not in gym.registry:
            gym.register(
                id=name,
                entry_point="firehouse.envs.team_env:FirehouseEnv",
                vector_entry_point="firehouse.envs.vector_env:FirehouseVectorEnv",
                kwargs={"ruleset": ruleset.id},
            )
