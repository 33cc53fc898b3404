"""The names under which Gymnasium makes environments: one for each rule set with an encoding."""

from __future__ import annotations

from firehouse.core.catalogue import Ruleset, row_of, rulesets
from firehouse.envs.version import VERSION


def env_id(ruleset: str) -> str:
    """The name of a rule set's environment."""
    return f"firehouse/{ruleset.replace('/', '-')}-v{VERSION}"


def encoded() -> list[Ruleset]:
    """The rule sets of games that bring an encoding."""
    return [ruleset for ruleset in rulesets() if row_of(ruleset.id).encoding]


def register() -> None:
    """Make all environments known; twice does no harm."""
    import gymnasium as gym

    for ruleset in encoded():
        name = env_id(ruleset.id)
        if name not in gym.registry:
            gym.register(
                id=name,
                entry_point="firehouse.envs.team_env:FirehouseEnv",
                vector_entry_point="firehouse.envs.vector_env:FirehouseVectorEnv",
                kwargs={"ruleset": ruleset.id},
            )
